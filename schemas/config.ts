/**
 * The configuration of a build, read from environment variables. Every setting has a default that works with the bundled
 * CRM sandbox; a real organisation without its ids stops the build with a message.
 */
import * as z from 'zod/mini';
import { mapNames } from './mapNames.ts';
import { extraFieldNames } from './salesforce/extras.ts';
import { customFieldNames } from './salesforce/ids.ts';
import { crmMistakes } from './salesforce/mistakes.ts';
import { addressSetting, crmCandidate, crmSchema, crmSettingNames } from './salesforce/settings.ts';
import { unknownSettings, type Variables } from './settingNames.ts';
import { isHostAlone, originOf, usableAddress } from './webAddress.ts';

const configSchema = z.object({
  siteUrl: addressSetting('VITE_SITE_URL', 'https://www.example.com').check(
    z.refine(
      (value) => usableAddress(value) === undefined || isHostAlone(value),
      'VITE_SITE_URL has something after the host. It should be a host alone, such as https://www.example.com: the site cannot be in a folder.',
    ),
  ),
  crm: crmSchema,
  /** The relay that takes the leads, instead of the CRM itself. */
  relay: z.optional(
    addressSetting('VITE_LEAD_RELAY', 'https://www.example.com/leads').check(
      z.refine(
        // At another path than its own the relay answers 404, and no lead arrives.
        (value) => !usableAddress(value)?.pathname.endsWith('/'),
        'VITE_LEAD_RELAY has no path, or one that ends in a slash. It should be the full address of the relay, such as https://leads.example.com/leads: the relay takes leads at /leads.',
      ),
    ),
  ),
  /** The public key of Cloudflare Turnstile, whose tokens the relay checks. */
  turnstileSiteKey: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[\w-]{3,100}$/,
          'VITE_TURNSTILE_SITE_KEY should be a site key such as 0x4AAAAAAADnPIDROrmt1Wwj (in Cloudflare: Turnstile, the widget).',
        ),
      ),
  ),
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

export const settingNames = [
  'VITE_SITE_URL',
  'VITE_LEAD_RELAY',
  'VITE_TURNSTILE_SITE_KEY',
  'VITE_ANALYTICS',
  ...crmSettingNames,
];

/**
 * The configuration as pages carry it. With a relay that is the relay's address and plain field names: the organisation's
 * ids stay on the server.
 */
export function publicConfig(config: Config): Config {
  const { relay, crm } = config;
  if (!relay) return config;
  const plain = <Name extends string>(names: readonly Name[]) => mapNames(names, (name) => name);
  const extras = extraFieldNames.filter((name) => name === 'lead_id' || crm.fields?.[name]);
  return {
    ...config,
    crm: {
      endpoint: relay,
      oid: '',
      recordType: '',
      confirmation: 'frame',
      formFields: plain(customFieldNames),
      fields: plain(extras),
    },
  };
}

/** The mistakes in a configuration, one a line, each naming the variable and what it should be. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * The variables without spaces and line breaks around their values: `set RELAY=1 && npm start` in Windows leaves a space, and a
 * copied id a line break.
 */
export const trimmed = (variables: Variables): Variables =>
  Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, value?.trim()]));

/**
 * Reads the configuration from environment variables.
 * @param variables such as `process.env`; empty strings count as unset. `ALLOW_SANDBOX=1` lets a site with a public address send
 * its leads to the sandbox
 * @param fallbackSiteUrl the public address of the site when `VITE_SITE_URL` is unset
 * @throws ConfigError naming each variable that is wrong
 */
export function parseConfig(variables: Variables, fallbackSiteUrl: string): Config {
  // Here too, because on Cloudflare Workers the variables do not come from environment.mjs.
  const env = trimmed(variables);
  const candidate = {
    siteUrl: originOf((env['VITE_SITE_URL'] || fallbackSiteUrl).replace(/\/+$/, '')),
    crm: crmCandidate(env),
    relay: env['VITE_LEAD_RELAY'] || undefined,
    turnstileSiteKey: env['VITE_TURNSTILE_SITE_KEY'] || undefined,
    analytics: env['VITE_ANALYTICS'] || undefined,
  };
  const result = configSchema.safeParse(candidate);
  const mistakes = [
    ...(result.error?.issues.map(({ message }) => message) ?? []),
    ...(candidate.turnstileSiteKey && !candidate.relay
      ? ['VITE_TURNSTILE_SITE_KEY needs VITE_LEAD_RELAY: only the relay checks the tokens of Turnstile.']
      : []),
    ...crmMistakes(candidate.siteUrl, candidate.crm, env),
    ...unknownSettings(Object.keys(env), settingNames),
  ];
  if (result.success && mistakes.length === 0) return result.data;
  const lines = mistakes.map((message) => `  - ${message}`);
  throw new ConfigError(`The site cannot be built with this configuration:\n${lines.join('\n')}`);
}
