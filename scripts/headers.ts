/** The headers of the site: for `npm start`, and as files for hosts that read them. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../schemas/config.ts';
import { HYDRATED, OPENER, ROOT_ID } from '../src/handover/handover.markup.ts';
import { mediaTypes } from './mediaTypes.ts';

const WEEK = 604_800;
const YEAR = 31_536_000;
const source = (...values: (string | undefined)[]) => values.filter(Boolean).join(' ');

/** The other servers that pages connect to. Leads go to the CRM or to the relay. */
export type Origins = { crmOrigin: string } & Partial<Record<'measuringOrigin' | 'turnstileOrigin', string>>;

export const originsOf = ({ crm, relay, analytics, turnstileSiteKey }: Config): Origins => ({
  crmOrigin: new URL(relay ?? crm.endpoint).origin,
  ...(analytics && URL.canParse(analytics) && { measuringOrigin: new URL(analytics).origin }),
  ...(turnstileSiteKey && { turnstileOrigin: 'https://challenges.cloudflare.com' }),
});

type Directives = Record<string, string>;

/** What pages load and where they send data, in the order that compresses best. */
const directives = ({ crmOrigin, measuringOrigin, turnstileOrigin }: Origins): Directives => ({
  'script-src': source("'self'", turnstileOrigin),
  'font-src': "'self'",
  'media-src': "'self'",
  'manifest-src': "'self'",
  'img-src': source("'self'", 'data:'),
  'connect-src': source("'self'", crmOrigin, measuringOrigin),
  // Leads go through a hidden frame, which the CRM redirects back to the site.
  'frame-src': source("'self'", crmOrigin, turnstileOrigin),
  'form-action': source("'self'", crmOrigin),
});

const asPolicy = (parts: Directives, separator: string) =>
  Object.entries(parts)
    .map((directive) => directive.join(' '))
    .join(separator);

/**
 * The policy in the header. `default-src` and `style-src` are missing because a load must pass both policies, and only the
 * page knows the hash of its styles.
 */
const headerPolicy = (origins: Origins) =>
  asPolicy(
    {
      ...directives(origins),
      'worker-src': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      // Only works in a header. 'none' would block the returned frame, which proves that a lead has arrived.
      'frame-ancestors': "'self'",
      'require-trusted-types-for': "'script'",
      // Turnstile's script needs a policy, which src/leads/turnstile.ts creates for that script alone.
      'trusted-types': origins.turnstileOrigin ? 'default' : "'none'",
    },
    '; ',
  );

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy in a page, which works on hosts without headers too. It forbids everything it does not name.
 * @param styles the page's inline styles. The hash of '' allows the empty elements that emotion fills by script.
 */
export const pagePolicy = (origins: Origins, styles: string) => {
  const ownStyles = source("'self'", hash(styles), hash(''));
  return asPolicy({ 'default-src': "'none'", ...directives(origins), 'style-src': ownStyles }, ';');
};

/**
 * The links whose documents a browser may prefetch when the visitor presses or reaches for one: those to other pages,
 * while React does not run. A query means a search or a later page of a list, which only React can show. With
 * Save-Data browsers prefetch nothing.
 */
const links = `#${ROOT_ID}:not([${HYDRATED}]) a[href^="/"]:not([href*="?"],[href*="#"],[${OPENER}],[target])`;
const speculation = JSON.stringify({
  prefetch: [{ where: { selector_matches: links }, eagerness: 'moderate' }],
});
/** In a file, because an inline script would need a hash in both policies. The name changes with the content. */
const speculationFile = `/assets/links-${createHash('sha256').update(speculation).digest('hex').slice(0, 8)}.speculationrules`;

/** Headers for the paths that match; `*` at the end matches any rest. No two rules may set the same header. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** For files whose names change with their content. */
const immutable = { 'Cache-Control': `public, max-age=${YEAR}, immutable` };

/** For files that keep their names. After a week a visit shows the old file once more while the browser fetches it again. */
const weekly = { 'Cache-Control': `public, max-age=${WEEK}, stale-while-revalidate=${YEAR}` };

