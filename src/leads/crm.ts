/** The CRM as this build is configured: the names of inputs, and the fields of a form that posts without scripts. */
import type { Config } from '../../schemas/config';
import type { Fields } from '../../schemas/fields/field';
import { envelope, relayEnvelope } from '../../schemas/salesforce/envelope';
import { extrasToWire } from '../../schemas/salesforce/extras';
import * as salesforce from '../../schemas/salesforce/wire';
import { env } from '../config/env';
import { anchors } from '../config/paths';
import { formCatalogue, type FormId } from './formCatalogue';

/** The address that a lead is posted to. */
export const { endpoint } = env.crm;

/** The `name` of an input, so that its form can post without scripts. */
export const wireName = (field: string): string => salesforce.wireName(field, env.crm.formFields);

/** The fields of a form that no visitor fills in. */
export const fixedFieldsOf = (form: FormId): Readonly<Record<string, string>> =>
  salesforce.fixedFields[formCatalogue[form].kind];

/**
 * The hidden fields of a form that posts without scripts, as far as they are known when the page is built. Each built page
 * is one file, so Salesforce sends the visitor back to the address that the page was built for.
 */
export const nativeFields = (form: FormId, path: string, config: Config = env): Record<string, string> => {
  const returnUrl = `${config.siteUrl}${path}#${anchors.thanks}`;
  const { crm } = config;
  return {
    ...(import.meta.env.VITE_LEAD_RELAY ? relayEnvelope(returnUrl) : envelope(crm, returnUrl)),
    ...fixedFieldsOf(form),
    ...extrasToWire({ form, page: path }, crm.fields ?? {}),
  };
};

/** The visitor's entries in a post, with the labels of their form. */
export const readableFields = (
  fields: Fields,
  post: Readonly<Record<string, string>>,
): [label: string, value: string][] => salesforce.readableFields(fields, post, env.crm.formFields);
