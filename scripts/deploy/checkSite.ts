/** Checks that a host serves a built site as it should: status, content, headers, compression, redirects. */
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { isLocal } from '../../schemas/webAddress.ts';
import { headersFor, notFoundHeaders, type HeaderRule } from '../headers.ts';
import { mediaTypes } from '../mediaTypes.ts';
import { addressOf } from '../seo/sitemap.ts';

/** What a host should serve. */
interface BuiltSite {
  folder: string;
  addresses: string[];
  redirects: { from: string; to: string }[];
  /** Folders with a 404 page of their own; '' is the top. */
  notFoundFolders: string[];
  /** One file of each type in each folder, except pages. */
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

/** Media types that hosts write in two ways. */
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

/** Netlify and Cloudflare Pages write "revalidate" in their own way, which they also use for 404 pages. */
const normalised = (value: string, status: number) => {
  if (!/^public, ?max-age=0, ?must-revalidate$/.test(value)) return value;
  return status === 404 ? 'no-store' : 'no-cache';
};

const strangePaths = [
  '/no-such-page',
  '/no-such-page/',
  '/no/such/page',
  '/no-such-page?a=b',
  '/404',
  '/no.such',
];
const missingPaths = ['/blog', '/assets', '/assets/', '/%F0%9F%92%A1'];
const missingFiles = ['/assets/no.js', '/art/no.avif', '/fonts/no.woff2', '/sprites/no.svg'];
const hiddenPaths = ['/_headers', '/_nginx/headers.conf', '/_nginx/', '/.vite/manifest.json', '/.env'];
const headerInjections = ['/course/1%0d%0aX-Injected:%20yes', '/course/1%0aX-Injected:%20yes/'];

/** What to ask for, and what the answer should be. */
interface Wanted {
  status?: number;
  location?: string;
  /** The built file that the host should send, in this encoding. */
  file?: string;
  encoding?: string;
  method?: string;
  /** The ETag that the browser has. */
  etag?: string;
}

/** The first thing that is wrong with an answer. */
const problemOf = async (
  { folder, rules }: BuiltSite,
  response: Response,
  path: string,
  { status = 200, location, file, encoding = 'identity', method }: Wanted,
): Promise<string | undefined> => {
  // If a host sends a header twice, fetch joins both values with a comma. That differs from what is expected.
  const header = (name: string) => response.headers.get(name) ?? '';
  const { pathname, search } = new URL(header('location'), 'http://host');
  if (response.status !== status || (location && pathname + search !== location))
    return `status ${response.status} ${header('location')}`.trim();
  if (file === undefined) return undefined;
  if (!isTypeOf(header('content-type'), file)) return `Content-Type is ${header('content-type')}`;
  const expected = status === 404 ? notFoundHeaders(rules) : headersFor(rules, path);
  for (const [name, value] of Object.entries(expected))
    if (normalised(header(name), status) !== value) return `${name} is ${header(name) || 'missing'}`;
  if (method === 'HEAD') return undefined;
  const sent = header('content-encoding') || 'identity';
  if (sent !== encoding) return `Content-Encoding is ${sent}`;
  if (sent !== 'identity' && !/accept-encoding/i.test(header('vary'))) return 'no Vary: Accept-Encoding';
  // fetch has decompressed the body.
  const isSame = Buffer.from(await response.arrayBuffer()).equals(readFileSync(join(folder, file)));
  return isSame ? undefined : 'not the file that was built';
};

/** @param brotli whether the host should serve the brotli copies */
export async function checkSite(
  ask: Ask,
  site: BuiltSite,
  { brotli }: { brotli: boolean },
): Promise<Check[]> {
  const encodings = ['identity', 'gzip', ...(brotli ? ['br'] : [])];
  const checks: Check[] = [];

  const check = async (name: string, path: string, wanted: Wanted) => {
    const { encoding = 'identity', method, etag } = wanted;
    const known = etag && { 'if-none-match': etag };
    const response = await ask(path, { 'accept-encoding': encoding, ...known }, method);
    checks.push({ name, path, problem: await problemOf(site, response, path, wanted) });
    return response.headers;
  };

  const checkPage = async (address: string) => {
    const file = address === '/' ? '/index.html' : `${address}.html`;
    for (const encoding of encodings) {
      const headers = await check(`page, ${encoding}`, address, { file, encoding });
      const etag = headers.get('etag') ?? '"none"';
      await check('page, known to the browser: 304', address, { status: 304, encoding, etag });
    }
    await check('page: HEAD', address, { file, method: 'HEAD' });
    if (address !== '/') await check('trailing slash, identity', `${address}/`, { file });
  };
  const checkFile = async (file: string) => {
    const isCompressed = existsSync(join(site.folder, `${file}.gz`));
    for (const encoding of isCompressed ? encodings : ['identity'])
      await check(`file, ${encoding}`, file, { file, encoding });
  };
  const checkNotFound = (path: string, file = '/404.html') =>
    check('not found, identity', path, { status: 404, file });
  const checkRedirect = async (from: string, to: string) => {
    for (const end of ['', '/', '?utm_source=mail&utm_medium=a'])
      await check('former address: 301', from + end, { status: 301, location: to + end.replace('/', '') });
  };
  const checkInjection = async (path: string) => {
    const { status, headers } = await ask(path);
    const problem = headers.has('x-injected') || status >= 500 ? `status ${status}` : undefined;
    checks.push({ name: 'address cannot add a header', path, problem });
  };

  for (const address of site.addresses) await checkPage(address);
  for (const file of site.samples) await checkFile(file);
  for (const top of site.notFoundFolders.map((name) => name && `/${name}`))
    for (const path of strangePaths) await checkNotFound(top + path, `${top}/404.html`);
  for (const path of [...missingPaths, ...missingFiles]) await checkNotFound(path);
  for (const { from, to } of site.redirects) await checkRedirect(from, to);
  for (const path of hiddenPaths) await check('hidden file: 404', path, { status: 404 });
  for (const path of headerInjections) await checkInjection(path);
  return checks;
}

/** Whether the build was made for a CRM and for this host. On this machine, where hosts are tried, a page may name any address. */
export async function checkBuild(ask: Ask, origin: string): Promise<Check[]> {
  const path = '/getintouch';
  const page = await (await ask(path)).text();
  // Without VITE_CRM_ENDPOINT, a build sends leads to a sandbox on the visitor's own machine.
  const [local] = /:\/\/(?:localhost\b|127\.0\.0\.1\b|\[::1\])/.exec(page) ?? [];
  const named = addressOf(page) ?? 'no address';
  const isAnother = !isLocal(new URL(origin).hostname) && !named.startsWith(`${origin}/`);
  return [
    { name: 'leads go to the CRM', path, problem: local && `to ${local.slice(3)}` },
    {
      name: 'pages name this address',
      path,
      problem: isAnother ? `names ${named}. Build the site with VITE_SITE_URL=${origin}` : undefined,
    },
  ];
}

/** Whether the relay that pages send their leads to is at its address. */
export async function checkRelay(relay: string): Promise<Check> {
  const { origin, pathname, search } = new URL(relay);
  const answer = await askHost(origin)(pathname + search).catch(() => undefined);
  // A relay takes leads by POST and says so to everyone who only looks.
  const isRelay = answer?.status === 405 && answer.headers.get('allow') === 'POST';
  const found = answer ? `status ${answer.status}` : 'no answer';
  const problem = `${found}, and a relay answers 405. Start the relay, let its proxy pass on /leads, or build the site with another VITE_LEAD_RELAY`;
  return { name: 'the relay is at its address', path: relay, problem: isRelay ? undefined : problem };
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
