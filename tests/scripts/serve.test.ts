// @vitest-environment node
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  askHost,
  checkBuild,
  checkSite,
  reportOf,
  type Ask,
  type Check,
} from '../../scripts/deploy/checkSite';
import { headerRules } from '../../scripts/headers';
import { serve } from '../../scripts/serve';
import { addresses, notFoundPages, redirects } from '../../src/seo/addresses';

const crmOrigin = 'https://webto.salesforce.com';
const folders = mkdtempSync(join(tmpdir(), 'serve-'));
const folder = join(folders, 'site');
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  // A site of small files at every real address, and a file next to it.
  const files: Record<string, string> = {
    ...Object.fromEntries(
      addresses.map((address) => [address === '/' ? '/index.html' : `${address}.html`, address]),
    ),
    ...Object.fromEntries(
      notFoundPages.map((page) => [join('/', page.folder, '404.html'), `404 ${page.folder}`]),
    ),
    '/assets/a-1.js': 'const a = 1;',
    '/_headers': 'secret',
    '/../secret.txt': 'secret',
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), content);
    if (!/\.(html|js)$/.test(file)) continue;
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content));
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content));
  }
  server = await serve({ folder, port: 0, crmOrigin });
});
afterAll(async () => {
  await server.close();
  rmSync(folders, { recursive: true });
});

/** Sends the path as it is; `fetch` would tidy it. */
const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const sent = request({ host: 'localhost', port: server.port, path, headers, method, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  return { status: response.statusCode, headers: response.headers };
};

const site = {
  folder,
  addresses,
  redirects,
  notFoundFolders: notFoundPages.map((page) => page.folder),
  samples: ['/assets/a-1.js'],
  rules: headerRules({ crmOrigin }),
};

const failed = (checks: Check[]) => reportOf(checks).filter((line) => !line.startsWith('ok'));
const askServer: Ask = (...asked) => askHost(`http://127.0.0.1:${server.port}`)(...asked);

test('passes every check of a deployed site', async () => {
  expect(failed(await checkSite(askServer, site, { brotli: true }))).toEqual([]);
});

test('every check fails for a host that answers all requests alike', async () => {
  const host: Ask = async () => new Response('x', { headers: { 'x-injected': 'yes' } });
  const report = reportOf(await checkSite(host, site, { brotli: true }));
  expect(report.filter((line) => line.startsWith('ok'))).toEqual([]);
});

/** The failed checks of a host's page whose canonical address and form are these. */
const buildFailures = async (origin: string, page: { canonical: string; leadsTo: string }) => {
  const html = `<link rel="canonical" href="${page.canonical}"/><form action="${page.leadsTo}">`;
  const checks = await checkBuild(async () => new Response(html), origin);
  return checks.filter(({ problem }) => problem).map(({ name, problem }) => `${name}: ${problem}`);
};
const leadsTo = 'https://webto.salesforce.com/servlet/servlet.WebToLead';
const canonical = 'https://www.example.com/getintouch';

test('the check of the build finds pages that name another address, and says how to build them', async () => {
  expect(await buildFailures('https://www.acme.in', { canonical, leadsTo })).toEqual([
    `pages name this address: names ${canonical}. Build the site with VITE_SITE_URL=https://www.acme.in`,
  ]);
});

test.each(['https://www.example.com', 'http://localhost:4173', 'http://127.0.0.1:8977', 'http://[::1]:8080'])(
  'the check of the build accepts pages of www.example.com at %s',
  async (origin) => {
    expect(await buildFailures(origin, { canonical, leadsTo })).toEqual([]);
  },
);

test('the check of the build finds leads that would go to the visitor’s own machine', async () => {
  const page = { canonical, leadsTo: 'http://localhost:4174/servlet/servlet.WebToLead' };
  expect(await buildFailures('https://www.example.com', page)).toEqual(['leads go to the CRM: to localhost']);
});

test.each<[string, (headers: Headers) => void]>([
  ['sends a header twice', (headers) => headers.append('referrer-policy', 'x')],
  ['caches pages for an hour', (headers) => headers.set('cache-control', 'max-age=3600')],
  ['does not compress', (headers) => headers.delete('content-encoding')],
  ['serves pages as plain text', (headers) => headers.set('content-type', 'text/plain')],
])('the check of pages finds a host that %s', async (_, change) => {
  const host: Ask = async (...asked) => {
    const { status, headers, body } = await askServer(...asked);
    const changed = new Headers(headers);
    change(changed);
    return new Response(body, { status, headers: changed });
  };
  const part = { ...site, addresses: ['/aboutus'], redirects: [], notFoundFolders: [], samples: [] };
  expect(failed(await checkSite(host, part, { brotli: true })).join()).toMatch(/page, (?:identity|gzip)/);
});

test.each([
  { asked: '/aboutus.html', own: '/aboutus' },
  { asked: '/index.html?utm_source=mail', own: '/?utm_source=mail' },
  { asked: '/SkillOrientedCourses/2.html', own: '/SkillOrientedCourses/2' },
  { asked: '/AboutUs', own: '/aboutus' },
  { asked: '/skillorientedcourses/2/', own: '/SkillOrientedCourses/2' },
  { asked: '/blog/1/index.html', own: '/blog/1' },
  { asked: '//blog//1', own: '/blog/1' },
  { asked: '/about%20us%20?a=b', own: '/aboutus?a=b' },
])('$asked redirects to $own', async ({ asked, own }) => {
  const { status, headers } = await ask(asked);
  expect([status, headers.location]).toEqual([301, own]);
});

test('a file whose name differs by case is "not found", although the disk finds it', async () => {
  // On macOS and Windows every disk has this second name.
  symlinkSync(join(folder, 'assets'), join(folder, 'Assets'));
  expect((await ask('/Assets/a-1.js')).status).toBe(404);
});

test.each(['/about', '/aboutus/index', '/nothing.html', '/blog/1.htm', '/_Headers'])(
  '%s stays "not found"',
  async (path) => expect((await ask(path)).status).toBe(404),
);

test('refuses every method but GET and HEAD', async () => {
  for (const method of ['POST', 'TRACE', 'OPTIONS']) {
    const { status, headers } = await ask('/', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  }
});

test.each([
  '/%E0%A4%A',
  '/aboutus%00',
  '/..%2fsecret.txt',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '//evil.example/%2f..',
  '/..%5c..%5cpackage.json',
  `/${'x'.repeat(5000)}`,
  `/${'a/'.repeat(3000)}`,
  'http://evil.example/',
])('answers 404 for %s and keeps running', async (path) => {
  const { status, headers } = await ask(path);
  expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  expect((await ask('/')).status).toBe(200);
});

test('says in one line that the port is taken and which variable changes it', async () => {
  await expect(serve({ folder, port: server.port, crmOrigin })).rejects.toThrow(
    `Port ${server.port} is already in use. Stop the program that uses it, or set PORT to another port.`,
  );
});
