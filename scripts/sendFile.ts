import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import send from 'send';
import { mediaTypes } from './mediaTypes.ts';

type Headers = Record<string, string>;

/** An error of `send`: a status, and headers such as Content-Range. */
interface SendError {
  status?: number;
  headers?: Headers;
}

/** Whether a path is a file. Never throws, whatever the path. */
export const isFile = (path: string): boolean => {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

const encodings = [['br', '.br'], ['gzip', '.gz']] as const; // prettier-ignore

const accepts = (encoding: string, accepted: string) =>
  accepted.split(',').some((each) => {
    const [name = '', quality = ''] = each.split(';');
    return name.trim() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(quality);
  });

export const sendText = (response: ServerResponse, status: number, text: string, headers: Headers): void => {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
  response.end(response.req.method === 'HEAD' ? undefined : text);
};

interface FileResponse {
  folder: string;
  /** Decoded, starting with a slash. */
  file: string;
  status: 200 | 404;
  headers: Headers;
  /** Called when the file has gone. Nothing has been sent then. */
  missing: () => void;
}

/** Sends a file, or its compressed copy when the browser accepts that. */
export const sendFile = (
  request: IncomingMessage,
  response: ServerResponse,
  { folder, file, status, headers, missing }: FileResponse,
): void => {
  const copies = encodings.filter(([, extension]) => isFile(join(folder, file + extension)));
  const accepted = request.headers['accept-encoding'] ?? '';
  // A range counts the bytes of the file itself.
  const copy = request.headers.range ? undefined : copies.find(([encoding]) => accepts(encoding, accepted));

  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const type = mediaTypes[extname(file).slice(1)];
  if (type) response.setHeader('Content-Type', type);
  if (copies.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (copy) response.setHeader('Content-Encoding', copy[0]);

  const fail = (error: SendError = {}) => {
    if (response.headersSent) response.destroy();
    else if (error.status === 416 || error.status === 412)
      sendText(response, error.status, 'The file does not meet the request’s condition.', {
        ...headers,
        ...error.headers,
      });
    else missing();
  };
  const path = (file + (copy?.[1] ?? '')).split('/').map(encodeURIComponent).join('/');
  send(request, path, { root: folder, index: false, cacheControl: false, acceptRanges: status === 200 })
    .on('error', fail)
    .on('directory', () => fail())
    .pipe(response);
};
