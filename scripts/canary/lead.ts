/** A lead that says of itself that it is a test, made by the mapping that the forms use. */
import type { Config } from '../../schemas/config.ts';
import { extrasToWire } from '../../schemas/extras.ts';
import { leadSchema } from '../../schemas/lead.ts';

/** The fields of one canary, as a lead form of the site would post them. */
export async function canaryFields(config: Config, now: Date): Promise<Record<string, string>> {
  // The adapter takes its configuration from the build; here there is none.
  Object.assign(globalThis, { __CONFIG__: config });
  const { webToLead } = await import('../../src/leads/webToLead.ts');
  const when = now.toISOString();
  const values = leadSchema.parse({
    last_name: 'Canary Test',
    email: `canary@${new URL(config.siteUrl).hostname.replace(/^localhost$/, 'localhost.example')}`,
    phone: '9000000000',
    message: `Canary: a test lead of ${config.siteUrl}, sent by a program on ${when}. Please delete it.`,
    consent: false,
  });
  return {
    ...webToLead('lead', values, `${config.siteUrl}/`),
    ...extrasToWire({ lead_id: `canary-${when}`, form: 'canary', page: '/' }, config.crm.fields ?? {}),
  };
}
