import * as z from 'zod/mini';
import { asIs, fieldSchema, type NameOf } from './checks.ts';
import { email } from './fields/email.ts';
import type { Fields, Moment } from './fields/field.ts';
import { message } from './fields/message.ts';
import { fullName } from './fields/name.ts';
import { phone } from './fields/phone.ts';

/** The fields of the popup and inline lead forms, in the order on screen. `last_name` holds the full name. */
export const leadFields = { last_name: fullName, email, phone, message } satisfies Fields;

/** Both moments accept the same values and give out the same ones; while typing an email has another message. */
export const leadForm = (moment: Moment, nameOf: NameOf = asIs) =>
  z.object({
    [nameOf('last_name')]: fieldSchema(fullName, moment),
    [nameOf('email')]: fieldSchema(email, moment),
    [nameOf('phone')]: fieldSchema(phone, moment),
    [nameOf('message')]: fieldSchema(message, moment),
  });
