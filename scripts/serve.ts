/** Serves the built site as a static host would: clean addresses, the nearest 404 page, compressed copies, headers. */
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, posix, resolve } from 'node:path';
import sirv from 'sirv';
import { fileURLToPath } from 'node:url';
import { portFrom, readConfig } from './config.ts';
import { headerRules, headersFor, originsOf, type Origins } from './headers.ts';

interface ServeOptions extends Origins {
  folder: string;
  port: number;
}

/** The nearest `404.html` at or above the folder of an address, relative to the site. */
const nearest404 = (folder: string, pathname: string): string => {
  let at = posix.dirname(pathname);
  while (at !== '/' && !existsSync(join(folder, at, '404.html'))) at = posix.dirname(at);
  return at === '/' ? '/404' : `${at}/404`;
};

/** Starts the static server. Port 0 takes any free port. */
export function serve({ folder, port, ...origins }: ServeOptions): Promise<{ server: Server; port: number }> {
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
  });
  const rules = headerRules(origins);

  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const [pathname = '/', query] = (request.url ?? '/').split('?');
    const headers = Object.entries(headersFor(rules, pathname));
    for (const [name, value] of headers) response.setHeader(name, value);
    const course = /^\/course\/([^/]+)\/?$/.exec(pathname)?.[1];
    if (course) {
      response.writeHead(301, { Location: `/SkillOrientedCourses/${course}` }).end();
      return;
    }
    // A trailing slash is accepted: the same page, not a redirect.
    const clean = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
    request.url = (clean || '/') + (query === undefined ? '' : `?${query}`);
    files(request, response, () => {
      const original = response.writeHead.bind(response);
      // sirv answers 200 for a file it finds; this file says that there is none.
      response.writeHead = (_status: number, ...rest: never[]) => original(404, ...rest);
      request.url = nearest404(folder, clean);
      delete request.headers['if-none-match'];
      files(request, response, () => {
        response.end('Not found');
      });
    });
  };

  const server = createServer(handle);
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, () => {
      const address = server.address();
      done({ server, port: typeof address === 'object' && address ? address.port : port });
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = resolve(process.env['OUT_DIR'] ?? 'dist');
  const started = await serve({ folder, port: portFrom('PORT', 4173), ...originsOf(readConfig()) });
  console.log(`The site: http://localhost:${started.port}`);
}
