import { email } from './fields/email.ts';
import { optional, requiredMessage, type Field, type Fields } from './fields/field.ts';
import { message } from './fields/message.ts';
import { designation, firstName, lastName, location, services } from './fields/name.ts';
import { collegeName } from './fields/organisation.ts';
import { optionalPhoneHint, phone } from './fields/phone.ts';
import { withConsent } from './formSchema.ts';

/** On submit every empty required field says the same; while typing each kind of field has its own message. */
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
  email: optional(email, 'Optional if you leave a phone number.'),
  phone: optional(phone, optionalPhoneHint),
} satisfies Fields;

export const contactSchema = withConsent(contactFields, 'submit');
export const contactLiveSchema = withConsent(contactFields, 'live');
