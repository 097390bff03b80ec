import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articles } from '../../src/content/articles/index.ts';
import { loadText } from '../../src/content/articles/texts.js';
import { feedAddress } from '../../src/seo/feedAddress.ts';
import { feed } from './feed.ts';
import { headOf, lastChanged, sitemap } from './sitemap.ts';

/** Writes the sitemap, `robots.txt` and the feed for the pages of a build. */
export async function writeSearchFiles(dist: string, pages: string[], siteUrl: string): Promise<void> {
  const heads = pages.flatMap((file) => headOf(readFileSync(join(dist, file), 'utf8')) ?? []);
  const whole = articles.map(async (one) => ({ ...one, body: (await loadText(one.id))?.body ?? [] }));
  writeFileSync(join(dist, 'sitemap.xml'), sitemap(heads, lastChanged(articles)));
  writeFileSync(join(dist, feedAddress), feed(await Promise.all(whole), siteUrl));
  // Allows everything; pages that must stay out of search results carry `noindex`.
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
  writeFileSync(join(dist, 'robots.txt'), robots);
}
