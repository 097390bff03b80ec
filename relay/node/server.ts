/** The relay as a program of Node: `npm run relay`. */
import { fileURLToPath } from 'node:url';
import type { IncomingMessage } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { listen } from '../../crm-sandbox/listen.ts';
import { environment } from '../../scripts/config.ts';
import { company } from '../../src/content/company.ts';
import { createRelay, type Relay } from '../relay.tsx';
import { parseRelaySettings, relayDefaults, type RelaySettings } from '../settings.ts';
import { createQueue } from './queue.ts';
import { openStorage } from './storage.ts';

const MINUTE = 60_000;

interface RelayServerOptions {
  readonly settings: RelaySettings;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string | undefined;
  /** The database file, created when missing. */
  readonly file: string;
  /** Whether a proxy in front writes the visitor's address into `X-Forwarded-For`. */
  readonly behindProxy?: boolean;
}

const addressOf = ({ headers, socket }: IncomingMessage, behindProxy: boolean): string => {
  // The last entry is the proxy's own; anyone can write those before it.
  const forwarded = behindProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  return forwarded || (socket.remoteAddress ?? '');
};

/** Starts the relay. Rejects with a readable message when the port or the database file is in use. */
export async function startRelay(options: RelayServerOptions) {
  const { settings, port, host = 'localhost', file, behindProxy = false } = options;
  const storage = openStorage(file);
  const queue = createQueue((id) => relay.forward(id));
  const relay: Relay = createRelay({ settings, storage, queue });
  await relay.recover();
  const sweep = () => void relay.sweep(-1).catch((error: unknown) => console.error(error));
  sweep();
  const clock = setInterval(sweep, MINUTE);
  const answer = getRequestListener((request, { incoming }) =>
    relay.handle(request, addressOf(incoming as IncomingMessage, behindProxy)),
  );
  const stop = () => {
    clearInterval(clock);
    queue.stop();
    storage.close();
  };
  try {
    const listening = await listen(
      (request, response) => void answer(request, response),
      port,
      host,
      'RELAY_PORT',
    );
    return {
      port: listening.port,
      stop: async () => {
        await listening.close();
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const env = environment();
    const { port } = await startRelay({
      settings: parseRelaySettings(env, company.siteUrl),
      port: Number(env['RELAY_PORT'] || relayDefaults.port),
      host: env['HOST'],
      file: env['RELAY_DB'] || '.cache/relay.sqlite',
      behindProxy: env['RELAY_PROXY'] === '1',
    });
    console.log(`The relay takes leads at http://localhost:${port}${relayDefaults.path}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
