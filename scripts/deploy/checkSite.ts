/** Checks that a host serves a built site as it should: status, content, headers, compression, redirects. */
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { headersFor, notFoundHeaders } from '../headers.ts';
import { mediaTypes } from '../mediaTypes.ts';
import type { BuiltSite } from './builtSite.ts';

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

const contentProblem = async (response: Response, status: number, content: Buffer, encoding: string) => {
  const { headers } = response;
  if (response.status !== status) return `status ${response.status} ${headers.get('location') ?? ''}`.trim();
  const sent = headers.get('content-encoding') ?? 'identity';
  if (sent !== encoding) return `Content-Encoding is ${sent}`;
  if (sent !== 'identity' && !/accept-encoding/i.test(headers.get('vary') ?? ''))
    return 'no Vary: Accept-Encoding';
  // fetch has decompressed the body.
  return Buffer.from(await response.arrayBuffer()).equals(content)
    ? undefined
    : 'not the file that was built';
};

/** Netlify and Cloudflare Pages have their own way to say "revalidate", which they use for 404 pages too. */
const normalised = (value: string | null, status: number) => {
  if (!/^public, ?max-age=0, ?must-revalidate$/.test(value ?? '')) return value;
  return status === 404 ? 'no-store' : 'no-cache';
};

/** The first header that is missing, different or sent twice, which fetch joins with a comma. */
const headerProblem = ({ status, headers }: Response, { rules }: BuiltSite, path: string, file: string) => {
  const type = headers.get('content-type') ?? '';
  if (!isTypeOf(type, file)) return `Content-Type is ${type}`;
  const wanted = status === 404 ? notFoundHeaders(rules) : headersFor(rules, path);
  const wrong = Object.keys(wanted).find((name) => normalised(headers.get(name), status) !== wanted[name]);
  return wrong && `${wrong} is ${headers.get(wrong) ?? 'missing'}`;
};

const strangePaths = '/no-such-page /no-such-page/ /no/such/page /no-such-page?a=b /404 /no.such'.split(' ');
const missingFiles = ['/assets/no.js', '/art/no.avif', '/fonts/no.woff2', '/sprites/no.svg'];
const hiddenPaths = ['/_headers', '/_nginx/headers.conf', '/_nginx/', '/.vite/manifest.json', '/.env'];
const headerInjections = ['/course/1%0d%0aX-Injected:%20yes', '/course/1%0aX-Injected:%20yes/'];

/** @param brotli whether the host should serve the brotli copies */
export async function checkSite(
  ask: Ask,
  site: BuiltSite,
  { brotli }: { brotli: boolean },
): Promise<Check[]> {
  const encodings = ['identity', 'gzip', ...(brotli ? ['br'] : [])];
  const checks: Check[] = [];
  const check = (name: string, path: string, problem: string | undefined) =>
    void checks.push({ name, path, problem });
  const contentOf = (file: string) => readFileSync(join(site.folder, file));

  /** Checks one answer against the file behind it. */
  const checkAnswer = async (
    name: string,
    path: string,
    file: string,
    encoding = 'identity',
    status = 200,
  ) => {
    const response = await ask(path, { 'accept-encoding': encoding });
    const title = `${name}, ${encoding}`;
    check(`${title}: headers`, path, headerProblem(response, site, path, file));
    check(`${title}: content`, path, await contentProblem(response, status, contentOf(file), encoding));
    return response;
  };

  for (const address of site.addresses) {
    const file = address === '/' ? '/index.html' : `${address}.html`;
    for (const encoding of encodings) {
      const { headers } = await checkAnswer('page', address, file, encoding);
      const etag = headers.get('etag') ?? '"none"';
      const { status } = await ask(address, { 'accept-encoding': encoding, 'if-none-match': etag });
      check('page: 304 for If-None-Match', address, status === 304 ? undefined : `status ${status}`);
    }
    const head = await ask(address, {}, 'HEAD');
    const wrong = head.status === 200 ? headerProblem(head, site, address, file) : `status ${head.status}`;
    check('page: HEAD', address, wrong);
    if (address !== '/') await checkAnswer('trailing slash', `${address}/`, file);
  }

  for (const path of site.samples) {
    const copies = existsSync(join(site.folder, `${path}.gz`)) ? encodings : ['identity'];
    for (const encoding of copies) await checkAnswer('file', path, path, encoding);
  }

  for (const folder of site.notFoundFolders) {
    const top = folder && `/${folder}`;
    for (const path of strangePaths)
      await checkAnswer('not found', top + path, `${top}/404.html`, 'identity', 404);
  }
  for (const path of ['/blog', '/assets', '/assets/', '/%F0%9F%92%A1', ...missingFiles])
    await checkAnswer('not found', path, '/404.html', 'identity', 404);

  for (const { from, to } of site.redirects) {
    for (const end of ['', '/', '?utm_source=mail&utm_medium=a']) {
      const { status, headers } = await ask(from + end);
      const location = headers.get('location') ?? '';
      const { pathname, search } = new URL(location, 'http://host');
      const right = status === 301 && pathname + search === to + end.replace('/', '');
      check('former address: 301', from + end, right ? undefined : `status ${status}, Location ${location}`);
    }
  }

  for (const path of hiddenPaths) {
    const { status } = await ask(path);
    check('hidden file: 404', path, status === 404 ? undefined : `status ${status}`);
  }
  for (const path of headerInjections) {
    const { status, headers } = await ask(path);
    const safe = !headers.has('x-injected') && status < 500;
    check('address cannot add a header', path, safe ? undefined : `status ${status}`);
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
