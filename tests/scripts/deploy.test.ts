// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer, Ask } from '../../scripts/deploy/ask';
import type { BuiltSite } from '../../scripts/deploy/builtSite';
import { checkSite } from '../../scripts/deploy/checkSite';
import { cloudFrontHeaders } from '../../scripts/deploy/cloudFrontHeaders';
import { asCommand, s3Uploads } from '../../scripts/deploy/s3Uploads';
import { siteBlock } from '../../scripts/deploy/siteBlock';
import { headerRules, headersFor, notFoundHeaders } from '../../scripts/headers';
import { addresses, notFoundPages, redirects } from '../../src/addresses';

const rules = headerRules({ crmOrigin: 'https://webto.salesforce.com' });
const handedOut = (file: string) => readFileSync(`deploy/${file}`, 'utf8');

describe('the CloudFront Function', () => {
  type Query = Record<string, { value: string; multiValue?: { value: string }[] }>;
  interface Result {
    uri?: string;
    statusCode?: number;
    headers?: { location: { value: string } };
  }
  const { exports } = runInNewContext(`${handedOut('cloudfront/rewrite.js')}; module`, {
    module: { exports: {} },
  }) as { exports: { handler: (event: { request: { uri: string; querystring: Query } }) => Result } };
  const asked = (uri: string, querystring: Query = {}) => exports.handler({ request: { uri, querystring } });

  test('every address is answered with the file of its page, with and without a trailing slash', () => {
    expect(asked('/').uri).toBe('/index.html');
    for (const address of addresses.filter((each) => each !== '/')) {
      expect(asked(address).uri).toBe(`${address}.html`);
      expect(asked(`${address}/`).uri).toBe(`${address}.html`);
    }
  });

  test('files are asked for by their own names', () => {
    for (const file of ['/assets/a-1.js', '/art/1/a.avif', '/robots.txt', '/404.html'])
      expect(asked(file).uri).toBe(file);
  });

  test('a "not found" page has no address of its own', () => {
    expect(asked('/404').uri).toBe('/404');
  });

  test.each(redirects)('$from has moved to $to for ever', ({ from, to }) => {
    for (const address of [from, `${from}/`]) {
      expect(asked(address).statusCode).toBe(301);
      expect(asked(address).headers?.location.value).toBe(to);
    }
  });

  test('a former address takes what is behind its question mark along', () => {
    const source = { value: 'b', multiValue: [{ value: 'b' }, { value: 'c%20d' }] };
    expect(asked('/course/3', { utm: { value: 'mail' }, a: source }).headers?.location.value).toBe(
      '/SkillOrientedCourses/3?utm=mail&a=b&a=c%20d',
    );
  });
});

test('CloudFront sends every header that all answers share, each once', () => {
  const { SecurityHeadersConfig: known, CustomHeadersConfig: custom } = cloudFrontHeaders(rules);
  const { 'Cache-Control': _, ...shared } = headersFor(rules, '/');
  expect(known).toEqual({
    ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: shared['Content-Security-Policy'] },
    ContentTypeOptions: { Override: true },
    ReferrerPolicy: { Override: true, ReferrerPolicy: shared['Referrer-Policy'] },
    StrictTransportSecurity: {
      Override: true,
      AccessControlMaxAgeSec: 63_072_000,
      IncludeSubdomains: true,
      Preload: false,
    },
  });
  expect(custom.Quantity).toBe(custom.Items.length);
  expect(custom.Items.map(({ Header }) => Header)).toEqual(
    Object.keys(shared).filter((name) => !/^(Content-Security|Referrer|Strict|X-Content)/.test(name)),
  );
});

