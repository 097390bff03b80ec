import * as z from 'zod/mini';

export const FAULT_MODES = [
  'none',
  'error500',
  'hang',
  'drop',
  'dropAfter',
  'slow',
  'noredirect',
  'frameblocked',
  'refuseButRedirect',
] as const;
export type FaultMode = (typeof FAULT_MODES)[number];

export const FAULT_LABELS: Readonly<Record<FaultMode, string>> = {
  none: 'No fault',
  error500: 'Answer 500, store nothing',
  hang: 'Never answer, store nothing',
  drop: 'Cut the connection, store nothing',
  dropAfter: 'Store the lead, then cut the connection',
  slow: 'Wait, then work normally',
  noredirect: 'Store the lead, answer without a redirect',
  frameblocked: 'Store the lead, answer a page no frame may show',
  refuseButRedirect: 'Store nothing, redirect as if the lead were stored',
};

const SCOPES = ['post', 'all'] as const;
export type FaultScope = (typeof SCOPES)[number];

// Form fields arrive as text and an empty one means "not given".
const count = (least: number, most: number) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (value === '' ? undefined : value)),
      z.optional(z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most))),
    ),
  );

const faultSchema = z.strictObject({
  mode: z.enum(FAULT_MODES),
  ms: count(0, 120_000),
  times: count(1, 10_000),
  scope: z.optional(z.enum(SCOPES)),
});

export interface Fault {
  readonly mode: FaultMode;
  /** How long 'slow' waits, in milliseconds. */
  readonly ms: number;
  /** How many requests are left before the fault ends by itself; null means until it is changed. */
  readonly times: number | null;
  /** 'all' also affects GET, HEAD and OPTIONS, with which a page probes whether the endpoint is there. */
  readonly scope: FaultScope;
}

export const NO_FAULT: Fault = { mode: 'none', ms: 2000, times: null, scope: 'post' };

/** Reads a fault from untrusted input; undefined when it is not one. */
export function parseFault(input: unknown): Fault | undefined {
  const parsed = faultSchema.safeParse(input);
  if (!parsed.success) return undefined;
  const { mode, ms = NO_FAULT.ms, times = null, scope = NO_FAULT.scope } = parsed.data;
  return mode === 'none' ? NO_FAULT : { mode, ms, times, scope };
}

export class Faults {
  #current: Fault = NO_FAULT;

  get current(): Fault {
    return this.#current;
  }

  set(fault: Fault): void {
    this.#current = fault;
  }

  /** The fault this request gets; counts it. */
  take(kind: 'post' | 'probe'): Fault {
    const fault = this.#current;
    if (fault.mode === 'none' || (kind === 'probe' && fault.scope === 'post')) return NO_FAULT;
    if (fault.times !== null)
      this.#current = fault.times > 1 ? { ...fault, times: fault.times - 1 } : NO_FAULT;
    return fault;
  }
}
