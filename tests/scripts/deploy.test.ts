// @vitest-environment node
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { cloudFrontHeaders, s3Commands } from '../../scripts/deploy/cloudfront';
import { netlifyRules } from '../../scripts/deploy/netlify';
import { asHeadersFile, headerRules, headersFor } from '../../scripts/headers';
import { addresses, notFoundPages, redirects } from '../../src/seo/addresses';

const readConfigOf = (file: string) => readFileSync(`deploy/${file}`, 'utf8');

type Query = Record<string, { value: string; multiValue?: { value: string }[] }>;
interface Result {
  uri?: string;
  statusCode?: number;
  headers?: { location: { value: string } };
}
const { exports: cloudFront } = runInNewContext(`${readConfigOf('cloudfront/rewrite.js')}; module`, {
  module: { exports: {} },
}) as { exports: { handler: (event: { request: { uri: string; querystring: Query } }) => Result } };
const asked = (uri: string, querystring: Query = {}) => cloudFront.handler({ request: { uri, querystring } });

test.each(['/assets/a-1.js', '/robots.txt', '/404.html', '/404'])('CloudFront leaves %s as it is', (path) => {
  expect(asked(path).uri).toBe(path);
});

test.each([
  { path: '/', file: '/index.html' },
  { path: '/%F0%9F%92%A1', file: '/%F0%9F%92%A1.html' },
  ...addresses
    .filter((address) => address !== '/')
    .flatMap((address) => [address, `${address}/`].map((path) => ({ path, file: `${address}.html` }))),
])('CloudFront finds the file of $path', ({ path, file }) => {
  expect(asked(path).uri).toBe(file);
});

test.each(redirects.flatMap(({ from, to }) => [from, `${from}/`].map((former) => ({ former, to }))))(
  'CloudFront redirects the former address $former',
  ({ former, to }) => {
    expect(asked(former)).toMatchObject({ statusCode: 301, headers: { location: { value: to } } });
  },
);

test('CloudFront keeps the query of a former address', () => {
  const several = { value: 'b', multiValue: [{ value: 'b' }, { value: 'c%20d' }] };
  expect(asked('/course/3', { utm: { value: 'mail' }, a: several }).headers?.location.value).toBe(
    '/SkillOrientedCourses/3?utm=mail&a=b&a=c%20d',
  );
});

test.each([
  { written: '/aboutus.html', own: '/aboutus' },
  { written: '/index.html', own: '/' },
  { written: '/AboutUs/', own: '/aboutus' },
  { written: '/skillorientedcourses//2', own: '/SkillOrientedCourses/2' },
  { written: '/blog/1/index.html', own: '/blog/1' },
  { written: '/about%20us', own: '/aboutus' },
])('CloudFront redirects $written to $own', ({ written, own }) => {
  expect(asked(written)).toMatchObject({ statusCode: 301, headers: { location: { value: own } } });
});

const rules = headerRules({ crmOrigin: 'https://webto.salesforce.com' });

test('CloudFront sends the four security headers that it knows in its own form', () => {
  expect(cloudFrontHeaders(rules).SecurityHeadersConfig).toEqual({
    ContentSecurityPolicy: {
      Override: true,
      ContentSecurityPolicy: headersFor(rules, '/')['Content-Security-Policy'],
    },
    ContentTypeOptions: { Override: true },
    ReferrerPolicy: { Override: true, ReferrerPolicy: 'strict-origin-when-cross-origin' },
    StrictTransportSecurity: {
      Override: true,
      IncludeSubdomains: true,
      Preload: false,
      AccessControlMaxAgeSec: 63_072_000,
    },
  });
});

test('CloudFront sends all other shared headers as they are', () => {
  const { Items, Quantity } = cloudFrontHeaders(rules).CustomHeadersConfig;
  const {
    'Cache-Control': _cache,
    'Content-Security-Policy': _policy,
    'Referrer-Policy': _referrer,
    'Strict-Transport-Security': _transport,
    'X-Content-Type-Options': _type,
    ...others
  } = headersFor(rules, '/');
  expect(Object.fromEntries(Items.map(({ Header, Value }) => [Header, Value]))).toEqual(others);
  expect(Quantity).toBe(Items.length);
});

test('a release on S3 uploads the pages last, its 404 pages uncached, and then removes the pages that are gone', () => {
  const files = [
    'index.html',
    '404.html',
    'blog/1.html',
    'blog/404.html',
    'assets/a-1.js',
    'assets/a-1.js.br',
  ];
  const commands = s3Commands(files, rules, 'dist', 'B');
  expect(commands).toHaveLength(4);
  const [scripts, pages, notFound, removal] = commands;
  expect(scripts).toMatch(/--include 'assets\/\*\.js' .* 'public, max-age=31536000, immutable'$/);
  expect(pages).toMatch(
    /--include '\*\.html' .*--exclude '404\.html' --exclude '\*\/404\.html' .* 'no-cache'$/,
  );
  expect(notFound).toMatch(/--include '404\.html' --include '\*\/404\.html' .* 'no-store'$/);
  expect(removal).toMatch(/^aws s3 sync dist s3:\/\/B --delete .*--include '\*\.html'/);
});

