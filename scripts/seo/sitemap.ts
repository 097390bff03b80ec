import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeXml } from '../../packages/art/svg.ts';
import type { Article } from '../../schemas/content.ts';
import { paths } from '../../src/config/paths.ts';
import { articles } from '../../src/content/articles/index.ts';
import { effectiveDay } from '../../src/content/legal/words.ts';
import { feedAddress } from '../../src/seo/feedAddress.ts';
import { feed } from './feed.ts';

/** The canonical address that a built page names, so that sitemap and page agree. Undefined for error pages and redirects. */
export const addressOf = (html: string): string | undefined =>
  /<meta name="robots" content="noindex"/.test(html)
    ? undefined
    : /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

/** The day of the last change by address, for the pages that state it. */
const lastChanged = (all: readonly Article[]): Record<string, string> => ({
  ...Object.fromEntries(all.map(({ id, published, updated }) => [paths.article(id), updated ?? published])),
  [paths.privacy]: effectiveDay,
  [paths.terms]: effectiveDay,
  [paths.cookies]: effectiveDay,
  [paths.acceptableUse]: effectiveDay,
});

function sitemap(addresses: readonly string[], days: Record<string, string>): string {
  const entries = addresses.map((address) => {
    const day = days[new URL(address).pathname];
    return `<url><loc>${escapeXml(address)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** Writes the sitemap, `robots.txt` and the feed for the pages of a build. */
export function writeSearchFiles(dist: string, pages: string[], siteUrl: string): void {
  const addresses = pages.flatMap((file) => addressOf(readFileSync(join(dist, file), 'utf8')) ?? []);
  writeFileSync(join(dist, 'sitemap.xml'), sitemap(addresses, lastChanged(articles)));
  writeFileSync(join(dist, feedAddress), feed(articles, siteUrl));
  // Allows everything; pages that must stay out of search results carry `noindex`.
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
  writeFileSync(join(dist, 'robots.txt'), robots);
}
