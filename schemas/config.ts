/**
 * The configuration of a build, read from environment variables. Everything has a default that works with the bundled
 * CRM sandbox; pointing the site at a real organisation without its ids stops the build with a message.
 */
import * as z from 'zod/mini';
import { extraFieldNames, extraFields, type ExtraField } from './extras.ts';
import { customFields } from './wire.ts';

/** What the sandbox accepts. Made up: no Salesforce organisation has these ids. */
export const sandboxDefaults = {
  oid: '00D000000000000AAA',
  recordType: '012000000000000AAA',
  port: 4174,
} as const;

const salesforceId = (prefix: string) => new RegExp(`^${prefix}[A-Za-z0-9]{12}([A-Za-z0-9]{3})?$`);
const isLocal = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

const isAddress = (value: string) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal(url.hostname));
};

const address = (name: string, example: string) =>
  z
    .string()
    .check(
      z.refine(
        isAddress,
        `${name} is not a usable address. It should be an https:// address such as ${example} (http:// only for localhost).`,
      ),
    );

function mapNames<Value>(valueOf: (name: ExtraField) => Value): Record<ExtraField, Value> {
  return Object.fromEntries(extraFieldNames.map((name) => [name, valueOf(name)])) as Record<
    ExtraField,
    Value
  >;
}

/** The variable that names the CRM's field for something marketing wants to know, such as VITE_CRM_FIELD_LEAD_ID. */
export const fieldVariable = (name: ExtraField): string => `VITE_CRM_FIELD_${name.toUpperCase()}`;

const fieldId = (name: ExtraField) =>
  z
    .string()
    .check(
      z.regex(
        salesforceId('00N'),
        `${fieldVariable(name)} should be the id of a lead field for the ${extraFields[name].label.toLowerCase()}: 15 or 18 letters and digits starting with 00N (in Salesforce: Setup, Object Manager, Lead, Fields & Relationships, the field; its id stands in the address).`,
      ),
    );

/** Salesforce writes an id with 15 characters, or with 18 when a check part is added; both name the same field. */
const sameField = (id: string) => id.slice(0, 15);

/** Two values in one field would reach the CRM as one of them. */
const fieldIds = z.partial(z.object(mapNames(fieldId))).check(({ value, issues }) => {
  const taken = new Map<string, string>(
    Object.entries(customFields).map(([name, id]) => [sameField(id), `the form field ${name}`]),
  );
  for (const name of extraFieldNames) {
    const id = value[name];
    if (id === undefined) continue;
    const other = taken.get(sameField(id));
    const message = `${fieldVariable(name)} names the same field as ${other}. Each should have a field of its own.`;
    if (other) issues.push({ code: 'custom', input: value, path: [name], message });
    taken.set(sameField(id), fieldVariable(name));
  }
});

const configSchema = z.object({
  siteUrl: address('VITE_SITE_URL', 'https://www.example.com'),
  crm: z.object({
    endpoint: address(
      'VITE_CRM_ENDPOINT',
      'https://webto.salesforce.com/servlet/servlet.WebToLead?encoding=UTF-8',
    ),
    oid: z
      .string()
      .check(
        z.regex(
          salesforceId('00D'),
          'VITE_CRM_OID should be the organisation id: 15 or 18 letters and digits starting with 00D (in Salesforce: Setup, Company Information).',
        ),
      ),
    recordType: z
      .string()
      .check(
        z.regex(
          salesforceId('012'),
          'VITE_CRM_RECORD_TYPE should be the lead record type id: 15 or 18 letters and digits starting with 012 (in Salesforce: Setup, Object Manager, Lead, Record Types).',
        ),
      ),
    /** What proves that a lead arrived: the CRM's answer read in the hidden frame, or an answered probe. */
    confirmation: z.enum(['frame', 'probe'], {
      error: () =>
        'VITE_CRM_CONFIRMATION should be frame (the default) or probe (for an organisation whose answer cannot be framed).',
    }),
    /** The CRM's fields for what marketing wants to know; what has none is not sent. */
    fields: z.optional(fieldIds),
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
      z
        .string()
        .check(
          z.regex(
            salesforceId('701'),
            'VITE_CRM_CAMPAIGN_ID should be the id of a campaign: 15 or 18 letters and digits starting with 701 (in Salesforce: open the campaign; its id stands in the address).',
          ),
        ),
    ),
  }),
  /** Where events go: to the page's `dataLayer`, or by post to an address. Unset, nothing is measured. */
  analytics: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => value === 'datalayer' || isAddress(value),
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

/**
 * Reads the configuration from environment variables.
 * @param env the variables, such as `process.env`; empty strings count as unset
 * @param fallbackSiteUrl the public address of the site when `VITE_SITE_URL` is unset
 * @throws ConfigError naming each variable that is wrong
 */
export function parseConfig(env: Record<string, string | undefined>, fallbackSiteUrl: string): Config {
  const endpoint =
    env['VITE_CRM_ENDPOINT'] ||
    `http://localhost:${env['CRM_PORT'] || sandboxDefaults.port}/servlet/servlet.WebToLead?encoding=UTF-8`;
  // Ids of the sandbox are a default for the sandbox alone: with a real endpoint every lead would be refused in silence.
  const local = URL.canParse(endpoint) && isLocal(new URL(endpoint).hostname);
  const fields = Object.entries(mapNames((name) => env[fieldVariable(name)] || undefined)).filter(
    ([, id]) => id,
  );
  const result = configSchema.safeParse({
    siteUrl: (env['VITE_SITE_URL'] || fallbackSiteUrl).replace(/\/+$/, ''),
    crm: {
      endpoint,
      oid: env['VITE_CRM_OID'] || (local ? sandboxDefaults.oid : ''),
      recordType: env['VITE_CRM_RECORD_TYPE'] || (local ? sandboxDefaults.recordType : ''),
      confirmation: env['VITE_CRM_CONFIRMATION'] || 'frame',
      fields: fields.length > 0 ? Object.fromEntries(fields) : undefined,
      leadSource: env['VITE_CRM_LEAD_SOURCE'] || undefined,
      campaign: env['VITE_CRM_CAMPAIGN_ID'] || undefined,
    },
    analytics: env['VITE_ANALYTICS'] || undefined,
  });
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  - ${issue.message}`);
  throw new ConfigError(`The site cannot be built with this configuration:\n${lines.join('\n')}`);
}
