/** The relay on Cloudflare Workers, with D1 as its storage and Queues as its queue. See deploy/relay/wrangler.toml. */
import { company } from '../../src/content/company.ts';
import { tables } from './leads.ts';
import type { Connection, Value } from './ports.ts';
import { createRelay, type Relay } from './relay.ts';
import { parseRelaySettings, warningsFor } from './settings.ts';

/** The parts of D1 and Queues that the relay uses. */
interface Statement {
  all: () => Promise<{ readonly results: unknown[]; readonly meta: { readonly changes: number } }>;
}
interface Env {
  readonly DB: { prepare: (sql: string) => { bind: (...values: Value[]) => Statement } };
  readonly LEADS: { send: (id: string, options: { delaySeconds: number }) => Promise<void> };
}

/** The longest delay of a message, in seconds. `sweep` finds a lead that waits longer. */
const LONGEST_DELAY = 43_200;

/** Kept between requests: it counts wrong passwords and mistakes. */
let relay: Relay | undefined;

async function relayOf({ DB, LEADS, ...variables }: Env): Promise<Relay> {
  if (relay) return relay;
  const ask = (sql: string, values: readonly Value[] = []) =>
    DB.prepare(sql)
      .bind(...values)
      .all();
  for (const table of tables) await ask(table);
  const settings = parseRelaySettings(variables, company.siteUrl);
  for (const warning of warningsFor(settings, Object.keys(variables))) console.warn(warning);
  relay ??= createRelay({
    settings,
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
  return relay;
}

export default {
  fetch: async (request: Request, env: Env, context: Pick<Connection, 'waitUntil'>) =>
    (await relayOf(env)).handle(request, request.headers.get('cf-connecting-ip') ?? '', (work) =>
      context.waitUntil(work),
    ),
  async queue({ messages }: { messages: readonly { body: string }[] }, env: Env) {
    const { forward } = await relayOf(env);
    for (const { body } of messages) await forward(body);
  },
  scheduled: async (_event: unknown, env: Env) => (await relayOf(env)).sweep(),
};
