/** The relay on Cloudflare Workers: D1 is its storage, Queues its queue. See deploy/relay/wrangler.toml. */
import { company } from '../src/content/company.ts';
import { tables } from './leads.ts';
import type { Value } from './ports.ts';
import { createRelay } from './relay.tsx';
import { parseRelaySettings } from './settings.ts';

/** The parts of D1 and Queues that the relay uses. */
interface Statement {
  all: () => Promise<{ readonly results: unknown[]; readonly meta: { readonly changes: number } }>;
}
interface Env {
  readonly DB: { prepare: (sql: string) => { bind: (...values: Value[]) => Statement } };
  readonly LEADS: { send: (id: string, options: { delaySeconds: number }) => Promise<void> };
}

/** The longest delay of a message, in seconds. A lead that waits longer is found by the sweep. */
const LONGEST_DELAY = 43_200;

let hasTables = false;

async function relayOf({ DB, LEADS, ...variables }: Env) {
  const ask = (sql: string, values: readonly Value[] = []) =>
    DB.prepare(sql)
      .bind(...values)
      .all();
  if (!hasTables) for (const table of tables) await ask(table);
  hasTables = true;
  return createRelay({
    settings: parseRelaySettings(variables, company.siteUrl),
    now: Date.now,
    fetch: (address, init) => fetch(address, init),
    storage: {
      run: async (sql, values) => (await ask(sql, values)).meta.changes,
      all: async <Row>(sql: string, values?: readonly Value[]) => (await ask(sql, values)).results as Row[],
    },
    queue: {
      push: (id, delay) => LEADS.send(id, { delaySeconds: Math.min(Math.ceil(delay / 1000), LONGEST_DELAY) }),
    },
  });
}

export default {
  fetch: async (request: Request, env: Env) =>
    (await relayOf(env)).handle(request, request.headers.get('cf-connecting-ip') ?? ''),
  async queue({ messages }: { messages: readonly { body: string }[] }, env: Env) {
    const relay = await relayOf(env);
    for (const { body } of messages) await relay.forward(body);
  },
  scheduled: async (_event: unknown, env: Env) => (await relayOf(env)).sweep(),
};
