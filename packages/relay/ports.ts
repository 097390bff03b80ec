/** What the relay needs from its platform. `node/` implements it for Node, `worker.ts` for Cloudflare Workers. */
import type { RelaySettings } from './settings.ts';

export type Value = string | number | null;

/** Any SQLite. A write that has returned survives the end of the process. */
export interface Storage {
  /** Returns how many rows have changed. */
  run: (sql: string, values?: readonly Value[]) => Promise<number>;
  all: <Row>(sql: string, values?: readonly Value[]) => Promise<Row[]>;
}

/**
 * Calls the relay's `forward` with a lead's id after a delay. It may lose ids, because `sweep` queues again what is
 * due.
 */
export interface Queue {
  push: (id: string, delay: number) => void | Promise<void>;
}

/** What the relay knows of a request besides its content. */
export interface Connection {
  /** Where the request comes from. */
  readonly address: string;
  /** Takes work that goes on after the response. Workers stop any other work when the response is sent. */
  readonly waitUntil: (work: Promise<void>) => void;
}

export interface Parts {
  readonly settings: RelaySettings;
  readonly storage: Storage;
  readonly queue: Queue;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
}
