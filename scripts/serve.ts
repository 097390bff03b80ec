/** `npm run preview`: serves the built site like a static host: clean addresses, 404 pages, compression, headers. */
import { readdirSync, realpathSync, statSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import send from 'send';
import { listen, type Listening } from '../packages/crm-sandbox/listen.ts';
import { environment } from '../schemas/environment.mjs';
import { isProgram } from '../schemas/isProgram.mjs';
import { intendedAddress } from '../src/config/intendedAddress.ts';
import { paths } from '../src/config/paths.ts';
import { portFrom, readConfig } from './config.ts';
import { headerRules, headersFor, notFoundHeaders, originsOf, type Origins } from './headers.ts';
import { mediaTypes } from './mediaTypes.ts';

interface ServeOptions extends Origins {
  folder: string;
  /** 0 takes any free port. */
  port: number;
  /** The default is {@link THIS_MACHINE}. */
  host?: string;
  /** Wraps the server's listener, for tests that break files. */
  around?: (listener: RequestListener) => RequestListener;
}

type Headers = Record<string, string>;

/** The host that accepts requests from this machine only. */
const THIS_MACHINE = 'localhost';

const NO_SITE = 'There is no built site here. Run npm run build, or wait for it to end.\n';

/** Never served: hidden files, files for hosts, empty parts of a path, null bytes and backslashes. */
const noAddress = /^[^/]|^\/_|\/\.|\/\/+[^/]|\0|\\/;
const notFoundPage = /\/404(\.html)?$/;
const formerCourse = new RegExp(`^${paths.courseAlias('([\\w-]+)')}$`);

/** The decoded path; empty if it is encoded wrongly. */
export const decoded = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
};

/** A decoded path without trailing slashes; undefined when it cannot name a file. */
const fileNameOf = (path: string): string | undefined =>
  noAddress.test(path) || path === '' ? undefined : path.replace(/\/+$/, '') || '/';

/** The addresses of the pages in a folder. */
const pagesIn = (folder: string): string[] =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.html') && !notFoundPage.test(file))
    .map((file) => file.replace(/^\/index\.html$/, '/').replace(/\.html$/, ''));

/** Whether a folder has a file of exactly this name. On macOS and Windows the disk also finds /AboutUs.html for /aboutus.html. */
const hasFile = (folder: string, file: string): boolean => {
  try {
    const path = realpathSync.native(join(folder, file));
    return path === join(realpathSync.native(folder), file) && statSync(path).isFile();
  } catch {
    return false;
  }
};

const sendText = (response: ServerResponse, status: number, text: string, headers: Headers): void => {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
  response.end(response.req.method === 'HEAD' ? undefined : text);
};

interface Site {
  folder: string;
  /** Whether the folder has this file. */
  has: (file: string) => boolean;
  rules: ReturnType<typeof headerRules>;
}

/** Sends a file, or its compressed copy if the browser accepts that. Calls `missing` if the file is gone. */
const sendFile = (
  { folder, has }: Site,
  response: ServerResponse,
  file: string,
  headers: Headers,
  missing: () => void,
) => {
  const { req: request } = response;
  const copies = Object.entries({ br: '.br', gzip: '.gz' }).filter(([, end]) => has(file + end));
  const accepted = request.headers['accept-encoding'] ?? '';
  // A range counts the bytes of the file itself.
  const copy = request.headers.range
    ? undefined
    : copies.find(([name]) => new RegExp(`\\b${name}\\b`).test(accepted));
  const [encoding, extension = ''] = copy ?? [];
  const all = {
    ...headers,
    'Content-Type': mediaTypes[extname(file).slice(1)],
    Vary: copies.length > 0 ? 'Accept-Encoding' : undefined,
    'Content-Encoding': encoding,
  };
  for (const [name, value] of Object.entries(all)) if (value) response.setHeader(name, value);
  /** Answers an error of `send`, whose headers may include Content-Range. */
  const fail = ({ status, headers: own }: { status?: number; headers?: Headers }) => {
    if (response.headersSent) response.destroy();
    else if (status === 416 || status === 412)
      sendText(response, status, 'The file does not meet the request’s condition.', { ...headers, ...own });
    else missing();
  };
  const path = (file + extension).split('/').map(encodeURIComponent).join('/');
  const acceptRanges = response.statusCode === 200;
  send(request, path, { root: folder, index: false, cacheControl: false, acceptRanges })
    .on('error', fail)
    .pipe(response);
};

/** Sends the "not found" page of the path's first folder, or that of the site. */
const sendNotFound = (site: Site, response: ServerResponse, path: string) => {
  const [, parent = ''] = /^(\/[^/]+)\/./.exec(path) ?? [];
  const file = [`${parent}/404.html`, '/404.html'].find(site.has);
  const headers = notFoundHeaders(site.rules);
  const missing = () => sendText(response, 503, NO_SITE, headers);
  response.statusCode = 404;
  if (file) sendFile(site, response, file, headers, missing);
  else missing();
};

/** The listener of a site's server. */
const answerFrom =
  (site: Site): RequestListener =>
  (request, response) => {
    const { folder, has, rules } = site;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const headers = { ...notFoundHeaders(rules), Allow: 'GET, HEAD' };
      return sendText(response, 405, 'This server answers GET and HEAD only.\n', headers);
    }
    const [pathname = '/', query] = (request.url ?? '/').split('?');
    const written = decoded(pathname);
    const path = fileNameOf(written);
    const moveTo = (target: string) => {
      const address = target + (query === undefined ? '' : `?${query}`);
      sendText(response, 301, '', { ...headersFor(rules, '/'), Location: address });
    };
    const notFound = () => sendNotFound(site, response, path ?? '');

    const course = formerCourse.exec(path ?? '')?.[1];
    if (course) return moveTo(paths.course(course));
    // A page has one address. Visitors who come by another spelling are redirected to it.
    const isPage = path !== undefined && !path.endsWith('.html') && !notFoundPage.test(path);
    const file = isPage && [path === '/' ? '/index.html' : path, `${path}.html`].find(has);
    if (file) return sendFile(site, response, file, headersFor(rules, path), notFound);
    const meant = written && has('/index.html') && intendedAddress(written, pagesIn(folder));
    return meant ? moveTo(meant) : notFound();
  };

/** Starts the static server. It reads the disk for each request, so a build may replace the folder at any time. */
export function serve({
  folder,
  port,
  host = THIS_MACHINE,
  around,
  ...origins
}: ServeOptions): Promise<Listening> {
  const has = (file: string) => hasFile(folder, file);
  const answer = answerFrom({ folder, has, rules: headerRules(origins) });
  return listen(around ? around(answer) : answer, port, host, 'PORT');
}

if (isProgram(import.meta.url)) {
  await import('./explain.ts');
  const folder = resolve(process.env['OUT_DIR'] ?? 'dist');
  if (!hasFile(folder, 'index.html')) console.warn(NO_SITE.trim());
  const host = environment()['HOST'] || THIS_MACHINE;
  const { port } = await serve({ folder, port: portFrom('PORT', 4173), host, ...originsOf(readConfig()) });
  console.log(`The site: http://${host}:${port}`);
}
