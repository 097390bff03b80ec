import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Html } from '../html.ts';

const EVERYWHERE = {
  // A browser silently repeats a post whose kept-alive connection is cut, which would undo the faults that cut it.
  connection: 'close',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** The inbox shows what strangers typed, so its pages may load and run nothing but their own files. */
export const INBOX_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; " +
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
};

export function reply(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  headers: OutgoingHttpHeaders,
): void {
  // The client, or a fault on demand, may have closed the connection already.
  if (response.destroyed || response.headersSent) return;
  // A 204 has no body to measure.
  const length = status === 204 ? {} : { 'content-length': Buffer.byteLength(body) };
  response.writeHead(status, { ...EVERYWHERE, ...length, ...headers });
  response.end(body);
}

export function replyHtml(
  response: ServerResponse,
  status: number,
  page: Html,
  headers: OutgoingHttpHeaders = INBOX_HEADERS,
): void {
  reply(response, status, page.text, { 'content-type': 'text/html; charset=utf-8', ...headers });
}

export function replyJson(response: ServerResponse, status: number, value: unknown): void {
  reply(response, status, JSON.stringify(value, undefined, 2), {
    'content-type': 'application/json; charset=utf-8',
    ...INBOX_HEADERS,
  });
}

export function redirect(response: ServerResponse, location: string): void {
  reply(response, 303, '', { location, ...INBOX_HEADERS });
}
