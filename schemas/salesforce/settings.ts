/** The part of the configuration that is about Salesforce, read from environment variables. */
import * as z from 'zod/mini';
import { mapNames } from '../mapNames.ts';
import type { Variables } from '../settingNames.ts';
import { isLocal, usableAddress } from '../webAddress.ts';
import { extraFieldLabels, extraFieldNames, type Extras } from './extras.ts';
import { FIELDS_SETTING, fieldSetting, formFieldIds, listedFieldIds, type FieldName } from './fieldIds.ts';
import { customFieldNames, sandboxDefaults, WEB_TO_LEAD_PATH } from './ids.ts';
import { isSalesforceId, withCheckPart } from './recordId.ts';

export const crmSettingNames = [
  'VITE_CRM_ENDPOINT',
  'VITE_CRM_OID',
  'VITE_CRM_RECORD_TYPE',
  'VITE_CRM_CONFIRMATION',
  'VITE_CRM_LEAD_SOURCE',
  'VITE_CRM_CAMPAIGN_ID',
  FIELDS_SETTING,
];

/** An address setting, with an example for its error message. */
export const addressSetting = (variable: string, example: string) =>
  z
    .string()
    .check(
      z.refine(
        (value) => usableAddress(value) !== undefined,
        `${variable} is not a usable address. It should be an https:// address such as ${example} (http:// only for localhost).`,
      ),
    );

/** An id: `what` it is and `where` an administrator finds it. */
const recordId = (variable: string, prefix: string, what: string, where: string) =>
  z.string().check(({ value, issues }) => {
    const fail = (message: string) => issues.push({ code: 'custom', input: value, message });
    if (!isSalesforceId(value, prefix)) {
      fail(
        `${variable} should be ${what}: 15 or 18 letters and digits starting with ${prefix} (in Salesforce: ${where}).`,
      );
    } else if (value.length === 18 && value !== sandboxDefaults.oid && value !== withCheckPart(value)) {
      fail(
        `${variable} has a mistake: its first 15 characters belong to ${withCheckPart(value)}. Capital and small letters differ, so copy the id again (in Salesforce: ${where}).`,
      );
    }
  });

const LEAD_FIELDS_MENU = 'Setup, Object Manager, Lead, Fields & Relationships';

const fieldId = (name: FieldName, label: string) =>
  recordId(
    fieldSetting(name),
    '00N',
    `the id of a lead field for the ${label}`,
    `${LEAD_FIELDS_MENU}, the field; its id is in the address`,
  );

export const crmSchema = z.object({
  endpoint: addressSetting(
    'VITE_CRM_ENDPOINT',
    `https://webto.salesforce.com${WEB_TO_LEAD_PATH}?encoding=UTF-8`,
  ),
  oid: recordId('VITE_CRM_OID', '00D', 'the organisation id', 'Setup, Company Information'),
  recordType: recordId(
    'VITE_CRM_RECORD_TYPE',
    '012',
    'the lead record type id',
    'Setup, Object Manager, Lead, Record Types',
  ),
  /** The proof that a lead arrived: the CRM's answer read in the hidden frame, or any answer to the post. */
  confirmation: z.enum(['frame', 'probe'], {
    error: () =>
      'VITE_CRM_CONFIRMATION should be frame (the default) or probe (for an organisation whose answer cannot be framed).',
  }),
  /** The custom fields for what visitors type. */
  formFields: z.object(mapNames(customFieldNames, (name) => fieldId(name, name.replaceAll('_', ' ')))),
  /** The custom fields for marketing; what has none is not sent. */
  fields: z.optional(
    z.partial(
      z.object(mapNames(extraFieldNames, (name) => fieldId(name, extraFieldLabels[name].toLowerCase()))),
    ),
  ),
  /** The source of every lead: a value of the CRM's list of lead sources. */
  leadSource: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[^\p{Cc}]{1,255}$/u,
          'VITE_CRM_LEAD_SOURCE should be a lead source as your list has it, at most 255 characters (in Salesforce: Setup, Object Manager, Lead, Fields & Relationships, Lead Source).',
        ),
      ),
  ),
  /** The campaign that every lead becomes a member of. */
  campaign: z.optional(
    recordId(
      'VITE_CRM_CAMPAIGN_ID',
      '701',
      'the id of a campaign',
      'open the campaign; its id is in the address',
    ),
  ),
});

/** Settings that may still have mistakes. */
export type CrmCandidate = Omit<z.input<typeof crmSchema>, 'confirmation'> & { confirmation: string };

/** The settings from environment variables. Without any, leads go to the sandbox. */
export function crmCandidate(env: Variables): CrmCandidate {
  const endpoint =
    env['VITE_CRM_ENDPOINT'] ||
    `http://localhost:${env['CRM_PORT'] || sandboxDefaults.port}${WEB_TO_LEAD_PATH}?encoding=UTF-8`;
  // The sandbox's ids are defaults for the sandbox only: a real endpoint would silently refuse every lead, or lose
  // its message.
  const local = isLocal(usableAddress(endpoint)?.hostname ?? '');
  const { ids } = listedFieldIds(env);
  const extras: Extras = Object.fromEntries(
    extraFieldNames.flatMap((name) => (ids[name] ? [[name, ids[name]]] : [])),
  );
  return {
    endpoint,
    oid: env['VITE_CRM_OID'] || (local ? sandboxDefaults.oid : ''),
    recordType: env['VITE_CRM_RECORD_TYPE'] || (local ? sandboxDefaults.recordType : ''),
    confirmation: env['VITE_CRM_CONFIRMATION'] || 'frame',
    formFields: formFieldIds(env, local),
    fields: Object.keys(extras).length > 0 ? extras : undefined,
    leadSource: env['VITE_CRM_LEAD_SOURCE'] || undefined,
    campaign: env['VITE_CRM_CAMPAIGN_ID'] || undefined,
  };
}
