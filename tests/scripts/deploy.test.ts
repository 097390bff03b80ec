// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../scripts/deploy/builtSite';
import { askHost, checkSite, reportOf, type Ask } from '../../scripts/deploy/checkSite';
import { cloudFrontHeaders, s3Commands } from '../../scripts/deploy/cloudfront';
import { headerRules, headersFor } from '../../scripts/headers';
import { serve } from '../../scripts/serve';
import { addresses, notFoundPages, redirects } from '../../src/seo/addresses';

const crmOrigin = 'https://webto.salesforce.com';
const rules = headerRules({ crmOrigin });
const readConfigOf = (file: string) => readFileSync(`deploy/${file}`, 'utf8');

describe('the CloudFront function', () => {
  type Query = Record<string, { value: string; multiValue?: { value: string }[] }>;
  interface Result {
    uri?: string;
    statusCode?: number;
    headers?: { location: { value: string } };
  }
  const { exports } = runInNewContext(`${readConfigOf('cloudfront/rewrite.js')}; module`, {
    module: { exports: {} },
  }) as { exports: { handler: (event: { request: { uri: string; querystring: Query } }) => Result } };
  const asked = (uri: string, querystring: Query = {}) => exports.handler({ request: { uri, querystring } });

  test('maps every address to the file of its page, with and without a trailing slash', () => {
    expect(asked('/').uri).toBe('/index.html');
    for (const address of addresses.filter((each) => each !== '/')) {
      expect(asked(address).uri).toBe(`${address}.html`);
      expect(asked(`${address}/`).uri).toBe(`${address}.html`);
    }
  });

  test('leaves the names of files and of the 404 page as they are', () => {
    for (const path of ['/assets/a-1.js', '/art/1/a.avif', '/robots.txt', '/404.html', '/404'])
      expect(asked(path).uri).toBe(path);
  });

  test('redirects every former address and keeps its query', () => {
    for (const { from, to } of redirects) {
      for (const address of [from, `${from}/`]) {
        expect(asked(address).statusCode).toBe(301);
        expect(asked(address).headers?.location.value).toBe(to);
      }
    }
    const source = { value: 'b', multiValue: [{ value: 'b' }, { value: 'c%20d' }] };
    expect(asked('/course/3', { utm: { value: 'mail' }, a: source }).headers?.location.value).toBe(
      '/SkillOrientedCourses/3?utm=mail&a=b&a=c%20d',
    );
  });
});

test('CloudFront sends every shared header exactly once', () => {
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
  const files = ['index.html', 'blog/1.html', 'assets/a-1.js', 'assets/icons/b-1.svg', 'icons/a.svg'];
  const unused = ['assets/a-1.js.br', 'course/1.html', '_headers', '.vite/manifest.json'];
  const commands = s3Commands([...files, ...unused], rules, 'dist', 'bucket');

  test('uploads hashed files for a year and pages last', () => {
    expect(commands.map((line) => /--include '(.*?)'.* --cache-control '(.*)'/.exec(line)?.slice(1))).toEqual(
      [
        ['assets/*.js', 'public, max-age=31536000, immutable'],
        ['assets/*.svg', 'public, max-age=31536000, immutable'],
        ['*.svg', 'no-cache'],
        ['*.html', 'no-cache'],
      ],
    );
  });

  test('uploads no file twice', () => {
    expect(commands.at(-2)).toMatch(/^aws s3 cp dist s3:\/\/bucket --recursive /);
    expect(commands.at(-2)).toMatch(
      /--include '\*\.svg' --exclude 'assets\/\*' .*--exclude '\.\*' --exclude '_\*'.*--content-type 'image\/svg\+xml'/,
    );
  });

  test('refuses an extension without a media type', () => {
    expect(() => s3Commands(['media/a.flac'], rules, 'dist', 'bucket')).toThrow(
      'media/a.flac: add the type of ".flac"',
    );
  });
});

describe('the rules for Netlify and Cloudflare Pages', () => {
  const netlify = [
    ...readConfigOf('netlify.toml').matchAll(/^ {2}from = "(.+)"\n {2}to = "(.+)"\n {2}status = (\d+)/gm),
  ];
  const idFrom = (address: string, from: string) => {
    const [, id] = new RegExp(`^${from.replace(':id', '([^/]+)')}$`).exec(address) ?? [];
    return id;
  };

  test('redirect every former address', () => {
    const cloudflare = readConfigOf('cloudflare/_redirects').trim().split('\n');
    for (const lines of [netlify.map(([, ...words]) => words), cloudflare.map((line) => line.split(' '))]) {
      for (const { from: former, to: present } of redirects) {
        const [from = '', to = '', status] = lines.find(([each = '']) => idFrom(former, each)) ?? [];
        expect([to.replace(':id', idFrom(former, from) ?? ''), status]).toEqual([present, '301']);
      }
    }
  });

  test('give each folder its own 404 page on Netlify, which only looks at the top', () => {
    const rulesFor404 = netlify.filter(([, , , status]) => status === '404');
    expect(rulesFor404.map(([, from, to]) => [from, to])).toEqual(
      notFoundPages.slice(1).map(({ folder }) => [`/${folder}/*`, `/${folder}/404.html`]),
    );
  });
});

