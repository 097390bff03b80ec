import * as z from 'zod/mini';

export const FAULT_LABELS = {
  none: 'No fault',
  error500: 'Answer 500, store nothing',
  hang: 'Never answer, store nothing',
  drop: 'Cut the connection, store nothing',
  dropAfter: 'Store the lead, then cut the connection',
  slow: 'Wait, then work normally',
  noredirect: 'Store the lead, answer without a redirect',
  frameblocked: 'Store the lead, answer with a page that no frame may show',
  refuseButRedirect: 'Store nothing, redirect as if the lead were stored',
} as const;
export type FaultMode = keyof typeof FAULT_LABELS;

export const FAULT_MODES = Object.keys(FAULT_LABELS) as FaultMode[];

const count = (least: number, most: number) =>
  z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most));

const faultSchema = z.strictObject({
  mode: z.enum(FAULT_MODES),
  /** How long 'slow' waits, in milliseconds. */
  ms: z.prefault(count(0, 120_000), 2000),
  /** The number of requests after which the fault ends; null means when it is changed. */
  times: z.prefault(z.nullable(count(1, 10_000)), null),
  /** 'all' includes GET, HEAD and OPTIONS, by which a page checks that the endpoint answers. */
  scope: z.prefault(z.enum(['post', 'all']), 'post'),
});
export type Fault = Readonly<z.infer<typeof faultSchema>>;

const NO_FAULT: Fault = faultSchema.parse({ mode: 'none' });

export const FAULT_HELP =
  `Give a mode (${FAULT_MODES.join(', ')}) and, if needed, ` +
  'ms (0 to 120000), times (1 to 10000) and scope (post, all).';

/** Reads a fault from untrusted input; undefined when it is not one. */
export function parseFault(input: unknown): Fault | undefined {
  const { data } = faultSchema.safeParse(input);
  return data?.mode === 'none' ? NO_FAULT : data;
}

export class Faults {
  current = NO_FAULT;

  /** Returns the fault for this request and counts the request. */
  take(kind: 'post' | 'probe'): Fault {
    const fault = this.current;
    if (fault.mode === 'none' || (kind === 'probe' && fault.scope === 'post')) return NO_FAULT;
    if (fault.times !== null)
      this.current = fault.times > 1 ? { ...fault, times: fault.times - 1 } : NO_FAULT;
    return fault;
  }
}
