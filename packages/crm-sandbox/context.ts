import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Faults } from './faults.ts';
import type { FieldLabels } from './fields.ts';
import type { Leads } from './store/leads.ts';

export interface Services {
  readonly organisationId: string;
  readonly labels: FieldLabels;
  readonly leads: Leads;
  readonly faults: Faults;
  /** Host names under which the inbox may be read; undefined allows any. */
  readonly hosts: ReadonlySet<string> | undefined;
  readonly now: () => Date;
  /** Waits for the 'slow' fault; rejects when the server stops. */
  readonly pause: (ms: number) => Promise<void>;
  readonly log: (line: string) => void;
}

export interface AppEnv {
  Bindings: HttpBindings;
  Variables: { services: Services };
}

export type RequestContext = Context<AppEnv>;
