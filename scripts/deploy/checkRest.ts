import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Ask } from './ask.ts';
import { contentOf, type BuiltSite } from './builtSite.ts';
import { contentProblem, headerProblem, typeProblem, type Encoding } from './problems.ts';
import type { Tally } from './tally.ts';

/** Addresses without a page: status 404 and the "not found" page of the nearest folder that has one. */
export async function checkNotFound(ask: Ask, site: BuiltSite, tally: Tally): Promise<void> {
  const missing = site.notFoundFolders.flatMap((folder) => {
    const at = folder && `/${folder}`;
    const ways = [
      '/no-such-page',
      '/no-such-page/',
      '/no/such/page',
      '/no-such-page?a=b',
      '/404',
      '/no.such',
    ];
    return ways.map((way) => ({ path: at + way, page: `${at}/404.html` }));
  });
  const elsewhere = [
    '/blog',
    '/assets',
    '/assets/',
    '/assets/no-such-file.js',
    '/art/no-such-file.avif',
    '/fonts/no-such-file.woff2',
    '/sprites/no-such-file.svg',
    '/%F0%9F%92%A1',
  ];
  for (const { path, page } of [...missing, ...elsewhere.map((way) => ({ path: way, page: '/404.html' }))]) {
    const answer = await ask(path);
    const expected = { status: 404, content: contentOf(site, page), encoding: 'identity' } as const;
    tally.count('not found: status 404 and the page of its folder', path, contentProblem(answer, expected));
    tally.count(
      'not found: headers',
      path,
      headerProblem(answer, site.rules, '/') ?? typeProblem(answer, '.html'),
    );
  }
}

/** Former addresses lead to the present ones, for ever, with what is behind the question mark. */
export async function checkRedirects(ask: Ask, { redirects }: BuiltSite, tally: Tally): Promise<void> {
  for (const { from, to } of redirects) {
    for (const [path, target] of [
      [from, to],
      [`${from}/`, to],
      [`${from}?utm_source=mail&utm_medium=a`, `${to}?utm_source=mail&utm_medium=a`],
    ] as const) {
      const { status, headers } = await ask(path);
      const location = headers.location ?? '';
      const led = URL.canParse(location, 'http://host') ? new URL(location, 'http://host') : undefined;
      const right = status === 301 && led && led.pathname + led.search === target;
      tally.count(
        'former addresses: 301',
        path,
        right ? undefined : `status ${status}, Location ${location}`,
      );
    }
  }
}

/** What lies in the built folder but is no part of the site, and an address that tries to write a header. */
export async function checkHidden(ask: Ask, tally: Tally): Promise<void> {
  for (const path of ['/_headers', '/_nginx/headers.conf', '/_nginx/', '/.vite/manifest.json', '/.env']) {
    const { status } = await ask(path);
    tally.count('hidden files: 404', path, status === 404 ? undefined : `status ${status}`);
  }
  for (const path of ['/course/1%0d%0aX-Injected:%20yes', '/course/1%0aX-Injected:%20yes/']) {
    const { headers, status } = await ask(path);
    const safe = headers['x-injected'] === undefined && status < 500;
    tally.count('no header from an address', path, safe ? undefined : `status ${status}`);
  }
}

/** One file of each type in each folder: content, type, headers, compressed copies where the build made them. */
export async function checkFiles(
  ask: Ask,
  site: BuiltSite,
  encodings: Encoding[],
  tally: Tally,
): Promise<void> {
  for (const path of site.samples) {
    const content = contentOf(site, path);
    const compressed = existsSync(join(site.folder, `${path}.gz`));
    for (const encoding of compressed ? encodings : (['identity'] as const)) {
      const answer = await ask(path, { 'accept-encoding': encoding });
      tally.count(
        `files: 200, ${encoding}`,
        path,
        contentProblem(answer, { status: 200, content, encoding }),
      );
      const problem = headerProblem(answer, site.rules, path) ?? typeProblem(answer, path);
      tally.count(`files: headers and type, ${encoding}`, path, problem);
    }
  }
}
