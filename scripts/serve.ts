/** `npm run preview`: serves the built site like a static host: clean addresses, 404 pages, compression, headers. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listen, type Listening } from '../crm-sandbox/listen.ts';
import { paths } from '../src/config/paths.ts';
import { environment, portFrom, readConfig } from './config.ts';
import { headerRules, headersFor, notFoundHeaders, originsOf, type Origins } from './headers.ts';
import { isFile, sendFile, sendText } from './sendFile.ts';

interface ServeOptions extends Origins {
  folder: string;
  /** 0 takes any free port. */
  port: number;
  /** The default, 'localhost', accepts requests from this machine only. */
  host?: string | undefined;
  /** Wraps the server's listener, for tests that break files. */
  around?: (listener: RequestListener) => RequestListener;
}

const NO_SITE = 'There is no built site here. Run npm run build, or wait for it to end.\n';

/** Hidden files, files for hosts, empty parts, null bytes and backslashes. */
const noAddress = /^[^/]|^\/_|\/\.|\/\/+[^/]|\0|\\/;
const notFoundPage = /\/404(\.html)?$/;
const formerCourse = new RegExp(`^${paths.courseAlias('([\\w-]+)')}$`);

/** The decoded path without trailing slashes; undefined when it cannot name a file. */
const pathOf = (pathname: string): string | undefined => {
  try {
    const path = decodeURIComponent(pathname);
    return noAddress.test(path) ? undefined : path.replace(/\/+$/, '') || '/';
  } catch {
    return undefined;
  }
};

/** Starts the static server. It reads the disk for each request, so a build may replace the folder at any time. */
export function serve({ folder, port, host, around, ...origins }: ServeOptions): Promise<Listening> {
  const rules = headerRules(origins);
  const exists = (file: string) => isFile(join(folder, file));

  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const [pathname = '/', query] = (request.url ?? '/').split('?');
    const path = pathOf(pathname);

    const notFound = () => {
      const headers = notFoundHeaders(rules);
      const parent = /^(\/[^/]+)\/./.exec(path ?? '')?.[1];
      const file = [`${parent ?? ''}/404.html`, '/404.html'].find(exists);
      const missing = () => sendText(response, 503, NO_SITE, headers);
      if (file) sendFile(request, response, { folder, file, status: 404, headers, missing });
      else missing();
    };

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const headers = { ...notFoundHeaders(rules), Allow: 'GET, HEAD' };
      sendText(response, 405, 'This server answers GET and HEAD only.\n', headers);
      return;
    }
    const course = formerCourse.exec(path ?? '')?.[1];
    if (course) {
      const target = paths.course(course) + (query === undefined ? '' : `?${query}`);
      sendText(response, 301, '', { ...headersFor(rules, '/'), Location: target });
      return;
    }
    const file =
      path && !notFoundPage.test(path) && [path === '/' ? '/index.html' : path, `${path}.html`].find(exists);
    if (!file) notFound();
    else {
      const headers = headersFor(rules, path);
      sendFile(request, response, { folder, file, status: 200, headers, missing: notFound });
    }
  };

  return listen(around ? around(handle) : handle, port, host || 'localhost', 'PORT');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await import('./explain.ts');
  const folder = resolve(process.env['OUT_DIR'] ?? 'dist');
  if (!isFile(join(folder, 'index.html'))) console.warn(NO_SITE.trim());
  const host = environment()['HOST'] || 'localhost';
  const { port } = await serve({ folder, port: portFrom('PORT', 4173), host, ...originsOf(readConfig()) });
  console.log(`The site: http://${host}:${port}`);
}
