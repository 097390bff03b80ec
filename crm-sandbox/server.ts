import type { Context } from './context.ts';
import { Faults } from './faults.ts';
import { nameFields } from './fields.ts';
import { Flood } from './http/flood.ts';
import { listen } from './listen.ts';
import { resolveOptions, type SandboxOptions } from './options.ts';
import { handle } from './router.ts';
import { openStore } from './store.ts';

export type { SandboxOptions } from './options.ts';

export interface Sandbox {
  /** Without a final slash. */
  readonly url: string;
  readonly port: number;
  /** The database file. */
  readonly file: string;
  /** Cuts every connection, closes the database and frees its file; may be called more than once. */
  stop(): Promise<void>;
}

/**
 * Starts the Web-to-Lead stand-in and its inbox.
 * Rejects with a readable message when the port or the database file is taken.
 */
export async function startSandbox(given: SandboxOptions = {}): Promise<Sandbox> {
  const options = resolveOptions(given);
  nameFields(options.fieldLabels);
  const log = (line: string) => {
    if (!options.quiet) process.stdout.write(`[crm-sandbox] ${line}\n`);
  };
  const store = openStore(options.file, options.now(), log);
  const stopping = new AbortController();
  let url = '';
  const context: Context = {
    options,
    store,
    faults: new Faults(),
    flood: new Flood(options.flood),
    stopping: stopping.signal,
    log,
    inboxUrl: () => `${url}/`,
    redirectKind: options.redirectKind,
  };
  try {
    const listening = await listen(
      (request, response) => void handle(context, request, response),
      options.port,
      options.host,
    );
    url = `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${listening.port}`;
    let stopped: Promise<void> | undefined;
    const stop = async () => {
      stopping.abort();
      await listening.close();
      store.close();
    };
    return { url, port: listening.port, file: options.file, stop: () => (stopped ??= stop()) };
  } catch (error) {
    store.close();
    throw error;
  }
}
