/**
 * The configuration of a build, read from environment variables. Everything has a default that works with the bundled
 * CRM sandbox; pointing the site at a real organisation without its ids stops the build with a message.
 */
import * as z from 'zod/mini';
import { extraFieldNames, extraFields, type ExtraField } from './extras.ts';
import { endpointMistakes, idMistakes } from './configMistakes.ts';
import { isSalesforceId, withCheckPart } from './salesforceId.ts';
import { fieldVariable, formFieldNames, unknownSettings, type FormField } from './settingNames.ts';
import { isLocal, usableAddress } from './webAddress.ts';
import { customFields } from './wire.ts';

/** What the sandbox accepts. Made up: no Salesforce organisation has these ids. */
export const sandboxDefaults = {
  oid: '00D000000000000AAA',
  recordType: '012000000000000AAA',
  port: 4174,
} as const;

const address = (name: string, example: string) =>
  z
    .string()
    .check(
      z.refine(
        (value) => usableAddress(value) !== undefined,
        `${name} is not a usable address. It should be an https:// address such as ${example} (http:// only for localhost).`,
      ),
    );

function mapNames<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}

/** An id of Salesforce: `what` it is and `where` an administrator finds it. */
const salesforceId = (variable: string, prefix: string, what: string, where: string) =>
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

const leadFields = 'Setup, Object Manager, Lead, Fields & Relationships';

const fieldId = (name: ExtraField | FormField, label: string) =>
  salesforceId(
    fieldVariable(name),
    '00N',
    `the id of a lead field for the ${label}`,
    `${leadFields}, the field; its id stands in the address`,
  );

const configSchema = z.object({
  siteUrl: address('VITE_SITE_URL', 'https://www.example.com'),
  crm: z.object({
    endpoint: address(
      'VITE_CRM_ENDPOINT',
      'https://webto.salesforce.com/servlet/servlet.WebToLead?encoding=UTF-8',
    ),
    oid: salesforceId('VITE_CRM_OID', '00D', 'the organisation id', 'Setup, Company Information'),
    recordType: salesforceId(
      'VITE_CRM_RECORD_TYPE',
      '012',
      'the lead record type id',
      'Setup, Object Manager, Lead, Record Types',
    ),
    /** What proves that a lead arrived: the CRM's answer read in the hidden frame, or an answered probe. */
    confirmation: z.enum(['frame', 'probe'], {
      error: () =>
        'VITE_CRM_CONFIRMATION should be frame (the default) or probe (for an organisation whose answer cannot be framed).',
    }),
    /** The CRM's fields for what visitors type, where Salesforce has no standard field. */
    formFields: z.object(mapNames(formFieldNames, (name) => fieldId(name, name.replace('_', ' ')))),
    /** The CRM's fields for what marketing wants to know; what has none is not sent. */
    fields: z.optional(
      z.partial(
        z.object(mapNames(extraFieldNames, (name) => fieldId(name, extraFields[name].label.toLowerCase()))),
      ),
    ),
    /** What every lead says about where it came from: a value of the CRM's list of lead sources. */
    leadSource: z.optional(
      z
        .string()
        .check(
          z.regex(
            /^(?!\s)[^\p{Cc}]{1,255}(?<!\s)$/u,
            'VITE_CRM_LEAD_SOURCE should be a lead source as your list has it, at most 255 characters (in Salesforce: Setup, Object Manager, Lead, Fields & Relationships, Lead Source).',
          ),
        ),
    ),
    /** The campaign that every lead becomes a member of. */
    campaign: z.optional(
      salesforceId(
        'VITE_CRM_CAMPAIGN_ID',
        '701',
        'the id of a campaign',
        'open the campaign; its id stands in the address',
      ),
    ),
  }),
  /** Where events go: to the page's `dataLayer`, or by post to an address. Unset, nothing is measured. */
  analytics: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => value === 'datalayer' || usableAddress(value) !== undefined,
          'VITE_ANALYTICS should be datalayer, or an https:// address that takes events by POST such as https://events.example.com/collect (http:// only for localhost).',
        ),
      ),
  ),
});

export type Config = z.infer<typeof configSchema>;

/** The mistakes in a configuration, one a line, each naming the variable and what it should be. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Environment variables; an empty one counts as unset. */
export type Variables = Record<string, string | undefined>;
/** A configuration that may still have mistakes. */
export type Candidate = z.input<typeof configSchema>;

/**
 * Reads the configuration from environment variables.
 * @param env the variables, such as `process.env`; empty strings count as unset. `ALLOW_SANDBOX` lets a site with a public
 * address send its leads to the sandbox
 * @param fallbackSiteUrl the public address of the site when `VITE_SITE_URL` is unset
 * @throws ConfigError naming each variable that is wrong
 */
export function parseConfig(env: Variables, fallbackSiteUrl: string): Config {
  const endpoint =
    env['VITE_CRM_ENDPOINT'] ||
    `http://localhost:${env['CRM_PORT'] || sandboxDefaults.port}/servlet/servlet.WebToLead?encoding=UTF-8`;
  // Ids of the sandbox are a default for the sandbox alone: with a real endpoint every lead would be refused in silence.
  const local = isLocal(usableAddress(endpoint)?.hostname ?? '');
  const extras = extraFieldNames.flatMap((name) => {
    const id = env[fieldVariable(name)];
    return id ? [[name, id]] : [];
  });
  const candidate: Candidate = {
    siteUrl: (env['VITE_SITE_URL'] || fallbackSiteUrl).replace(/\/+$/, ''),
    crm: {
      endpoint,
      oid: env['VITE_CRM_OID'] || (local ? sandboxDefaults.oid : ''),
      recordType: env['VITE_CRM_RECORD_TYPE'] || (local ? sandboxDefaults.recordType : ''),
      confirmation: (env['VITE_CRM_CONFIRMATION'] || 'frame') as 'frame',
      formFields: mapNames(formFieldNames, (name) => env[fieldVariable(name)] || customFields[name]),
      fields: extras.length > 0 ? (Object.fromEntries(extras) as Record<ExtraField, string>) : undefined,
      leadSource: env['VITE_CRM_LEAD_SOURCE'] || undefined,
      campaign: env['VITE_CRM_CAMPAIGN_ID'] || undefined,
    },
    analytics: env['VITE_ANALYTICS'] || undefined,
  };
  const result = configSchema.safeParse(candidate);
  const mistakes = [
    ...(result.error?.issues.map(({ message }) => message) ?? []),
    ...endpointMistakes(candidate, env),
    ...idMistakes(candidate, env),
    ...unknownSettings(Object.keys(env)),
  ];
  if (result.success && mistakes.length === 0) return result.data;
  const lines = mistakes.map((message) => `  - ${message}`);
  throw new ConfigError(`The site cannot be built with this configuration:\n${lines.join('\n')}`);
}
