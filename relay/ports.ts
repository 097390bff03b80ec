/** What the relay needs from the place it runs in. Node's parts are in `node/`, those of Cloudflare Workers in `worker.ts`. */

export type Value = string | number | null;

/** The storage: any SQLite. A write that has returned survives the end of the process. */
export interface Storage {
  /** Returns how many rows have changed. */
  run: (sql: string, values?: readonly Value[]) => Promise<number>;
  all: <Row>(sql: string, values?: readonly Value[]) => Promise<Row[]>;
}

/** The part of `fetch` that the relay uses. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** Calls the relay's `forward` with a lead's id after a delay. It may forget: `sweep` repeats what is due. */
export interface Queue {
  push: (id: string, delay: number) => void | Promise<void>;
}
