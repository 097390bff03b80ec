/** The CRM as this build is configured: form values in, the fields of a post out. */
import type { ContactValues } from '../../schemas/contact';
import type { Fields } from '../../schemas/fields/field';
import { message } from '../../schemas/fields/message';
import type { FormKind } from '../../schemas/forms';
import type { LeadValues } from '../../schemas/lead';
import { markedAsSpam } from '../../schemas/salesforce/spamMark';
import * as salesforce from '../../schemas/salesforce/wire';
import type { SubscribeValues } from '../../schemas/subscribe';
import { env } from '../config/env';
import { anchors } from '../config/paths';
import { wireEnvelope } from './wireEnvelope';

const { crm } = env;

/** The address that a lead is posted to. */
export const { endpoint } = crm;

export interface ValuesOf {
  lead: LeadValues;
  contact: ContactValues;
  subscribe: SubscribeValues;
}

/** The `name` of an input, so that its form can post without scripts. */
export const wireName = (field: string): string => salesforce.wireName(field, crm.formFields);

/** The posted value of an optional field that was left empty. */
export const placeholderOf = (field: string): string | undefined => salesforce.placeholders[field];

/**
 * The fields of one post.
 * @param kind the form that the values come from
 * @param values what that form's schema accepted
 * @param returnUrl the absolute address of the page, where the CRM sends the hidden frame
 * @param suspicious whether the honeypot was filled
 */
export function postFields<Kind extends FormKind>(
  kind: Kind,
  values: ValuesOf[Kind],
  returnUrl: string,
  suspicious = false,
): Record<string, string> {
  const fields = salesforce.toWire(kind, { ...values }, crm.formFields);
  const name = wireName('message') in fields ? wireName('message') : 'last_name';
  const marked = suspicious && { [name]: markedAsSpam(fields[name] ?? '', message.limit) };
  return { ...wireEnvelope(returnUrl), ...fields, ...marked };
}

/**
 * The hidden fields of a form that posts without scripts. Each built page is one file, so Salesforce sends the visitor
 * back to the address that the page was built for.
 */
export const nativeFields = (kind: FormKind, returnPath: string): Record<string, string> => ({
  ...wireEnvelope(`${env.siteUrl}${returnPath}#${anchors.thanks}`),
  ...salesforce.fixedFields[kind],
});

/** The visitor's entries in a post, with the labels of their form. */
export const readableFields = (
  fields: Fields,
  post: Readonly<Record<string, string>>,
): [label: string, value: string][] => salesforce.readableFields(fields, post, crm.formFields);
