import type { Exchange } from '../context.ts';
import { FAULT_MODES, parseFault } from '../faults.ts';
import { bodyType, readBody } from '../http/body.ts';
import { parseForm } from '../http/form.ts';
import { HttpError } from '../http/httpError.ts';
import { requireSameOrigin } from '../http/origin.ts';
import { INBOX_HEADERS, redirect, reply, replyJson } from '../http/reply.ts';
import { REDIRECT_KINDS } from '../options.ts';

interface Command {
  readonly values: Readonly<Record<string, unknown>>;
  /** A form was sent by hand from the inbox, which is where its sender is to end up again. */
  readonly byHand: boolean;
}

async function readCommand(exchange: Exchange): Promise<Command> {
  requireSameOrigin(exchange.request);
  const type = bodyType(exchange.request, ['json', 'form']);
  const body = await readBody(exchange.request);
  if (type === 'form') return { values: Object.fromEntries(parseForm(body)), byHand: true };
  try {
    const values: unknown = JSON.parse(body.toString('utf8'));
    return { values: { ...Object(values) }, byHand: false };
  } catch {
    throw new HttpError(400, 'The body is not JSON.');
  }
}

export function showFault({ context, response }: Exchange): void {
  replyJson(response, 200, context.faults.current);
}

/** `POST /faults`: from now on, or for the next `times` requests, things go wrong as told. */
export async function setFault(exchange: Exchange): Promise<void> {
  const { values, byHand } = await readCommand(exchange);
  const fault = parseFault(values);
  if (!fault)
    throw new HttpError(
      400,
      `Give a mode (${FAULT_MODES.join(', ')}), and if you like ms (0 to 120000), times (1 to 10000) and scope (post, all).`,
    );
  exchange.context.faults.set(fault);
  if (byHand) redirect(exchange.response, '/');
  else showFault(exchange);
}

export function showRedirectKind({ context, response }: Exchange): void {
  replyJson(response, 200, { kind: context.redirectKind });
}

/** `POST /redirect-kind`: how a visitor is sent on to retURL, by a 302 or by a page with a script. */
export async function setRedirectKind(exchange: Exchange): Promise<void> {
  const { values, byHand } = await readCommand(exchange);
  const kind = REDIRECT_KINDS.find((name) => name === values.kind);
  if (!kind) throw new HttpError(400, `Give a kind: ${REDIRECT_KINDS.join(' or ')}.`);
  exchange.context.redirectKind = kind;
  if (byHand) redirect(exchange.response, '/');
  else showRedirectKind(exchange);
}

/** `DELETE /leads` empties the inbox, refusals included. */
export function deleteLeads({ context, request, response }: Exchange): void {
  requireSameOrigin(request);
  context.store.leads.clear();
  context.store.refusals.clear();
  reply(response, 204, '', INBOX_HEADERS);
}
