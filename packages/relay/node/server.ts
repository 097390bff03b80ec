/** The relay as a program of Node: `npm run relay`. */
import type { IncomingMessage, RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { environment } from '../../../schemas/environment.mjs';
import { isProgram } from '../../../schemas/isProgram.mjs';
import { company } from '../../../src/content/company.ts';
import { HOUR, MINUTE } from '../durations.ts';
import { createRelay, type Relay } from '../relay.ts';
import { parseRelaySettings, relayDefaults, warningsFor } from '../settings.ts';
import { FileInUseError } from './database.ts';
import { databaseFile } from './databaseFile.ts';
import { listen } from './listen.ts';
import { createQueue } from './queue.ts';
import { openStorage } from './storage.ts';

/** How long running requests may take when the relay stops, in ms. */
const GRACE = 5000;
const TRY_AGAIN = 250;

interface StartOptions {
  /** How long to wait for another relay to release the file, in ms: in a rolling deploy the old one stops meanwhile. */
  readonly lockTimeout?: number;
  /** Ends the process when it can no longer keep leads. */
  readonly end?: (message: string) => void;
}

const endProcess = (message: string): void => {
  console.error(message);
  process.exit(1);
};

/** Opens the file, and waits while another relay has it. */
async function openWhenFree(file: string, lockTimeout: number) {
  const deadline = performance.now() + lockTimeout;
  for (let tries = 0; ; tries += 1) {
    try {
      return openStorage(file);
    } catch (error) {
      if (!(error instanceof FileInUseError) || performance.now() >= deadline) throw error;
      if (tries === 0)
        console.log(`${file} is in use. Waiting up to ${lockTimeout / 1000} s for the other relay to end.`);
      await wait(TRY_AGAIN);
    }
  }
}

/**
 * Starts the relay with the settings of some environment variables. Port 0 takes any free port. Rejects with a readable
 * message when a setting is wrong, or when the port or the database file is in use.
 */
export async function startRelay(
  env: Readonly<Record<string, string | undefined>>,
  { lockTimeout = 30_000, end = endProcess }: StartOptions = {},
) {
  const settings = parseRelaySettings(env, company.siteUrl);
  for (const warning of warningsFor(settings, Object.keys(env))) console.warn(warning);
  // The last entry is the proxy's own; anyone can write those before it.
  const forwardedFor = ({ headers }: IncomingMessage) =>
    settings.hasProxy && String(headers['x-forwarded-for'] ?? '').replace(/.*,|\s/g, '');
  const storage = await openWhenFree(databaseFile(env['RELAY_DB']), lockTimeout);
  const queue = createQueue((id) => relay.forward(id));
  const relay: Relay = createRelay({ settings, storage, queue, now: Date.now, fetch });
  const answer = getRequestListener((request, { incoming }) => {
    const message = incoming as IncomingMessage;
    return relay.handle(request, forwardedFor(message) || (message.socket.remoteAddress ?? ''));
  });
  let sweeping: Promise<void> | undefined;
  const sweep = () => void (sweeping = relay.sweep(-1));
  void storage.gone.then(end);
  await relay.recover();
  const listener: RequestListener = (request, response) => void answer(request, response);
  const server = await listen(listener, settings.port, env['HOST'] || '127.0.0.1').catch(async (error) => {
    await storage.close();
    throw error;
  });
  sweep();
  const clock = setInterval(sweep, MINUTE);
  // A full disk is reported when a lead cannot be stored.
  const emptyLog = () => storage.emptyLog().catch(() => {});
  const hourly = setInterval(() => void emptyLog(), HOUR);
  /** Finishes running requests, stores the CRM's answers, and releases the file. */
  const stop = async () => {
    clearInterval(clock);
    clearInterval(hourly);
    await Promise.all([server.close(GRACE), queue.stop(), sweeping]);
    await storage.close();
  };
  return { address: `http://localhost:${server.port}${relayDefaults.path}`, stop };
}

if (isProgram(import.meta.url)) {
  try {
    const relay = await startRelay(environment());
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void relay.stop());
    console.log(`The relay takes leads at ${relay.address}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