const resourcePolicy = (sites: 'same-origin' | 'cross-origin') => ({ 'Cross-Origin-Resource-Policy': sites });

export const headerRules = (origins: Origins): HeaderRule[] => [
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': headerPolicy(origins),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy':
        'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Speculation-Rules': `"${speculationFile}"`,
      // Browsers ignore it over plain HTTP, so it is harmless during development.
      'Strict-Transport-Security': `max-age=${2 * YEAR}; includeSubDomains`,
      'X-Content-Type-Options': 'nosniff',
    },
  },
  ...['/assets/*', '/sprites/*'].map((path) => ({
    path,
    headers: { ...immutable, ...resourcePolicy('same-origin') },
  })),
  { path: '/fonts/*', headers: { ...weekly, ...resourcePolicy('same-origin') } },
  { path: '/art/*', headers: { ...immutable, ...resourcePolicy('cross-origin') } },
  // Other sites may show these: shared links, newsletters, image searches.
  ...['/og/*', '/icons/*'].map((path) => ({ path, headers: resourcePolicy('cross-origin') })),
];

export const isRuleFor = ({ path }: HeaderRule, pathname: string): boolean =>
  path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;

/** The headers of one path. Most files are revalidated each time, which usually gives a 304. */
export const headersFor = (rules: readonly HeaderRule[], pathname: string): Record<string, string> =>
  Object.assign(
    { 'Cache-Control': 'no-cache' },
    ...rules.filter((rule) => isRuleFor(rule, pathname)).map(({ headers }) => headers),
  ) as Record<string, string>;

/** The headers of a 404 at any path. It is not cached, because the next release may add the file. */
export const notFoundHeaders = (rules: readonly HeaderRule[]): Record<string, string> => ({
  ...headersFor(rules, '/'),
  'Cache-Control': 'no-store',
});

/** A `_headers` file for Netlify and Cloudflare Pages, which revalidate pages by default and do not know every media type. */
export const asHeadersFile = (rules: readonly HeaderRule[]): string => {
  const speculationType = { 'Content-Type': mediaTypes['speculationrules'] ?? '' };
  // Once for each path: what a host does with a second entry of a path is not documented.
  const byPath: Record<string, Record<string, string>> = {};
  for (const { path, headers } of [...rules, { path: speculationFile, headers: speculationType }])
    byPath[path] = { ...byPath[path], ...headers };
  return Object.entries(byPath)
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
};

/**
 * A file to include in an nginx `server`. A location in nginx inherits either all headers or none, so each one
 * repeats them. `$site_kept` from deploy/nginx/maps.conf turns off caching for a 404.
 */
export const asNginxFile = (rules: readonly HeaderRule[]): string => {
  const lines = (pathname: string, indent = '') =>
    Object.entries(headersFor(rules, pathname)).map(
      // A header that contains double quotes contains no single ones.
      ([name, value]) =>
        `${indent}add_header ${name} ${value.includes('"') ? `'${value}'` : `"${value}"`} always;`,
    );
  const folders = rules.map(({ path }) => path.slice(0, -1)).filter((path) => path !== '/');
  return [
    '# Written by `npm run build`. Include it in the server block of the site.',
    ...lines('/').map((line) => line.replace('"no-cache"', '$site_kept')),
    ...folders.flatMap((folder) => [`location ^~ ${folder} {`, ...lines(folder, '  '), '}']),
    '',
  ].join('\n');
};

/** The entries of an nginx map from an address in any case to the page's own. */
export const asNginxMap = (addresses: readonly string[]): string =>
  [
    '# Written by `npm run build`. deploy/nginx/maps.conf includes it.',
    ...addresses.map((address) => `${address} ${address};`),
    '',
  ].join('\n');

export const writeHeaderFiles = (dist: string, origins: Origins): void => {
  const rules = headerRules(origins);
  writeFileSync(join(dist, speculationFile), speculation);
  writeFileSync(join(dist, '_headers'), asHeadersFile(rules));
  mkdirSync(join(dist, '_nginx'), { recursive: true });
  writeFileSync(join(dist, '_nginx/headers.conf'), asNginxFile(rules));
};
