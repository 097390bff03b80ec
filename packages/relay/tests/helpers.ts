import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { firstFailure, leadFields, rulesOf, samplesOf } from '../../../schemas/index.ts';
import { fieldList } from '../../../schemas/salesforce/fieldIds.ts';
import { customFieldIds } from '../../../schemas/salesforce/ids.ts';
import { temporaryFolder } from '../../../tests/helpers/temporaryFolder.ts';
import { MINUTE } from '../durations.ts';
import { startRelay } from '../node/server.ts';
import { openStorage } from '../node/storage.ts';
import type { Storage } from '../ports.ts';
import { createRelay } from '../relay.ts';
import { parseRelaySettings } from '../settings.ts';

export const SITE = 'https://www.example.com';
const SITEVERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
export const TOKEN = 'a long password';
export const PHONE = leadFields.phone.sample;
/** A number that ends too early, and what the forms say of it. */
export const SHORT_PHONE = PHONE.slice(0, 5);
export const SHORT_PHONE_SAYS = firstFailure(rulesOf(leadFields.phone, 'submit'), SHORT_PHONE)?.message ?? '';
/** The id of the CRM's field for the lead number. */
export const NUMBER = '00N5g000000Abcd';
export const settings = {
  VITE_SITE_URL: SITE,
  VITE_CRM_ENDPOINT: 'https://crm.example.org/servlet/servlet.WebToLead',
  VITE_CRM_OID: '00D5g000004Abcd',
  VITE_CRM_RECORD_TYPE: '0125g000000Abcd',
  VITE_CRM_FIELDS: fieldList({ ...customFieldIds, lead_id: NUMBER }),
  RELAY_TOKEN: TOKEN,
  RELAY_HOSTS: 'relay.example.com',
};

/** The visitor's, unless a test says otherwise. */
const ADDRESS = '203.0.113.7';

/** When a simulation begins. */
export const START = Date.parse('2026-11-23T09:00:00Z');

type Fields = Record<string, string>;

/** The header of an operator. */
export const signIn = (password: string) => ({ authorization: `Basic ${btoa(`operator:${password}`)}` });
const signedIn = { ...signIn(TOKEN), 'sec-fetch-site': 'same-origin' };

/** An answer of the CRM. `processed` is its header is-processed. */
export const answer =
  ({ processed, status = 200, location }: { processed?: string; status?: number; location?: string } = {}) =>
  () => {
    const headers = new Headers();
    if (processed !== undefined) headers.set('is-processed', processed);
    if (location !== undefined) headers.set('location', location);
    return new Response('', { status, headers });
  };

/** How the CRM says that it has a lead. */
export const stored = answer({ processed: 'true' });
export const refusal = answer({ processed: 'false Bad record type' });

/** The setting that makes the relay send alerts. */
export const withWebhook = { RELAY_WEBHOOK: 'https://hooks.example.org/x' };

