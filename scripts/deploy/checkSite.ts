/** Checks that a host serves a built site as it should: status, content, headers, compression, redirects. */
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { headersFor, notFoundHeaders, type HeaderRule } from '../headers.ts';
import { mediaTypes } from '../mediaTypes.ts';

/** What a host should serve. */
interface BuiltSite {
  folder: string;
  addresses: string[];
  redirects: { from: string; to: string }[];
  /** Folders with a 404 page of their own; '' is the top. */
  notFoundFolders: string[];
  /** One file of each type in each folder, without the pages. */
  samples: string[];
  rules: HeaderRule[];
}

/** Requests a path of the host. Redirects are returned, not followed. */
export type Ask = (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>;

export const askHost =
  (origin: string): Ask =>
  (path, headers = {}, method = 'GET') =>
    fetch(origin + path, {
      method,
      // Without a value for Cache-Control, fetch adds no-cache to a conditional request.
      headers: { 'accept-encoding': 'identity', 'cache-control': 'max-age=0', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    });

export interface Check {
  name: string;
  path: string;
  /** What is wrong; undefined when the check passed. */
  problem: string | undefined;
}

/** Media types that hosts spell in two ways. */
const aliases: Record<string, string> = {
  'application/javascript': 'text/javascript',
  'text/xml': 'application/xml',
  'image/vnd.microsoft.icon': 'image/x-icon',
};
const isTypeOf = (type: string, file: string) => {
  const expected = mediaTypes[extname(file).slice(1)] ?? '';
  if (file.endsWith('.html')) return type.toLowerCase().replace(/; ?/, '; ') === expected;
  const [name = ''] = type.split(';');
  return (aliases[name] ?? name) === expected.split(';')[0];
};

/** Netlify and Cloudflare Pages have their own way to say "revalidate", which they use for 404 pages too. */
const normalised = (value: string | null, status: number) => {
  if (!/^public, ?max-age=0, ?must-revalidate$/.test(value ?? '')) return value;
  return status === 404 ? 'no-store' : 'no-cache';
};

const strangePaths = '/no-such-page /no-such-page/ /no/such/page /no-such-page?a=b /404 /no.such'.split(' ');
const missingFiles = ['/assets/no.js', '/art/no.avif', '/fonts/no.woff2', '/sprites/no.svg'];
const hiddenPaths = ['/_headers', '/_nginx/headers.conf', '/_nginx/', '/.vite/manifest.json', '/.env'];
const headerInjections = ['/course/1%0d%0aX-Injected:%20yes', '/course/1%0aX-Injected:%20yes/'];

/** @param brotli whether the host should serve the brotli copies */
export async function checkSite(
  ask: Ask,
  { folder, addresses, redirects, notFoundFolders, samples, rules }: BuiltSite,
  { brotli }: { brotli: boolean },
): Promise<Check[]> {
  const encodings = ['identity', 'gzip', ...(brotli ? ['br'] : [])];
  const checks: Check[] = [];
  const check = (name: string, path: string, problem: string | false | undefined) =>
    void checks.push({ name, path, problem: problem || undefined });

  /** The first thing wrong with the headers. One that is sent twice has a comma. */
  const headerProblem = ({ status, headers }: Response, wanted: number, path: string, file: string) => {
    if (status !== wanted) return `status ${status} ${headers.get('location') ?? ''}`.trim();
    const type = headers.get('content-type') ?? '';
    if (!isTypeOf(type, file)) return `Content-Type is ${type}`;
    const expected = status === 404 ? notFoundHeaders(rules) : headersFor(rules, path);
    const wrong = Object.keys(expected).find(
      (name) => normalised(headers.get(name), status) !== expected[name],
    );
    return wrong && `${wrong} is ${headers.get(wrong) ?? 'missing'}`;
  };
  const contentProblem = async (response: Response, file: string, encoding: string) => {
    const sent = response.headers.get('content-encoding') ?? 'identity';
    if (sent !== encoding) return `Content-Encoding is ${sent}`;
    if (sent !== 'identity' && !/accept-encoding/i.test(response.headers.get('vary') ?? ''))
      return 'no Vary: Accept-Encoding';
    // fetch has decompressed the body.
    const body = Buffer.from(await response.arrayBuffer());
    return !body.equals(readFileSync(join(folder, file))) && 'not the file that was built';
  };
  /** Checks one answer against the file behind it. */
  const checkAnswer = async (
    name: string,
    path: string,
    file: string,
    encoding = 'identity',
    status = 200,
  ) => {
    const response = await ask(path, { 'accept-encoding': encoding });
    const problem = headerProblem(response, status, path, file);
    check(`${name}, ${encoding}`, path, problem ?? (await contentProblem(response, file, encoding)));
    return response.headers;
  };
  const checkStatus = async (name: string, path: string, wanted: number, headers = {}) => {
    const { status } = await ask(path, headers);
    check(`${name}: ${wanted}`, path, status !== wanted && `status ${status}`);
  };

  for (const address of addresses) {
    const file = address === '/' ? '/index.html' : `${address}.html`;
    for (const encoding of encodings) {
      const etag = (await checkAnswer('page', address, file, encoding)).get('etag') ?? '"none"';
      const known = { 'accept-encoding': encoding, 'if-none-match': etag };
      await checkStatus('page, known to the browser', address, 304, known);
    }
    check('page: HEAD', address, headerProblem(await ask(address, {}, 'HEAD'), 200, address, file));
    if (address !== '/') await checkAnswer('trailing slash', `${address}/`, file);
  }
  for (const path of samples) {
    const copies = existsSync(join(folder, `${path}.gz`)) ? encodings : ['identity'];
    for (const encoding of copies) await checkAnswer('file', path, path, encoding);
  }
  const notFound = (path: string, file = '/404.html') =>
    checkAnswer('not found', path, file, 'identity', 404);
  for (const top of notFoundFolders.map((name) => name && `/${name}`))
    for (const path of strangePaths) await notFound(top + path, `${top}/404.html`);
  for (const path of ['/blog', '/assets', '/assets/', '/%F0%9F%92%A1', ...missingFiles]) await notFound(path);
  for (const { from, to } of redirects) {
    for (const end of ['', '/', '?utm_source=mail&utm_medium=a']) {
      const { status, headers } = await ask(from + end);
      const location = headers.get('location') ?? '';
      const { pathname, search } = new URL(location, 'http://host');
      const isRight = status === 301 && pathname + search === to + end.replace('/', '');
      check('former address: 301', from + end, !isRight && `status ${status}, Location ${location}`);
    }
  }
  for (const path of hiddenPaths) await checkStatus('hidden file', path, 404);
  for (const path of headerInjections) {
    const { status, headers } = await ask(path);
    const isUnsafe = headers.has('x-injected') || status >= 500;
    check('address cannot add a header', path, isUnsafe && `status ${status}`);
  }
  return checks;
}

/** One line for each kind of check, with its first three failures below. */
export const reportOf = (checks: readonly Check[]): string[] =>
  [...new Set(checks.map(({ name }) => name))].flatMap((name) => {
    const all = checks.filter((one) => one.name === name);
    const failures = all.filter(({ problem }) => problem);
    return [
      `${failures.length > 0 ? 'FAILED' : 'ok    '}  ${name} (${all.length - failures.length} of ${all.length})`,
      ...failures.slice(0, 3).map(({ path, problem }) => `          ${path}: ${problem}`),
    ];
  });
