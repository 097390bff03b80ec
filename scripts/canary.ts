/**
 * `npm run canary`: sends one marked test lead to the CRM that the site is configured for, as a form of the site would.
 * `-- --dry-run` only prints it. Exits with 0 when the CRM confirms the lead.
 */
import { parseArgs } from 'node:util';
import type { Config } from '../schemas/config.ts';
import { environment } from '../schemas/environment.mjs';
import { samplesOf } from '../schemas/fields/field.ts';
import { isProgram } from '../schemas/isProgram.mjs';
import { leadFields, leadForm } from '../schemas/lead.ts';
import { envelope } from '../schemas/salesforce/envelope.ts';
import { extrasToWire } from '../schemas/salesforce/extras.ts';
import { toWire } from '../schemas/salesforce/wire.ts';
import { readConfig } from './config.ts';

/** The fields of a post that says it is a test, mapped like every lead of the site. */
export function canaryFields({ crm, siteUrl }: Config, now: Date): Record<string, string> {
  const when = now.toISOString();
  const values = leadForm('submit').parse({
    ...samplesOf(leadFields),
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

/** The CRM's answer; undefined when there is none in time. */
async function answerOf(endpoint: string, fields: Record<string, string>) {
  try {
    return await fetch(endpoint, {
      method: 'POST',
      body: new URLSearchParams(fields),
      // The redirect back to the site is for browsers.
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    });
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') return undefined;
    throw error;
  }
}

/** Posts the fields to an endpoint. Says what happened and what to do. */
export async function send(endpoint: string, fields: Record<string, string>) {
  const response = await answerOf(endpoint, fields);
  if (!response) {
    const message =
      'No answer within 30 s. The lead may have arrived: look for it in the CRM before sending another.';
    return { accepted: false, message };
  }
  const { status, headers } = response;
  // Salesforce answers 200 to nearly everything. Only this header says whether it made a lead.
  const processed = headers.get('is-processed');
  const answer = `status ${status}, is-processed: ${processed ?? 'missing'}`;
  if (status >= 400) return { accepted: false, message: `The CRM refused the post (${answer}).` };
  // A validation rule's refusal can look like "true Exception:…".
  if (processed?.startsWith('true') && !processed.includes('Exception'))
    return { accepted: true, message: `The CRM accepted the lead (${answer}).` };
  const message = processed
    ? `The CRM made no lead (${answer}).`
    : `The CRM did not say whether it made a lead (${answer}). Look for the lead there, and check the endpoint and the organisation id.`;
  return { accepted: false, message };
}

if (isProgram(import.meta.url)) {
  await import('./explain.ts');
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  const config = readConfig();
  if (config.relay && !environment()['VITE_CRM_ENDPOINT'])
    throw new Error(
      'This site sends its leads to the relay, and no CRM is set. Run the canary where the relay runs, with its settings.',
    );
  if (config.relay)
    console.warn('This tests the CRM alone: visitors send their leads to the relay, which sends them on.');
  const fields = canaryFields(config, new Date());
  console.log(`POST ${config.crm.endpoint}`);
  for (const [name, value] of Object.entries(fields)) console.log(`  ${name} = ${value}`);
  if (values['dry-run']) console.log('Nothing was sent.');
  else {
    const { accepted, message } = await send(config.crm.endpoint, fields);
    console.log(message);
    if (!accepted) process.exitCode = 1;
  }
}
