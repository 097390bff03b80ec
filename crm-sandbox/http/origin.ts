import type { IncomingMessage } from 'node:http';
import { HttpError } from './httpError.ts';

/**
 * Lets a state change through only from the inbox itself or from a program that is not a browser page. Browsers say
 * where a request comes from in Sec-Fetch-Site; `Origin` is the fallback, being `null` under our own no-referrer policy.
 */
export function requireSameOrigin(request: IncomingMessage): void {
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const allowed =
    site === undefined
      ? origin === undefined || origin === `http://${request.headers.host ?? ''}`
      : site === 'same-origin' || site === 'none';
  if (!allowed) throw new HttpError(403, 'This can only be done from the inbox itself.');
}

/** Keeps a web page that points its own domain at this machine (DNS rebinding) from reading the leads. */
export function requireKnownHost(request: IncomingMessage, hosts: ReadonlySet<string>): void {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  if (!hosts.has(host))
    throw new HttpError(
      421,
      'The inbox is not served under this host name. Add it to CRM_HOSTS to allow it.',
    );
}
