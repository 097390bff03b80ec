/** A host that cannot redirect, such as GitHub Pages or a bucket, for a browser that asks for it by a cookie. */
import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';

export const plainHostCookie = 'plain-host=1';

/** Serves a page at its file's name and with an encoded slash, too; the "not found" page at any other spelling. */
export const plainHost =
  (folder: string, handle: RequestListener): RequestListener =>
  (request, response) => {
    const { headers, url = '/' } = request;
    if (headers.cookie?.includes(plainHostCookie) && headers.accept?.startsWith('text/html')) {
      const [path = '/', ...query] = decodeURIComponent(url).split('?');
      const page = path.replace(/(?:\/index)?\.html$|\/$/, '') || '/index';
      const served = existsSync(join(folder, `${page}.html`)) ? page.replace(/^\/index$/, '/') : '/404';
      request.url = [served, ...query].join('?');
    }
    handle(request, response);
  };
