import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import send from 'send';
import { mediaTypes } from './mediaTypes.ts';

type Headers = Record<string, string>;

/** What `send` says when it cannot send: a status, and headers such as Content-Range. */
interface Failure {
  status?: number;
  headers?: Headers;
}

/** Whether there is a file of this name. No name makes it throw. */
export const isFile = (path: string): boolean => {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

const compressed = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const accepts = (encoding: string, accepted: string) =>
  accepted.split(',').some((each) => {
    const [name = '', quality = ''] = each.split(';');
    return name.trim() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(quality);
  });

/** Answers with a text. */
export const sendText = (response: ServerResponse, status: number, text: string, headers: Headers): void => {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
  response.end(response.req.method === 'HEAD' ? undefined : text);
};

/** A file of a folder, with the status and headers to send it with. */
interface Sending {
  folder: string;
  /** Decoded, beginning with a slash. */
  file: string;
  status: 200 | 404;
  headers: Headers;
  /** Called when the file is gone by now; nothing was sent then. */
  missing: () => void;
}

/** Answers with a file, or with the compressed copy beside it if the browser takes that. */
export const sendFile = (
  request: IncomingMessage,
  response: ServerResponse,
  { folder, file, status, headers, missing }: Sending,
): void => {
  const copies = compressed.filter(([, ending]) => isFile(join(folder, file + ending)));
  const accepted = request.headers['accept-encoding'] ?? '';
  // A range counts the bytes of the file itself.
  const copy = request.headers.range ? undefined : copies.find(([encoding]) => accepts(encoding, accepted));

  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const type = mediaTypes[extname(file).slice(1)];
  if (type) response.setHeader('Content-Type', type);
  if (copies.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (copy) response.setHeader('Content-Encoding', copy[0]);

  const fail = (failure: Failure = {}) => {
    if (response.headersSent) response.destroy();
    else if (failure.status === 416 || failure.status === 412) {
      sendText(response, failure.status, 'The file does not meet the request’s condition.', {
        ...headers,
        ...failure.headers,
      });
    } else missing();
  };
  const path = (file + (copy?.[1] ?? '')).split('/').map(encodeURIComponent).join('/');
  send(request, path, { root: folder, index: false, cacheControl: false, acceptRanges: status === 200 })
    .on('error', fail)
    .on('directory', () => fail())
    .pipe(response);
};
