/** The CRM as this build is configured: the names of inputs, and the fields of a form that posts without scripts. */
import type { Fields } from '../../schemas/fields/field';
import type { FormKind } from '../../schemas/forms';
import { envelope, relayEnvelope } from '../../schemas/salesforce/envelope';
import * as salesforce from '../../schemas/salesforce/wire';
import { env } from '../config/env';
import { anchors } from '../config/paths';

const { crm } = env;

/** The address that a lead is posted to. */
export const { endpoint } = crm;

/** The `name` of an input, so that its form can post without scripts. */
export const wireName = (field: string): string => salesforce.wireName(field, crm.formFields);

/** The posted value of an optional field that was left empty. */
export const placeholderOf = (field: string): string | undefined => salesforce.placeholders[field];

/** The fields of each kind of form that no visitor fills in. */
export const { fixedFields } = salesforce;

/**
 * The hidden fields of a form that posts without scripts. Each built page is one file, so Salesforce sends the visitor
 * back to the address that the page was built for.
 */
export const nativeFields = (kind: FormKind, returnPath: string): Record<string, string> => {
  const returnUrl = `${env.siteUrl}${returnPath}#${anchors.thanks}`;
  const addressed = import.meta.env.VITE_LEAD_RELAY ? relayEnvelope(returnUrl) : envelope(crm, returnUrl);
  return { ...addressed, ...fixedFields[kind] };
};

/** The visitor's entries in a post, with the labels of their form. */
export const readableFields = (
  fields: Fields,
  post: Readonly<Record<string, string>>,
): [label: string, value: string][] => salesforce.readableFields(fields, post, crm.formFields);
