/**
 * The configuration of a build, read from environment variables. Everything has a default that works with the bundled
 * CRM sandbox; pointing the site at a real organisation without its ids stops the build with a message.
 */
import * as z from 'zod/mini';

/** What the sandbox accepts. Made up: no Salesforce organisation has these ids. */
export const sandboxDefaults = {
  oid: '00D000000000000AAA',
  recordType: '012000000000000AAA',
  port: 4174,
} as const;

const salesforceId = (prefix: string) => new RegExp(`^${prefix}[A-Za-z0-9]{12}([A-Za-z0-9]{3})?$`);
const isLocal = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

const address = (name: string, example: string) =>
  z.string().check(
    z.refine((value) => {
      const url = URL.canParse(value) ? new URL(value) : undefined;
      return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal(url.hostname));
    }, `${name} is not a usable address. It should be an https:// address such as ${example} (http:// only for localhost).`),
  );

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
  }),
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
  const result = configSchema.safeParse({
    siteUrl: (env['VITE_SITE_URL'] || fallbackSiteUrl).replace(/\/+$/, ''),
    crm: {
      endpoint,
      oid: env['VITE_CRM_OID'] || (local ? sandboxDefaults.oid : ''),
      recordType: env['VITE_CRM_RECORD_TYPE'] || (local ? sandboxDefaults.recordType : ''),
      confirmation: env['VITE_CRM_CONFIRMATION'] || 'frame',
    },
  });
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  - ${issue.message}`);
  throw new ConfigError(`The site cannot be built with this configuration:\n${lines.join('\n')}`);
}
