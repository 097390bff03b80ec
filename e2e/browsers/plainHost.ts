/**
 * Makes the site's server behave as a host that cannot redirect, such as GitHub Pages or a bucket, for a browser that
 * has the cookie below.
 */
import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { decoded } from '../../scripts/serve';

export const plainHostCookie = 'plain-host=1';

/** The endings of an address that such a host leaves off to find the page's file. */
const endings = ['.html', '/'];

/**
 * Serves a page also at its file's name, with a slash and with an encoded slash. Any other spelling gets the "not found"
 * page, with its query.
 */
export const plainHost =
  (folder: string, handle: RequestListener): RequestListener =>
  (request, response) => {
    const { headers, url = '/' } = request;
    // A text file, such as robots.txt, has no other address.
    const asksForPage = headers.accept?.startsWith('text/html') && !url.endsWith('.txt');
    if (asksForPage && headers.cookie?.includes(plainHostCookie)) {
      const { pathname, search } = new URL(`http://host${url}`);
      const path = decoded(pathname);
      const ending = endings.find((one) => path.endsWith(one)) ?? '';
      const isHome = path === '/' || path === '/index.html';
      const page = isHome ? '/' : path.slice(0, path.length - ending.length);
      const file = isHome ? 'index.html' : `${page}.html`;
      // A path that is wrongly encoded is empty. `join` would take doubled slashes for one.
      const exists = path !== '' && !path.includes('//') && existsSync(join(folder, file));
      // The site's own server goes on with this address. It would redirect the original one to the address of the page.
      request.url = (exists ? page : '/404') + search;
    }
    handle(request, response);
  };
