import * as z from 'zod/mini';
import { asIs, fieldSchema, type NameOf } from './checks.ts';
import type { Fields, Moment } from './fields/field.ts';
import { newsletterEmail } from './fields/newsletterEmail.ts';

/** The newsletter. */
export const subscribeFields = { email: newsletterEmail } satisfies Fields;

/** The address comes out in the form in which a browser would send it. */
export const subscribeForm = (moment: Moment, nameOf: NameOf = asIs) =>
  z.object({ [nameOf('email')]: fieldSchema(newsletterEmail, moment) });
