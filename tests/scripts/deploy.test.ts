// @vitest-environment node
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { cloudFrontHeaders, s3Commands } from '../../scripts/deploy/cloudfront';
import { headerRules, headersFor } from '../../scripts/headers';
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

  test('maps every address to the file of its page, and leaves the names of files', () => {
    for (const path of ['/assets/a-1.js', '/robots.txt', '/404.html', '/404'])
      expect(asked(path).uri).toBe(path);
    expect(asked('/').uri).toBe('/index.html');
    for (const address of addresses.filter((each) => each !== '/')) {
      expect(asked(address).uri).toBe(`${address}.html`);
      expect(asked(`${address}/`).uri).toBe(`${address}.html`);
    }
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
  const Override = true;
  expect(known).toEqual({
    ContentSecurityPolicy: { Override, ContentSecurityPolicy: shared['Content-Security-Policy'] },
    ContentTypeOptions: { Override },
    ReferrerPolicy: { Override, ReferrerPolicy: shared['Referrer-Policy'] },
    StrictTransportSecurity: {
      Override,
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

test('the upload to S3 sends each file once, hashed files for a year and pages last', () => {
  const files = ['index.html', 'blog/1.html', 'assets/a-1.js', 'assets/icons/b-1.svg', 'icons/a.svg'];
  const unused = ['assets/a-1.js.br', 'course/1.html', '_headers', '.vite/manifest.json'];
  const commands = s3Commands([...files, ...unused], rules, 'dist', 'bucket');
  const year = 'public, max-age=31536000, immutable';
  const sent = commands.map((line) => /--include '(.*?)'.* --cache-control '(.*)'/.exec(line)?.slice(1));
  expect(sent.slice(0, 2)).toEqual([
    ['assets/*.js', year],
    ['assets/*.svg', year],
  ]);
  expect(sent.slice(2).join(' ')).toBe('*.svg,no-cache *.html,no-cache');
  expect(commands[2]).toMatch(/^aws s3 cp dist s3:\/\/bucket --recursive /);
  expect(commands[2]).toMatch(
    /--include '\*\.svg' --exclude 'assets\/\*' .*--exclude '\.\*' --exclude '_\*'/,
  );
  expect(commands[2]).toContain(" --content-type 'image/svg+xml'");
  const unknown = () => s3Commands(['media/a.flac'], rules, 'dist', 'bucket');
  expect(unknown).toThrow('media/a.flac: add the type of ".flac"');
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