/** A relay on a simulated clock, with a CRM whose answers a test decides. */
export function simulate(
  changes: Fields = {},
  storage: Storage = temporaryStorage(),
  verify: (token: string) => Response | Promise<Response> = (token) =>
    Response.json({ success: token === 'valid' }),
) {
  let queue: { id: string; at: number }[] = [];
  const arrived: Fields[] = [];
  const alerts: string[] = [];
  const crm = { answer: (): Response | Promise<Response> => stored() };
  /** What happens while the webhook takes an alert, and its answer. */
  const webhook = {
    meanwhile: async (): Promise<void> => {},
    answer: (): Response | Promise<Response> => new Response('ok'),
  };
  const outage = { queue: false };
  let now = START;
  const start = () =>
    createRelay({
      settings: parseRelaySettings({ ...settings, ...changes }, SITE),
      storage,
      queue: {
        push: (id, delay) => {
          if (outage.queue) throw new Error('the queue takes nothing');
          queue.push({ id, at: now + delay });
        },
      },
      now: () => now,
      fetch: async (address, init) => {
        if (address === changes['RELAY_WEBHOOK']) {
          alerts.push((JSON.parse(init?.body as string) as { text: string }).text);
          await webhook.meanwhile();
          return webhook.answer();
        }
        if (address === SITEVERIFY) {
          const { secret, response = '' } = Object.fromEntries(init.body as URLSearchParams);
          expect(secret).toBe(changes['RELAY_TURNSTILE_SECRET']);
          return verify(response);
        }
        const response = await crm.answer();
        if (response.ok) arrived.push(Object.fromEntries(init?.body as URLSearchParams));
        return response;
      },
    });
  let relay = start();
  /** Posts any body, also one that is no form. */
  const send = async (init: RequestInit & { duplex?: 'half' }, address = ADDRESS) =>
    relay.handle(new Request('https://relay.example.com/leads', { method: 'POST', ...init }), address);
  const post = (fields: Fields, { accept = 'application/json', address = ADDRESS } = {}) =>
    send({ body: new URLSearchParams(fields), headers: { accept } }, address);
  /** What is due runs. */
  const forwardAll = async () => {
    const due = queue.filter(({ at }) => at <= now);
    queue = queue.filter(({ at }) => at > now);
    for (const { id } of due) await relay.forward(id);
  };
  const runDue = async () => {
    await forwardAll();
    await relay.sweep();
  };
  /** Lets time pass: what is due runs at its time, and the clock of the relay every minute. */
  const pass = async (ms: number) => {
    const end = now + ms;
    await runDue();
    while (now < end) {
      now += MINUTE;
      await runDue();
    }
  };
  /** The clock a while after the start, and one sweep: for days and months. */
  const sweepAt = async (sinceStart: number) => {
    now = START + sinceStart;
    await relay.sweep();
  };
  const operate = async (
    path = '',
    body?: Fields,
    headers: Fields = signedIn,
    { origin = 'https://relay.example.com', address = ADDRESS } = {},
  ) =>
    relay.handle(
      new Request(`${origin}/operators${path}`, {
        headers,
        ...(body && { method: 'POST', body: new URLSearchParams(body) }),
      }),
      address,
    );
  return {
    crm,
    webhook,
    forwardAll,
    /** While `queue` is true, the queue refuses every message. */
    outage,
    arrived,
    alerts,
    restart: async () => {
      queue = [];
      relay = start();
      await relay.recover();
    },
    pass,
    sweepAt,
    send,
    post,
    /** Posts leads, one after the other; returns what the CRM has then. */
    deliver: async (...leads: Fields[]) => {
      for (const lead of leads) await post(lead);
      await pass(0);
      return arrived;
    },
    operate,
    /** The page of the operators. */
    page: async () => (await operate()).text(),
  };
}

/** A relay that has posted one lead to a CRM with this answer. */
export const afterAnswer = async (crmAnswer: () => Response | Promise<Response>, changes: Fields = {}) => {
  const relay = simulate(changes);
  relay.crm.answer = crmAnswer;
  await relay.deliver(leadPost());
  relay.arrived.length = 0;
  return relay;
};

export const temporaryFile = () => join(temporaryFolder(), 'relay.sqlite');

/** Storage until the end of the test. */
export function temporaryStorage(file = temporaryFile()): ReturnType<typeof openStorage> {
  const storage = openStorage(file);
  onTestFinished(() => storage.close());
  return storage;
}

/** Starts the relay's server until the end of the test. */
export const startServer = async (
  changes: Fields = {},
  options?: Parameters<typeof startRelay>[1],
): ReturnType<typeof startRelay> => {
  const relay = await startRelay({ ...settings, RELAY_PORT: '0', ...changes }, options);
  onTestFinished(() => relay.stop());
  return relay;
};

/** What the site's script posts for a lead form. */
export const leadPost = (changes: Fields = {}): Fields => ({
  retURL: `${SITE}/works`,
  ...samplesOf(leadFields),
  last_name: 'Asha Rao',
  email: 'asha.rao@example.com',
  message: 'When does the\nnext batch start?',
  lead_id: 'lead-number-1',
  ...changes,
});