describe('the upload to S3', () => {
  const files = [
    'index.html',
    'blog/1.html',
    'assets/a-1.js',
    'assets/a-1.js.br',
    'course/1.html',
    'icons/a.svg',
  ];
  const uploads = s3Uploads([...files, 'assets/icons/b-1.svg', '_headers', '.vite/manifest.json'], rules);

  test('brings pages last, keeps hashed files for a year, and leaves out what CloudFront does not need', () => {
    expect(uploads.map(({ folder, ending, cacheControl }) => [folder, ending, cacheControl])).toEqual([
      ['assets/', 'js', 'public, max-age=31536000, immutable'],
      ['assets/', 'svg', 'public, max-age=31536000, immutable'],
      ['', 'svg', 'no-cache'],
      ['', 'html', 'no-cache'],
    ]);
  });

  test('brings no file of a kept folder up for a second time', () => {
    const command = uploads.map((upload) => asCommand(upload, 'dist', 'bucket', ['assets/'])).at(-2);
    expect(command).toMatch(/^aws s3 cp dist s3:\/\/bucket --recursive /);
    expect(command).toMatch(/--include '\*\.svg' --exclude 'assets\/\*' --exclude '\.\*' --exclude '_\*'/);
    expect(command).toMatch(/--content-type 'image\/svg\+xml' --cache-control 'no-cache'$/);
  });

  test('stops at a kind of file that it has no type for', () => {
    expect(() => s3Uploads(['media/a.flac'], rules)).toThrow('media/a.flac: add the type of ".flac"');
  });
});

describe('the rules for Netlify and Cloudflare Pages', () => {
  const netlify = [
    ...handedOut('netlify.toml').matchAll(/^ {2}from = "(.+)"\n {2}to = "(.+)"\n {2}status = (\d+)/gm),
  ];
  const leads = (address: string, from: string) => {
    const [, id] = new RegExp(`^${from.replace(':id', '([^/]+)')}$`).exec(address) ?? [];
    return id;
  };

  test('lead every former address to the present one', () => {
    const cloudflare = handedOut('cloudflare/_redirects').trim().split('\n');
    for (const lines of [netlify.map(([, ...words]) => words), cloudflare.map((line) => line.split(' '))]) {
      for (const { from: former, to: present } of redirects) {
        const [from = '', to = '', status] = lines.find(([each = '']) => leads(former, each)) ?? [];
        expect([to.replace(':id', leads(former, from) ?? ''), status]).toEqual([present, '301']);
      }
    }
  });

  test('give each folder its own "not found" page on Netlify, which looks at the top alone', () => {
    const rulesFor404 = netlify.filter(([, , , status]) => status === '404');
    expect(rulesFor404.map(([, from, to]) => [from, to])).toEqual(
      notFoundPages.slice(1).map(({ folder }) => [`/${folder}/*`, `/${folder}/404.html`]),
    );
  });
});

