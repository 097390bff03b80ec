import { randomBytes } from 'node:crypto';
import type { Exchange } from '../context.ts';
import type { Fault } from '../faults.ts';
import { reply, replyHtml } from '../http/reply.ts';
import type { Refusal } from '../judge.ts';
import { returnUrl, type Submission } from '../lead.ts';
import { debugPage, probePage, queuedPage, refusedPage, scriptRedirectPage } from '../views/servletPages.ts';
import { frameRule } from './strike.ts';

// No frame-ancestors and no cross-origin-resource-policy: the site shows these answers in a hidden frame and probes the
// address from another origin.
const csp = (script = '') => ({
  'content-security-policy': `default-src 'none'; base-uri 'none'; form-action 'none'${script}`,
});

export function answerStored({ context, response }: Exchange, submission: Submission, fault: Fault): void {
  const headers = { 'is-processed': 'true', ...csp(), ...frameRule(fault) };
  const stays = fault.mode === 'noredirect' || fault.mode === 'frameblocked';
  const address = stays ? undefined : returnUrl(submission.fields);
  if (submission.debug) replyHtml(response, 200, debugPage(submission, undefined), headers);
  else if (!address) replyHtml(response, 200, queuedPage(), headers);
  else if (context.redirectKind === 'redirect') reply(response, 302, '', { ...headers, location: address });
  else {
    const nonce = randomBytes(16).toString('base64');
    const page = scriptRedirectPage(address, nonce);
    replyHtml(response, 200, page, { ...headers, ...csp(`; script-src 'nonce-${nonce}'`) });
  }
}

/** Salesforce refuses with status 200 and without a redirect; only a header and the page's text tell. */
export function answerRefused({ response }: Exchange, submission: Submission, refusal: Refusal): void {
  const page = submission.debug ? debugPage(submission, refusal) : refusedPage(refusal);
  replyHtml(response, 200, page, {
    'is-processed': `false Exception:common.exception.SalesforceGenericException (${refusal.code})`,
    ...csp(),
  });
}

export function answerProbe({ response }: Exchange, fault: Fault): void {
  replyHtml(response, 200, probePage(), { ...csp(), ...frameRule(fault), allow: 'GET, HEAD, OPTIONS, POST' });
}
