import type { Config } from '../../schemas/config.ts';
import { leadFields, leadSchema } from '../../schemas/lead.ts';
import { envelope } from '../../schemas/salesforce/envelope.ts';
import { extrasToWire } from '../../schemas/salesforce/extras.ts';
import { toWire } from '../../schemas/salesforce/wire.ts';

/** The fields of a post that says it is a test, mapped like any lead of the site. */
export function canaryFields({ crm, siteUrl }: Config, now: Date): Record<string, string> {
  const when = now.toISOString();
  const samples = Object.entries(leadFields).map(([name, { sample }]) => [name, sample]);
  const values = leadSchema.parse({
    ...Object.fromEntries(samples),
    last_name: 'Canary Test',
    email: `canary@${new URL(siteUrl).hostname.replace(/^localhost$/, 'localhost.example')}`,
    message: `Canary: a test lead of ${siteUrl}, sent by a program on ${when}. Please delete it.`,
  });
  return {
    ...envelope(crm, `${siteUrl}/`),
    ...toWire('lead', values, crm.formFields),
    ...extrasToWire({ lead_id: `canary-${when}`, form: 'canary', page: '/' }, crm.fields ?? {}),
  };
}
