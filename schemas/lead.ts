import * as z from 'zod/mini';
import { emailLiveRules, emailRules } from './email.ts';
import { messageRules } from './message.ts';
import { leadNameRules } from './name.ts';
import { consentField, field, type RuleTable } from './ordered.ts';
import { phoneRules } from './phone.ts';
import { phoneDigits } from './phoneDigits.ts';

type LeadField = 'last_name' | 'email' | 'phone' | 'message';
export type LeadRules = Readonly<Record<LeadField, RuleTable>>;

/** What a submit of the popup and inline lead forms enforces. */
export const leadRules: LeadRules = {
  last_name: leadNameRules,
  email: emailRules,
  phone: phoneRules,
  message: messageRules,
};

/** What typing in the same forms shows: the same rules, with email's messages for typing. */
export const leadLiveRules: LeadRules = {
  last_name: leadNameRules,
  email: emailLiveRules,
  phone: phoneRules,
  message: messageRules,
};

function schemaFor(rules: LeadRules) {
  return z.object({
    last_name: field(rules.last_name),
    email: field(rules.email),
    phone: z.pipe(field(rules.phone), z.transform(phoneDigits)),
    message: field(rules.message),
    consent: consentField(),
  });
}

/** A lead form on submit. Untouched fields may be absent; the phone comes out as its 10 digits. */
export const leadSchema = schemaFor(leadRules);

/** A lead form while typing. Accepts and gives out the same values as {@link leadSchema}. */
export const leadLiveSchema = schemaFor(leadLiveRules);

export type LeadInput = z.input<typeof leadSchema>;
export type LeadValues = z.output<typeof leadSchema>;
