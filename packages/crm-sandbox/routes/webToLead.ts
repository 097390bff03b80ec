import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { AppEnv, RequestContext } from '../context.ts';
import type { Fault } from '../faults.ts';
import { readSubmission, returnUrl, type FieldValues, type Submission } from '../lead.ts';
import { parseForm } from '../parseForm.ts';
import { validateLead } from '../validateLead.ts';

/** In bytes. */
export const BODY_LIMIT = 1_048_576;
export const MOST_LEADS = 10_000;
/** How much of a refused body the inbox shows, in bytes. */
const BODY_KEPT = 20_000;

const FORM_TYPE = /^application\/x-www-form-urlencoded *(; *charset="?utf-8"? *)?$/i;
const KEPT_HEADERS = ['content-type', 'origin', 'referer', 'user-agent', 'accept-language', 'sec-fetch-site'];

function describeRequest(c: RequestContext, body = new ArrayBuffer()): string {
  const from = `remote address: ${c.env.incoming.socket.remoteAddress ?? 'unknown'}`;
  const headers = KEPT_HEADERS.flatMap((name) =>
    c.req.header(name) ? `${name}: ${c.req.header(name)}` : [],
  );
  return [from, ...headers, '', new TextDecoder().decode(body.slice(0, BODY_KEPT))].join('\n');
}

const NO_FIELDS: Submission = { fields: {}, ignored: [] };

function recordRefusal(c: RequestContext, refusal: string, submission = NO_FIELDS, body?: ArrayBuffer) {
  const { leads, now, log } = c.var.services;
  leads.add({ ...submission, refusal, request: describeRequest(c, body) }, now());
  log(`Refused a post: ${refusal}`);
}

function turnAway(c: RequestContext, status: 413 | 415 | 429, message: string): never {
  recordRefusal(c, message);
  throw new HTTPException(status, { message });
}

async function readPost(c: RequestContext) {
  const { labels } = c.var.services;
  if (!FORM_TYPE.test(c.req.header('content-type') ?? ''))
    turnAway(c, 415, 'The content type must be application/x-www-form-urlencoded in UTF-8.');
  const body = await c.req.arrayBuffer();
  try {
    return { body, submission: readSubmission(parseForm(body), labels) };
  } catch (error) {
    if (error instanceof HTTPException) recordRefusal(c, error.message, NO_FIELDS, body);
    throw error;
  }
}

function cutConnection(c: RequestContext): Response {
  c.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Does what a fault does before the lead is read; undefined when the request continues. */
async function failEarly(c: RequestContext, { mode, ms }: Fault): Promise<Response | undefined> {
  if (mode === 'error500') return c.text('Internal Server Error', 500);
  if (mode === 'drop') return cutConnection(c);
  if (mode === 'slow') await c.var.services.pause(ms);
  if (mode === 'frameblocked') c.header('x-frame-options', 'DENY');
  // Without an answer the connection stays open until the client or the server closes it.
  return mode === 'hang' ? RESPONSE_ALREADY_SENT : undefined;
}

function answerStored(c: RequestContext, { mode }: Fault, fields: FieldValues): Response {
  c.header('is-processed', 'true');
  const address = mode === 'noredirect' || mode === 'frameblocked' ? undefined : returnUrl(fields);
  return address ? c.redirect(address, 302) : c.text('Your request has been queued.');
}

async function receiveLead(c: RequestContext): Promise<Response> {
  const { faults, leads, labels, organisationId, now, log } = c.var.services;
  const fault = faults.take('post');
  const failure = await failEarly(c, fault);
  if (failure) return failure;
  const { body, submission } = await readPost(c);
  if (fault.mode === 'refuseButRedirect') {
    recordRefusal(c, 'Refused by the fault refuseButRedirect.', submission, body);
    return answerStored(c, fault, submission.fields);
  }
  const taken = leads.takenField(submission.fields);
  const refusal =
    validateLead(submission.fields, organisationId, labels) ??
    (taken
      ? { code: `DUPLICATE_VALUE: ${taken}`, reason: `A lead with this value of ${taken} exists already.` }
      : undefined);
  if (refusal) {
    recordRefusal(c, refusal.reason, submission, body);
    // Salesforce refuses a lead with status 200 and without a redirect. Only this header and the text say so.
    c.header('is-processed', `false Exception:common.exception.SalesforceGenericException (${refusal.code})`);
    return c.text(`Your request could not be processed. Reason: ${refusal.reason}`);
  }
  if (leads.size() >= MOST_LEADS)
    turnAway(c, 429, `The inbox is full: it holds ${MOST_LEADS} leads. Delete its file and start again.`);
  const id = leads.add({ ...submission, request: describeRequest(c, body) }, now());
  log(`Stored lead ${id}.`);
  return fault.mode === 'dropAfter' ? cutConnection(c) : answerStored(c, fault, submission.fields);
}

/** Answers a page that checks whether it can reach the endpoint. */
async function answerProbe(c: RequestContext): Promise<Response> {
  const fault = c.var.services.faults.take('probe');
  const failure = await failEarly(c, fault);
  if (fault.mode === 'dropAfter') return cutConnection(c);
  return failure ?? c.text('Leads are accepted by POST.');
}

/** The stand-in for Salesforce's endpoint. The site shows its answers in a hidden frame on another origin. */
export const webToLead = new Hono<AppEnv>()
  .use(async (c, next) => {
    c.header('content-security-policy', "default-src 'none'; base-uri 'none'; form-action 'none'");
    await next();
  })
  .on(['GET', 'OPTIONS'], '/', answerProbe)
  .post(
    '/',
    bodyLimit({ maxSize: BODY_LIMIT, onError: (c) => turnAway(c, 413, 'The body is longer than 1 MB.') }),
    receiveLead,
  );
