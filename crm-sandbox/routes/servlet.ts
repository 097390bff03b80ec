import type { Exchange } from '../context.ts';
import { bodyType, readBody } from '../http/body.ts';
import { parseForm } from '../http/form.ts';
import { HttpError } from '../http/httpError.ts';
import { judge } from '../judge.ts';
import { readSubmission, type Submission } from '../lead.ts';
import { answerProbe, answerRefused, answerStored } from './answer.ts';
import { addressOf, keptHeaders, recordRefusal } from './refuse.ts';
import { outlast, strikeEarly } from './strike.ts';

export const SERVLET_PATH = '/servlet/servlet.WebToLead';

function turnAwayFlood(exchange: Exchange): void {
  const { context, request } = exchange;
  const verdict = context.flood.count(addressOf(request), context.options.now().getTime());
  if (verdict.allowed) return;
  // One record a window tells enough, and keeps a flood from pushing the other refusals out.
  if (verdict.first)
    recordRefusal(exchange, {
      status: 429,
      reason: 'Too many posts from one address: this one and those right after it were turned away.',
    });
  throw new HttpError(429, 'Too many posts. Try again later.', {
    'retry-after': String(verdict.retryAfterSeconds),
  });
}

async function readPost(exchange: Exchange): Promise<{ submission: Submission; raw: Buffer }> {
  let raw: Buffer | undefined;
  try {
    bodyType(exchange.request, ['form']);
    raw = await readBody(exchange.request);
    return { submission: readSubmission(parseForm(raw)), raw };
  } catch (error) {
    if (error instanceof HttpError)
      recordRefusal(exchange, { status: error.status, reason: error.message, raw });
    throw error;
  }
}

/** Salesforce may send a browser on to retURL although a rule of the organisation refused the lead afterwards. */
const refusedOnPurpose = { code: 'REFUSED_LATER', reason: 'Refused by the fault refuseButRedirect.' };

/** `POST` on the servlet path. */
export async function webToLead(exchange: Exchange): Promise<void> {
  const { context, request } = exchange;
  turnAwayFlood(exchange);
  const fault = context.faults.take('post');
  if (strikeEarly(exchange, fault)) return;
  const { submission, raw } = await readPost(exchange);
  await outlast(exchange, fault);

  const refusal =
    fault.mode === 'refuseButRedirect'
      ? refusedOnPurpose
      : judge(submission.fields, context.options.organisationId);
  if (refusal) {
    recordRefusal(exchange, { status: 200, reason: refusal.reason, fields: submission.fields, raw });
    if (fault.mode === 'refuseButRedirect') answerStored(exchange, submission, fault);
    else answerRefused(exchange, submission, refusal);
    return;
  }
  const evidence = { headers: keptHeaders(request), raw };
  const id = context.store.leads.add(submission, evidence, context.options.now());
  context.log(`Stored lead ${id}: ${context.inboxUrl()}leads/${id}`);
  if (fault.mode === 'dropAfter') request.socket.destroy();
  else answerStored(exchange, submission, fault);
}

/** `GET`, `HEAD` and `OPTIONS` there, with which a page finds out whether the endpoint can be reached. */
export async function probe(exchange: Exchange): Promise<void> {
  const fault = exchange.context.faults.take('probe');
  if (strikeEarly(exchange, fault)) return;
  if (fault.mode === 'dropAfter') {
    exchange.request.socket.destroy();
    return;
  }
  await outlast(exchange, fault);
  answerProbe(exchange, fault);
}
