import type { IncomingMessage } from 'node:http';
import type { Exchange } from '../context.ts';
import { ENVELOPE_FIELDS, leadFields } from '../fields.ts';
import type { Fields } from '../lead.ts';

const KEPT_HEADERS = ['content-type', 'origin', 'referer', 'user-agent', 'accept-language', 'sec-fetch-site'];
const VALUE_KEPT = 40_000;
const HALF_A_CHARACTER = /[\uD800-\uDBFF]$/;

export const addressOf = (request: IncomingMessage): string => request.socket.remoteAddress ?? 'unknown';

/** The headers that help to find out where a post came from. */
export function keptHeaders(request: IncomingMessage): Record<string, string> {
  const kept = KEPT_HEADERS.flatMap((name) => {
    const value = request.headers[name];
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  return { 'remote address': addressOf(request), ...Object.fromEntries(kept) };
}

/** What is needed to answer the person all the same, and no more, since anyone can cause a refusal. */
function keptFields(fields: Fields): Fields {
  return Object.fromEntries(
    [...leadFields(), ...ENVELOPE_FIELDS].flatMap(({ wire }) => {
      const value = fields[wire];
      return value === undefined
        ? []
        : [[wire, value.slice(0, VALUE_KEPT).replace(HALF_A_CHARACTER, '')] as const];
    }),
  );
}

export interface RefusedPost {
  readonly status: number;
  readonly reason: string;
  readonly fields?: Fields;
  readonly raw?: Uint8Array | undefined;
}

/** Every post that becomes no lead is shown in the inbox, so that nothing vanishes unseen. */
export function recordRefusal({ context, request }: Exchange, post: RefusedPost): void {
  const { status, reason, fields = {}, raw = new Uint8Array() } = post;
  const refusal = { status, reason, fields: keptFields(fields), headers: keptHeaders(request), raw };
  context.store.refusals.add(refusal, context.options.now());
  context.log(`Refused a post: see ${context.inboxUrl()}refused.`);
}
