/** What can be wrong with an answer. Each gives the problem in words, or nothing. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { headersFor, notFoundHeaders, type HeaderRule } from '../headers.ts';
import type { Answer } from './ask.ts';

export type Encoding = 'identity' | 'gzip' | 'br';

const types: Record<string, RegExp> = {
  html: /^text\/html; ?charset=utf-8$/i,
  js: /^(text|application)\/javascript/,
  css: /^text\/css/,
  svg: /^image\/svg\+xml/,
  xml: /^(text|application)\/xml/,
  txt: /^text\/plain/,
  vtt: /^text\/vtt/,
  webmanifest: /^application\/manifest\+json/,
  json: /^application\/json/,
  ico: /^image\/(x-icon|vnd\.microsoft\.icon)$/,
  jpg: /^image\/jpeg$/,
  mp4: /^video\/mp4$/,
  webm: /^video\/webm$/,
  woff2: /^font\/woff2$/,
};

/** The status and the content, unpacked. */
export const contentProblem = (
  { status, headers, body }: Answer,
  expected: { status: number; content: Buffer; encoding: Encoding },
): string | undefined => {
  if (status !== expected.status) return `status ${status} ${headers.location ?? ''}`.trim();
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== expected.encoding) return `Content-Encoding is ${encoding}`;
  if (encoding !== 'identity' && !/accept-encoding/i.test(headers.vary ?? ''))
    return 'no Vary: Accept-Encoding';
  const unpacked = { identity: (content: Buffer) => content, gzip: gunzipSync, br: brotliDecompressSync };
  return unpacked[expected.encoding](body).equals(expected.content)
    ? undefined
    : 'not the file that was built';
};

/** The type, by the ending of the file. */
export const typeProblem = ({ headers }: Answer, file: string): string | undefined => {
  const ending = file.split('.').at(-1) ?? '';
  const expected = types[ending] ?? new RegExp(`^image/${ending}$`);
  return expected.test(headers['content-type'] ?? '')
    ? undefined
    : `Content-Type is ${headers['content-type']}`;
};

/** Hosts that read `_headers` have ways of their own to say that an answer is asked for again each time. */
const sameMeaning = (value: unknown, status: number) => {
  const again = /^public, ?max-age=0, ?must-revalidate$/.test(String(value));
  if (!again) return value;
  return status === 404 ? 'no-store' : 'no-cache';
};

/** The headers that the site sets for an address: each once, with its value. */
export const headerProblem = (
  answer: Answer,
  rules: readonly HeaderRule[],
  path: string,
): string | undefined => {
  const expected = answer.status === 404 ? notFoundHeaders(rules) : headersFor(rules, path);
  const wrong = Object.entries(expected).flatMap(([name, value]) => {
    const key = name.toLowerCase();
    const times = answer.names.filter((sent) => sent === key).length;
    if (times !== 1) return [`${name} is sent ${times} times`];
    return sameMeaning(answer.headers[key], answer.status) === value
      ? []
      : [`${name} is "${String(answer.headers[key])}"`];
  });
  return wrong.length > 0 ? wrong.join('; ') : undefined;
};