const built = ['assets', 'assets/a-1.js', 'art/b-2.avif', 'fonts/c.woff2', 'index.html'];

test.each(['/assets/a-1.js', '/art/b-2.avif', '/fonts/c.woff2', '/'])(
  'Netlify sends the headers of every host with %s',
  (path) => {
    expect(headersFor(netlifyRules(rules, built, false), path)).toEqual(headersFor(rules, path));
  },
);

test.each(['/assets/gone-1.js', '/assets/a-1.js.map', '/art/gone-2.avif', '/fonts/gone.woff2'])(
  'Netlify, which sends the headers of a path with a 404 too, does not cache the missing %s',
  (path) => {
    expect(headersFor(netlifyRules(rules, built, false), path)['Cache-Control']).toBe('no-cache');
  },
);

test.each([
  { kind: 'a preview', isPreview: true, robots: 'noindex' },
  { kind: 'the site', isPreview: false, robots: undefined },
])('Netlify tells search engines about $kind: $robots', ({ isPreview, robots }) => {
  expect(headersFor(netlifyRules(rules, built, isPreview), '/aboutus')['X-Robots-Tag']).toBe(robots);
});

test('the file for Netlify names each path once', () => {
  const [, speculation = ''] = /(\/assets\/links-\S+)"/.exec(asHeadersFile(rules)) ?? [];
  const file = asHeadersFile(netlifyRules(rules, [...built, speculation.slice(1)], true));
  const paths = file.split('\n').filter((line) => line.startsWith('/'));
  expect(paths).toContain(speculation);
  expect(paths).toEqual([...new Set(paths)]);
});

const netlifyRedirects = [
  ...readConfigOf('netlify.toml').matchAll(/^ {2}from = "(.+)"\n {2}to = "(.+)"\n {2}status = (\d+)/gm),
].map(([, from, to, status]) => ({ from, to, status }));
const cloudflareRules = readConfigOf('cloudflare/_redirects')
  .trim()
  .split('\n')
  .map((line) => line.split(' '))
  .map(([from, to, status]) => ({ from, to, status }));

for (const [host, rulesOfHost] of [
  ['Netlify', netlifyRedirects],
  ['Cloudflare Pages', cloudflareRules],
] as const)
  test.each(redirects)(`${host} redirects the former address $from`, ({ from, to }) => {
    // A rule may stand for all numbers: /course/:id.
    const withId = (path: string) => path.replace(/\d+$/, ':id');
    const isRule = (rule: object) =>
      [
        { from, to, status: '301' },
        { from: withId(from), to: withId(to), status: '301' },
      ].some((wanted) => JSON.stringify(wanted) === JSON.stringify(rule));
    expect(rulesOfHost.filter(isRule)).toHaveLength(1);
  });

test.each(notFoundPages.filter(({ folder }) => folder !== ''))(
  'Netlify, which itself finds only the 404 page at the top, has a rule for the one of /$folder',
  ({ folder }) => {
    expect(netlifyRedirects).toContainEqual({
      from: `/${folder}/*`,
      to: `/${folder}/404.html`,
      status: '404',
    });
  },
);

test('the relay on Workers gets the host name under which its operators look for it', () => {
  const file = readConfigOf('relay/wrangler.toml');
  // Below the first table it would be a part of that table.
  const [top = ''] = file.split(/^\[/m);
  const [, host] = /^routes = \[\{ pattern = "(.+)", custom_domain = true \}\]$/m.exec(top) ?? [];
  const [, operatorsHost] = /^RELAY_HOSTS = "(.+)"$/m.exec(file) ?? [];
  expect(host).toBeTruthy();
  expect(host).toBe(operatorsHost);
});

test.each([
  { name: 'VITE_SITE_URL', isRead: true },
  { name: 'ALLOW_SAMPLES', isRead: true },
  { name: 'PATH', isRead: false },
  { name: 'MY_VITE_X', isRead: false },
])('GitHub Pages reads its variable $name: $isRead', ({ name, isRead }) => {
  const [, names = expect.fail('The workflow names no variables.')] =
    /\.key \| test\("(.+?)"\)/.exec(readConfigOf('github-pages.yml')) ?? [];
  expect(new RegExp(names).test(name)).toBe(isRead);
});