test('the nginx file is tried in the form in which it is handed out, or not at all', () => {
  const files = { root: '/built', certificate: '/c.pem', key: '/k.pem' };
  const places = { ...files, ports: { plain: 1, secure: 2 }, brotli: false };
  const block = siteBlock(handedOut('nginx/site.conf'), places);
  expect(block).toContain('include /built/_nginx/headers.conf;');
  expect(block).not.toMatch(/\/etc\/letsencrypt|listen \[|\n *brotli_static/);
  expect(siteBlock(handedOut('nginx/site.conf'), { ...places, brotli: true })).toMatch(
    /\n *brotli_static on;/,
  );
  expect(() => siteBlock('server { listen 80; }', places)).toThrow('site.conf lacks');
});

describe('the check of a host', () => {
  let site: BuiltSite;
  const content: Record<string, string> = {
    '/index.html': 'Home',
    '/aboutus.html': 'About',
    '/404.html': 'Nowhere',
    '/blog/404.html': 'No such article',
    '/assets/a-1.js': 'x()',
  };
  const typeOf = (file: string) => (file.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8');

  beforeAll(() => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'));
    for (const folders of ['blog', 'assets']) mkdirSync(join(folder, folders));
    for (const [file, text] of Object.entries(content)) writeFileSync(join(folder, file), text);
    writeFileSync(join(folder, 'assets/a-1.js.gz'), gzipSync('x()'));
    const tables = {
      addresses: ['/', '/aboutus'],
      redirects: redirects.slice(0, 1),
      notFoundFolders: ['', 'blog'],
    };
    site = { folder, rules, samples: ['/assets/a-1.js'], ...tables };
  });
  afterAll(() => rmSync(site.folder, { recursive: true }));

  /** A host that does all that is asked of it. */
  const host: Ask = async (
    path,
    { 'accept-encoding': encoding = 'identity', 'if-none-match': etag } = {},
    method,
  ) => {
    const [pathname = '/', query] = path.split('?');
    const clean = pathname.replace(/\/$/, '') || '/';
    const file = [clean === '/' ? '/index.html' : `${clean}.html`, pathname].find((each) => each in content);
    const found = file !== undefined && !/\/404/.test(file);
    const shown = found ? file : /^\/blog\/./.test(clean) ? '/blog/404.html' : '/404.html';
    const course = /^\/course\/(\d+)\/?$/.exec(pathname)?.[1];
    const same = etag === '"1"';
    const text = Buffer.from(content[shown] ?? '');
    const headers: Answer['headers'] = { 'content-type': typeOf(shown), etag: '"1"' };
    for (const [name, value] of Object.entries(found ? headersFor(rules, clean) : notFoundHeaders(rules)))
      headers[name.toLowerCase()] = value;
    if (encoding === 'gzip') Object.assign(headers, { 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    if (course) headers.location = `/SkillOrientedCourses/${course}${query ? `?${query}` : ''}`;
    return {
      status: course ? 301 : same ? 304 : found ? 200 : 404,
      headers,
      names: Object.keys(headers),
      body: method === 'HEAD' || same ? Buffer.alloc(0) : encoding === 'gzip' ? gzipSync(text) : text,
    };
  };

  type Change = (answer: Answer, path: string, method: string) => Partial<Answer> | false;
  const failures = async (change: Change) => {
    const ask: Ask = async (path, headers, method = 'GET') => {
      const answer = await host(path, headers, method);
      return { ...answer, ...change(answer, path, method) };
    };
    const tally = await checkSite(ask, site, { brotli: false });
    return tally.lines().filter((line) => line.startsWith('FAILED'));
  };

  test('finds nothing wrong with a host that does everything', async () => {
    expect(await failures(() => false)).toEqual([]);
  });

  const instead =
    (from: number, status: number): Change =>
    (answer) =>
      answer.status === from && { status };
  const sending =
    (name: string, value: string | undefined, where = ''): Change =>
    ({ headers }, path) =>
      path.includes(where) && { headers: { ...headers, [name]: value } };
  const nowhere = { body: Buffer.from('Nowhere') };

  test.each<[string, string, Change]>([
    ['redirects a trailing slash', 'trailing slash', (_, path) => path === '/aboutus/' && { status: 308 }],
    ['answers "not found" with 200', 'status 404', instead(404, 200)],
    [
      'keeps for a year that a file is missing',
      'not found: headers',
      ({ status, headers }) =>
        status === 404 && { headers: { ...headers, 'cache-control': 'public, max-age=31536000, immutable' } },
    ],
    ['has one "not found" page for all', 'status 404', (_, path) => path.startsWith('/blog/') && nowhere],
    ['sends a header twice', 'headers', ({ names }) => ({ names: [...names, 'content-security-policy'] })],
    ['sends another policy', 'headers', sending('referrer-policy', 'unsafe-url')],
    ['keeps pages for an hour', 'headers', sending('cache-control', 'max-age=3600')],
    ['does not compress', 'gzip', sending('content-encoding', undefined)],
    ['sends everything again', 'If-None-Match', instead(304, 200)],
    ['does not know HEAD', 'HEAD', (_, __, method) => method === 'HEAD' && { status: 405 }],
    ['forgets former addresses', '301', instead(301, 404)],
    ['shows hidden files', 'hidden files', (_, path) => path === '/_headers' && { status: 200 }],
    ['serves scripts as text', 'files', sending('content-type', 'text/plain', '.js')],
    ['writes headers from addresses', 'no header', sending('x-injected', 'yes', '%0d')],
  ])('finds a host that %s', async (_, about, change) => {
    expect((await failures(change)).join('\n')).toContain(about);
  });
});
