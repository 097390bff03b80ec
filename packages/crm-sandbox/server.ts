import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.tsx';
import { Faults } from './faults.ts';
import { sandboxDefaults, type FieldLabels } from './fields.ts';
import { listen } from './listen.ts';
import { openDatabase } from './store/database.ts';
import { createLeads } from './store/leads.ts';

export interface SandboxOptions {
  /** 0 takes any free port. */
  readonly port?: number;
  /**
   * 'localhost' means 127.0.0.1 and ::1. Any other name or address is listened on alone, for readers on other
   * machines.
   */
  readonly host?: string | undefined;
  /** The database file, created when missing. */
  readonly file?: string | undefined;
  readonly quiet?: boolean;
  readonly organisationId?: string | undefined;
  /** Names of custom fields beyond the forms' own, by their ids. */
  readonly fieldLabels?: FieldLabels;
  /** The id of a custom field whose values may not repeat. */
  readonly uniqueField?: string;
  /** The clock, and how the 'slow' fault waits, for tests. */
  readonly now?: () => Date;
  readonly pause?: (ms: number) => Promise<void>;
}

/** The names of this machine, as a `Host` header has them. */
const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

/** Rejects with a readable message when the port or the database file is in use. */
export async function startSandbox(options: SandboxOptions = {}) {
  const { host = 'localhost', port = sandboxDefaults.port, fieldLabels = {} } = options;
  const file = options.file ?? join(import.meta.dirname, 'data', 'inbox.sqlite');
  const hostName = host.includes(':') ? `[${host}]` : host;
  const stopping = new AbortController();
  const database = openDatabase(file);
  const app = createApp({
    organisationId: options.organisationId ?? sandboxDefaults.oid,
    labels: fieldLabels,
    leads: createLeads(database, fieldLabels, options.uniqueField),
    faults: new Faults(),
    hosts: LOCAL_NAMES.includes(hostName) ? new Set(LOCAL_NAMES) : undefined,
    now: options.now ?? (() => new Date()),
    pause: options.pause ?? ((ms) => wait(ms, undefined, { signal: stopping.signal, ref: false })),
    log: (line) => options.quiet || process.stdout.write(`[crm-sandbox] ${line}\n`),
  });
  // Vite and its plugins run in the same process and need Node's own `Response`.
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  try {
    const listening = await listen(
      (request, response) => {
        // A browser silently repeats a post when a kept connection is cut, which would undo the faults that cut it.
        response.shouldKeepAlive = false;
        void answer(request, response);
      },
      port,
      host,
    );
    const url = `http://${hostName}:${listening.port}`;
    let stopped: Promise<void> | undefined;
    /** Cuts every connection and closes the database; may be called more than once. */
    const stop = () => {
      stopping.abort();
      return (stopped ??= listening.close().then(database.close));
    };
    return { url, port: listening.port, file, stop };
  } catch (error) {
    database.close();
    throw error;
  }
}
