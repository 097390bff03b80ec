import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Faults } from './faults.ts';
import type { Flood } from './http/flood.ts';
import type { RedirectKind, ResolvedOptions } from './options.ts';
import type { Store } from './store.ts';

/** What the routes share. */
export interface Context {
  readonly options: ResolvedOptions;
  readonly store: Store;
  readonly faults: Faults;
  readonly flood: Flood;
  /** Aborted when the server stops. */
  readonly stopping: AbortSignal;
  readonly log: (line: string) => void;
  /** The inbox's address with its final slash, known once the server listens. */
  readonly inboxUrl: () => string;
  /** How a stored lead's visitor is sent to retURL; changed by POST /redirect-kind. */
  redirectKind: RedirectKind;
}

export interface Exchange {
  readonly context: Context;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
}

export type Handler = (exchange: Exchange) => void | Promise<void>;
