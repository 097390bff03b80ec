/** The headers of the site, written once: for `npm start`, and as files for the hosts that read such files. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../schemas/config.ts';

const YEAR = 31_536_000;
const source = (...values: string[]) => values.join(' ');

/** Other servers that the pages talk to. */
export interface Origins {
  /** Where leads are posted. */
  crmOrigin: string;
  /** Where events are sent, when visits are measured that way. */
  measuringOrigin?: string;
}

export const originsOf = ({ crm, analytics }: Config): Origins => ({
  crmOrigin: new URL(crm.endpoint).origin,
  ...(analytics && URL.canParse(analytics) && { measuringOrigin: new URL(analytics).origin }),
});

type Directives = Record<string, string>;

/** What the pages load and where they send, in the order that compresses best. */
const directives = ({ crmOrigin, measuringOrigin }: Origins): Directives => ({
  'script-src': "'self'",
  'font-src': "'self'",
  'media-src': "'self'",
  'manifest-src': "'self'",
  'img-src': source("'self'", 'data:'),
  'connect-src': source("'self'", crmOrigin, ...(measuringOrigin ? [measuringOrigin] : [])),
  // Leads go through a hidden frame, which the CRM sends back to the site.
  'frame-src': source("'self'", crmOrigin),
  'form-action': source("'self'", crmOrigin),
});

const asPolicy = (parts: Directives, separator: string) =>
  Object.entries(parts)
    .map((directive) => directive.join(' '))
    .join(separator);

/**
 * The policy in the header. `default-src` and `style-src` are missing on purpose: both policies must allow a load, and only
 * the page knows the hash of its styles.
 */
const headerPolicy = (origins: Origins) =>
  asPolicy(
    {
      ...directives(origins),
      'worker-src': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      // A page cannot say this itself. 'none' would keep the returned frame from loading, and with it the proof that a lead
      // has arrived.
      'frame-ancestors': "'self'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
    },
    '; ',
  );

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy of one page, which holds on hosts without headers too. What it does not name, such as workers, is forbidden.
 * @param styles the page's own styles; the empty text stands for the elements that emotion fills by script
 */
export const pagePolicy = (origins: Origins, styles: string) =>
  asPolicy(
    {
      'default-src': "'none'",
      ...directives(origins),
      'style-src': source("'self'", hash(styles), hash('')),
    },
    ';',
  );

/** Headers and the addresses that carry them; `*` at the end stands for everything below. No two set the same one. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** The names of these files change with their content. */
const kept = (path: string): HeaderRule => ({
  path,
  headers: { 'Cache-Control': `public, max-age=${YEAR}, immutable` },
});

/** Every header of the site. */
export const headerRules = (origins: Origins): HeaderRule[] => [
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': headerPolicy(origins),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy':
        'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      // Browsers heed it on secure addresses only, so that it does no harm on a developer's machine.
      'Strict-Transport-Security': `max-age=${2 * YEAR}; includeSubDomains`,
      'X-Content-Type-Options': 'nosniff',
    },
  },
  kept('/assets/*'),
  kept('/art/*'),
  kept('/fonts/*'),
  kept('/sprites/*'),
];

/** What is not kept for ever is asked for again each time, and usually answered by "not modified". */
const fresh = { 'Cache-Control': 'no-cache' };

/** The headers of the answer for one address. */
export const headersFor = (rules: readonly HeaderRule[], pathname: string): Record<string, string> => ({
  ...fresh,
  ...(Object.assign(
    {},
    ...rules.filter(({ path }) => pathname.startsWith(path.slice(0, -1))).map(({ headers }) => headers),
  ) as Record<string, string>),
});

/** The headers of a "not found" answer, wherever it is: a missing file may be there after the next release. */
export const notFoundHeaders = (rules: readonly HeaderRule[]): Record<string, string> => ({
  ...headersFor(rules, '/'),
  'Cache-Control': 'no-store',
});

/** As a `_headers` file, which Netlify and Cloudflare Pages read. Their pages are fresh without being told. */
export const asHeadersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');

/**
 * As an nginx file, to be included in a `server`. nginx inherits headers all or none, so each place repeats them. A 404 of
 * any folder gets those of the server, whose `$wiselamp_kept` depends on the status: deploy/nginx/site.conf sets it.
 */
export const asNginxFile = (rules: readonly HeaderRule[]): string => {
  const lines = (pathname: string, indent = '') =>
    Object.entries(headersFor(rules, pathname)).map(
      ([name, value]) => `${indent}add_header ${name} "${value}" always;`,
    );
  const folders = rules.map(({ path }) => path.slice(0, -1)).filter((path) => path !== '/');
  return [
    '# Written by `npm run build`. Include it in the server block of the site.',
    ...lines('/').map((line) => line.replace('"no-cache"', '$wiselamp_kept')),
    ...folders.flatMap((folder) => [`location ^~ ${folder} {`, ...lines(folder, '  '), '}']),
    '',
  ].join('\n');
};

/** Writes both files into the built site. */
export const writeHeaderFiles = (dist: string, origins: Origins): void => {
  const rules = headerRules(origins);
  writeFileSync(join(dist, '_headers'), asHeadersFile(rules));
  mkdirSync(join(dist, '_nginx'), { recursive: true });
  writeFileSync(join(dist, '_nginx/headers.conf'), asNginxFile(rules));
};
