import type { IncomingMessage } from 'node:http';
import { HttpError } from './httpError.ts';

export const BODY_LIMIT = 1_048_576;

// A client that is cut off while it still sends may never read the answer, so a body that is somewhat too long is read
// to its end and thrown away; past this size the connection is cut instead.
const PATIENCE = 8 * BODY_LIMIT;

const tooLong = () => new HttpError(413, 'The body is longer than 1 MB.');

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > PATIENCE) throw tooLong();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Leaving the loop early destroys the request, and the connection with it.
    if (size > PATIENCE) throw tooLong();
    if (size <= BODY_LIMIT) chunks.push(chunk);
  }
  if (size > BODY_LIMIT) throw tooLong();
  return Buffer.concat(chunks);
}

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
export type BodyType = 'form' | 'json';

/** The body's type, or a 415 that says what is accepted. */
export function bodyType(request: IncomingMessage, accepted: readonly BodyType[]): BodyType {
  const header = request.headers['content-type'] ?? '';
  const [essence = '', ...parameters] = header
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((part) => part.startsWith('charset='))?.slice('charset='.length);
  if (charset && charset.replaceAll('"', '') !== 'utf-8')
    throw new HttpError(415, 'Only the UTF-8 character set is accepted.');
  const type = essence === FORM ? 'form' : essence === JSON_TYPE ? 'json' : undefined;
  if (type && accepted.includes(type)) return type;
  const names = accepted.map((name) => (name === 'form' ? FORM : JSON_TYPE)).join(' or ');
  throw new HttpError(415, `The content type must be ${names}.`);
}
