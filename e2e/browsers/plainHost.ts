/** A host that cannot redirect, such as GitHub Pages or a bucket, for a browser that asks for it by a cookie. */
import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';

export const plainHostCookie = 'plain-host=1';

/** The endings that such a host leaves off an address to find the page's file, the longest first. */
const endings = ['/index.html', '.html', '/'];

/** Serves a page also at its file's name, with a slash and with an encoded slash; at any other spelling the "not found" page. */
export const plainHost =
  (folder: string, handle: RequestListener): RequestListener =>
  (request, response) => {
    const { headers, url = '/' } = request;
    if (headers.cookie?.includes(plainHostCookie) && headers.accept?.startsWith('text/html')) {
      const { pathname, search } = new URL(`http://host${url}`);
      const path = decodeURIComponent(pathname);
      const ending = endings.find((one) => path.endsWith(one)) ?? '';
      const page = path.slice(0, path.length - ending.length) || '/index';
      const served = existsSync(join(folder, `${page}.html`)) ? page.replace(/^\/index$/, '/') : '/404';
      // The site's own server would redirect to the page's address.
      request.url = served + search;
    }
    handle(request, response);
  };
