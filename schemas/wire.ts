/**
 * The wire format: the form fields a lead is posted with, under the CRM's own names, in the CRM's order. Form values go
 * in, flat records of strings come out. Nothing here posts anything.
 */
import './jitless.ts';
import * as z from 'zod/mini';
import type { ContactValues } from './contact.ts';
import type { LeadValues } from './lead.ts';
import { limits, postedLength } from './limits.ts';
import type { SubscribeValues } from './subscribe.ts';

/** The CRM's ids of the custom fields, unless the configuration names others. */
export const customFields = {
  designation: '00NUH000003VHUI',
  college_name: '00NUH000003VHUH',
  message: '00NUH000003VHUJ',
  location: '00NUH000003VHUK',
  services: '00NUH000003VHUL',
} as const;

/** Ids of the custom fields by key, as the configuration names them. */
export type CustomFieldIds = Readonly<Record<keyof typeof customFields, string>>;

/** Where addresses nobody gave seem to live. Must never receive mail: a company adopting the site changes it here. */
export const notProvidedDomain = 'wiselamp.example';

/** What travels in place of details a form does not ask for, or a visitor left out. */
export const fixedValues = {
  notApplicable: 'N/A',
  email: `not-provided@${notProvidedDomain}`,
  phone: '0000000000',
  subscriberName: 'Newsletter subscriber',
} as const;

function upTo(limit: number) {
  return z.string().check(z.refine((value) => postedLength(value) <= limit, `Over ${limit} characters.`));
}

/** A lead of the popup and inline forms, as posted. Unknown fields are refused. */
export const leadWire = z.strictObject({
  last_name: upTo(limits.last_name),
  email: upTo(limits.email),
  phone: upTo(limits.phone),
  [customFields.message]: upTo(limits.message),
});
export type LeadWire = z.infer<typeof leadWire>;

/** A lead of the contact page, as posted. Unknown fields are refused. */
export const contactWire = z.strictObject({
  first_name: upTo(limits.first_name),
  last_name: upTo(limits.last_name),
  email: upTo(limits.email),
  phone: upTo(limits.phone),
  company: upTo(limits.company),
  city: upTo(limits.city),
  state: upTo(limits.state),
  description: upTo(limits.description),
  [customFields.designation]: upTo(limits.designation),
  [customFields.college_name]: upTo(limits.college_name),
  [customFields.message]: upTo(limits.message),
  [customFields.location]: upTo(limits.location),
  [customFields.services]: upTo(limits.services),
});
export type ContactWire = z.infer<typeof contactWire>;

/** A newsletter subscription, as posted. Unknown fields are refused. */
export const subscribeWire = z.strictObject({
  email: upTo(limits.email),
  last_name: upTo(limits.last_name),
});
export type SubscribeWire = z.infer<typeof subscribeWire>;

/**
 * What every lead carries besides: the organisation (`oid`) and record type, ids of 15 or 18 characters, and the
 * address the CRM sends the browser back to, absolute http or https.
 */
export const envelopeSchema = z.object({
  oid: z.string().check(z.regex(/^00D(?:[A-Za-z0-9]{12}|[A-Za-z0-9]{15})$/, 'Not an organisation id: 00D…')),
  recordType: z
    .string()
    .check(z.regex(/^012(?:[A-Za-z0-9]{12}|[A-Za-z0-9]{15})$/, 'Not a record type id: 012…')),
  retURL: z.url({ protocol: /^https?$/, error: 'Not an absolute http(s) address.' }),
});
export type Envelope = z.infer<typeof envelopeSchema>;

/** Takes values `leadSchema` has accepted, and the CRM's ids of the custom fields. Consent stays behind. */
export function leadToWire(values: LeadValues, ids: CustomFieldIds = customFields): Record<string, string> {
  return {
    last_name: values.last_name,
    email: values.email,
    phone: values.phone,
    [ids.message]: values.message,
  };
}

/** The same for `contactSchema`. An empty email or phone travels as its fixed value. */
export function contactToWire(
  values: ContactValues,
  ids: CustomFieldIds = customFields,
): Record<string, string> {
  return {
    first_name: values.first_name,
    last_name: values.last_name,
    email: values.email || fixedValues.email,
    phone: values.phone || fixedValues.phone,
    company: fixedValues.notApplicable,
    city: fixedValues.notApplicable,
    state: fixedValues.notApplicable,
    description: fixedValues.notApplicable,
    [ids.designation]: values.designation,
    [ids.college_name]: values.college_name,
    [ids.message]: values.message,
    [ids.location]: values.location,
    [ids.services]: values.services,
  };
}

/** Takes values `subscribeSchema` has accepted. */
export function subscribeToWire(values: SubscribeValues): SubscribeWire {
  return { email: values.email, last_name: fixedValues.subscriberName };
}
