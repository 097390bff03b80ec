import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { sandboxDefaults } from '../schemas/salesforce/ids.ts';
import { DEFAULT_FLOOD, type FloodLimit } from './http/flood.ts';

export const REDIRECT_KINDS = ['redirect', 'script'] as const;
export type RedirectKind = (typeof REDIRECT_KINDS)[number];

export interface SandboxOptions {
  /** 0 takes any free port. */
  readonly port?: number;
  /** 'localhost' listens on 127.0.0.1 and ::1; any other name or address on that alone. */
  readonly host?: string;
  /** The database file; it and its folder are made when missing. */
  readonly file?: string;
  /** Write nothing to the console. */
  readonly quiet?: boolean;
  /** The organisation id that a post must carry. */
  readonly organisationId?: string;
  /** What custom fields beyond the forms' own are called, by their ids. */
  readonly fieldLabels?: Readonly<Record<string, string>>;
  /** Further host names under which the inbox may be read. */
  readonly hosts?: readonly string[];
  /** How many posts one address may send in a window; false takes any number. */
  readonly flood?: FloodLimit | false;
  readonly redirectKind?: RedirectKind;
  /** The clock, for tests. */
  readonly now?: () => Date;
  /** How the 'slow' fault waits, for tests. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

export const DEFAULT_PORT = sandboxDefaults.port;
export const DEFAULT_ORGANISATION = sandboxDefaults.oid;

export type ResolvedOptions = ReturnType<typeof resolveOptions>;

export function resolveOptions(options: SandboxOptions) {
  const host = options.host ?? 'localhost';
  return {
    port: options.port ?? DEFAULT_PORT,
    host,
    file: options.file ?? join(import.meta.dirname, 'data', 'leads.sqlite'),
    quiet: options.quiet ?? false,
    organisationId: options.organisationId ?? DEFAULT_ORGANISATION,
    fieldLabels: options.fieldLabels ?? {},
    hosts: new Set(['localhost', '127.0.0.1', '[::1]', host, ...(options.hosts ?? [])]),
    flood: options.flood === false ? undefined : (options.flood ?? DEFAULT_FLOOD),
    redirectKind: options.redirectKind ?? 'redirect',
    now: options.now ?? (() => new Date()),
    pause:
      options.pause ?? ((ms: number, signal: AbortSignal) => wait(ms, undefined, { signal, ref: false })),
  };
}

const environmentSchema = z.object({
  CRM_PORT: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535))),
  CRM_HOST: z.optional(z.string()),
  CRM_DB: z.optional(z.string()),
  CRM_OID: z.optional(z.string()),
  CRM_HOSTS: z.optional(z.string()),
});

/** Options from the environment. Throws, naming the variable, when one makes no sense; empty ones count as unset. */
export function optionsFromEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): SandboxOptions {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]);
    throw new TypeError(`${name}=${String(given[name])} is not a usable value.`);
  }
  const { CRM_PORT, CRM_HOST, CRM_DB, CRM_OID, CRM_HOSTS } = parsed.data;
  return {
    ...(CRM_PORT === undefined ? {} : { port: CRM_PORT }),
    ...(CRM_HOST ? { host: CRM_HOST } : {}),
    ...(CRM_DB ? { file: CRM_DB } : {}),
    ...(CRM_OID ? { organisationId: CRM_OID } : {}),
    ...(CRM_HOSTS ? { hosts: CRM_HOSTS.split(',').map((name) => name.trim().toLowerCase()) } : {}),
  };
}
