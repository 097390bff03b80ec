/** The relay as a program of Node: `npm run relay`. */
import type { IncomingMessage, RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { listen } from '../../crm-sandbox/listen.ts';
import { environment } from '../../scripts/config.ts';
import { company } from '../../src/content/company.ts';
import { createRelay, type Relay } from '../relay.tsx';
import { parseRelaySettings, relayDefaults } from '../settings.ts';
import { createQueue } from './queue.ts';
import { openStorage } from './storage.ts';

/**
 * Starts the relay with the settings of some environment variables. Port 0 takes any free port. Rejects with a readable
 * message when a setting is wrong, or when the port or the database file is in use.
 */
export async function startRelay(env: Readonly<Record<string, string | undefined>>) {
  const settings = parseRelaySettings(env, company.siteUrl);
  // The last entry is the proxy's own; anyone can write those before it.
  const forwardedFor = ({ headers }: IncomingMessage) =>
    env['RELAY_PROXY'] === '1' && String(headers['x-forwarded-for'] ?? '').replace(/.*,|\s/g, '');
  const storage = openStorage(env['RELAY_DB'] || '.cache/relay.sqlite');
  const queue = createQueue((id) => relay.forward(id));
  const relay: Relay = createRelay({ settings, storage, queue, now: Date.now, fetch });
  const answer = getRequestListener((request, { incoming }) => {
    const message = incoming as IncomingMessage;
    return relay.handle(request, forwardedFor(message) || (message.socket.remoteAddress ?? ''));
  });
  const sweep = () => void relay.sweep(-1).catch((error: unknown) => console.error(error));
  await relay.recover();
  const port = Number(env['RELAY_PORT'] || relayDefaults.port);
  const listener: RequestListener = (request, response) => void answer(request, response);
  const server = await listen(listener, port, env['HOST'] || 'localhost', 'RELAY_PORT').catch((error) => {
    await storage.close();
    throw error;
  });
  sweep();
  const clock = setInterval(sweep, 60_000);
  const stop = async () => {
    clearInterval(clock);
    queue.stop();
    await server.close();
    await storage.close();
  };
  return { address: `http://localhost:${server.port}${relayDefaults.path}`, stop };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const relay = await startRelay(environment());
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void relay.stop());
    console.log(`The relay takes leads at ${relay.address}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
