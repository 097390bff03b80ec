import { email } from './fields/email.ts';
import type { Fields } from './fields/field.ts';
import { message } from './fields/message.ts';
import { fullName } from './fields/name.ts';
import { phone } from './fields/phone.ts';
import { withConsent } from './formSchema.ts';

/** The popup and inline lead forms. `last_name` holds the full name. */
export const leadFields = { last_name: fullName, email, phone, message } satisfies Fields;

export const leadSchema = withConsent(leadFields, 'submit');
export const leadLiveSchema = withConsent(leadFields, 'live');
