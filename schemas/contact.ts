import * as z from 'zod/mini';
import { asIs, fieldSchema, type NameOf } from './checks.ts';
import { email } from './fields/email.ts';
import { optional, requiredMessage, type Field, type Fields, type Moment } from './fields/field.ts';
import { message } from './fields/message.ts';
import { designation, firstName, lastName, location, services } from './fields/name.ts';
import { collegeName } from './fields/organisation.ts';
import { optionalPhoneHint, phone } from './fields/phone.ts';

/** On submit every empty required field has this message; while typing, each kind of field has its own. */
const required = (field: Field) => requiredMessage(field, 'This field is required');

/** The contact page: seven required fields, two optional ones. */
export const contactFields = {
  first_name: required(firstName),
  last_name: required(lastName),
  designation: required(designation),
  college_name: required(collegeName),
  services: required(services),
  location: required(location),
  message: required(message),
  email: optional(email, 'Leave an email or a phone number, or we cannot reply.'),
  phone: optional(phone, optionalPhoneHint),
} satisfies Fields;

/**
 * The schema of the contact form, for a submit or for typing.
 * @param nameOf turns a field's name into its key in the values, such as the name by which the CRM knows it
 */
export const contactForm = (moment: Moment, nameOf: NameOf = asIs) =>
  z.object({
    [nameOf('first_name')]: fieldSchema(contactFields.first_name, moment),
    [nameOf('last_name')]: fieldSchema(contactFields.last_name, moment),
    [nameOf('designation')]: fieldSchema(contactFields.designation, moment),
    [nameOf('college_name')]: fieldSchema(contactFields.college_name, moment),
    [nameOf('services')]: fieldSchema(contactFields.services, moment),
    [nameOf('location')]: fieldSchema(contactFields.location, moment),
    [nameOf('message')]: fieldSchema(contactFields.message, moment),
    [nameOf('email')]: fieldSchema(contactFields.email, moment),
    [nameOf('phone')]: fieldSchema(contactFields.phone, moment),
  });
