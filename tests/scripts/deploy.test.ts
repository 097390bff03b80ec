// @vitest-environment node
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { cloudFrontHeaders, s3Commands } from '../../scripts/deploy/cloudfront';
import { headerRules, headersFor } from '../../scripts/headers';
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

test('CloudFront finds the file of every page, and redirects former addresses with their query', () => {
  for (const path of ['/assets/a-1.js', '/robots.txt', '/404.html', '/404'])
    expect(asked(path).uri).toBe(path);
  expect(asked('/%F0%9F%92%A1').uri).toBe('/%F0%9F%92%A1.html');
  expect(asked('/').uri).toBe('/index.html');
  for (const address of addresses.filter((one) => one !== '/'))
    for (const written of [address, `${address}/`]) expect(asked(written).uri).toBe(`${address}.html`);
  for (const { from, to } of redirects)
    for (const address of [from, `${from}/`])
      expect(asked(address)).toMatchObject({ statusCode: 301, headers: { location: { value: to } } });
  const source = { value: 'b', multiValue: [{ value: 'b' }, { value: 'c%20d' }] };
  expect(asked('/course/3', { utm: { value: 'mail' }, a: source }).headers?.location.value).toBe(
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

test('CloudFront sends every shared header: four in its own form, the others as they are', () => {
  const rules = headerRules({ crmOrigin: 'https://webto.salesforce.com' });
  const { SecurityHeadersConfig: known, CustomHeadersConfig: custom } = cloudFrontHeaders(rules);
  const { 'Cache-Control': _, ...shared } = headersFor(rules, '/');
  const others = custom.Items.map(({ Header, Value }): [string, string] => [Header, Value]);
  expect(shared).toMatchObject(Object.fromEntries(others));
  expect(Object.keys(shared)).toHaveLength(others.length + Object.keys(known).length);
  expect(JSON.stringify(known)).toContain(shared['Content-Security-Policy']);
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
  const rules = headerRules({ crmOrigin: 'https://webto.salesforce.com' });
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

test('Netlify and Cloudflare Pages redirect every former address; Netlify gets each 404 page', () => {
  const netlify = [
    ...readConfigOf('netlify.toml').matchAll(/^ {2}from = "(.+)"\n {2}to = "(.+)"\n {2}status = (\d+)/gm),
  ].map(([, ...words]) => words);
  const cloudflare = readConfigOf('cloudflare/_redirects').trim().split('\n');
  for (const lines of [netlify, cloudflare.map((line) => line.split(' '))]) {
    for (const { from, to } of redirects) {
      const id = from.split('/').at(-1) ?? '';
      const filled = lines.map((words) => words.join(' ').replaceAll(':id', id));
      expect(filled).toContain(`${from} ${to} 301`);
    }
  }
  // Netlify itself looks only at the top. The rule of a folder that the site does not have changes nothing.
  expect(netlify.filter(([, , status]) => status === '404')).toEqual(
    expect.arrayContaining(
      notFoundPages.slice(1).map(({ folder }) => [`/${folder}/*`, `/${folder}/404.html`, '404']),
    ),
  );
});