describe('the check of a host', () => {
  let site: BuiltSite;
  let host: Awaited<ReturnType<typeof serve>>;
  const content = {
    '/index.html': 'Home',
    '/aboutus.html': 'About',
    '/404.html': 'Nowhere',
    '/blog/404.html': 'No such article',
    '/assets/a-1.js': 'x()',
    '/_headers': 'secret',
  };

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'));
    for (const name of ['blog', 'assets']) mkdirSync(join(folder, name));
    for (const [file, text] of Object.entries(content)) {
      writeFileSync(join(folder, file), text);
      writeFileSync(join(folder, `${file}.gz`), gzipSync(text));
      writeFileSync(join(folder, `${file}.br`), brotliCompressSync(text));
    }
    site = {
      folder,
      rules,
      addresses: ['/', '/aboutus'],
      redirects: redirects.slice(0, 1),
      notFoundFolders: ['', 'blog'],
      samples: ['/assets/a-1.js'],
    };
    host = await serve({ folder, port: 0, crmOrigin });
  });
  afterAll(async () => {
    await host.close();
    rmSync(site.folder, { recursive: true });
  });

  interface Answer {
    status: number;
    headers: Headers;
    body: string;
  }
  /** The failed checks of a host whose answers are changed. */
  const failures = async (change: (answer: Answer, path: string, method: string) => void) => {
    const askServer = askHost(`http://127.0.0.1:${host.port}`);
    const ask: Ask = async (path, headers, method = 'GET') => {
      const response = await askServer(path, headers, method);
      const answer = {
        status: response.status,
        headers: new Headers(response.headers),
        body: await response.text(),
      };
      change(answer, path, method);
      return new Response(answer.status === 304 ? null : answer.body, answer);
    };
    return reportOf(await checkSite(ask, site, { brotli: true })).filter((line) => !line.startsWith('ok'));
  };

  test('passes the server of npm start', async () => {
    expect(await failures(() => {})).toEqual([]);
  });

  const status = (from: number, to: number) => (answer: Answer) => {
    if (answer.status === from) answer.status = to;
  };
  /** Changes the answers to some requests, such as `HEAD /aboutus`. */
  const at =
    (where: RegExp, change: Partial<Answer>, headers: Record<string, string> = {}) =>
    (answer: Answer, path: string, method: string) => {
      if (!where.test(`${method} ${path}`)) return;
      Object.assign(answer, change);
      for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
    };
  const oneYear = 'public, max-age=31536000, immutable';

  test.each<[string, string, Parameters<typeof failures>[0]]>([
    ['redirects a trailing slash', 'trailing slash', at(/aboutus\/$/, { status: 308 })],
    ['answers 200 for a missing page', 'not found, identity: content', status(404, 200)],
    ['caches a 404', 'not found, identity: headers', at(/no/, {}, { 'cache-control': oneYear })],
    ['has one 404 page for all', 'not found, identity: content', at(/ \/blog\//, { body: 'Nowhere' })],
    [
      'sends a header twice',
      'page, identity: headers',
      (answer) => answer.headers.append('referrer-policy', 'x'),
    ],
    ['caches pages for an hour', 'page, identity: headers', at(/./, {}, { 'cache-control': 'max-age=3600' })],
    ['does not compress', 'page, gzip: content', (answer) => answer.headers.delete('content-encoding')],
    ['never answers 304', '304 for If-None-Match', status(304, 200)],
    ['refuses HEAD', 'page: HEAD', at(/^HEAD/, { status: 405 })],
    ['forgets former addresses', 'former address: 301', status(301, 404)],
    ['shows hidden files', 'hidden file', at(/_headers/, { status: 200 })],
    ['serves scripts as text', 'file, identity: headers', at(/\.js$/, {}, { 'content-type': 'text/plain' })],
    ['takes headers from addresses', 'cannot add a header', at(/%0d/, {}, { 'x-injected': 'yes' })],
  ])('finds a host that %s', async (_, name, change) => {
    expect((await failures(change)).join('\n')).toContain(name);
  });
});
