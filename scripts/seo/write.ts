import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Article } from '../../schemas/content.ts';
import { articles } from '../../src/content/articles/index.ts';
import { loadText } from '../../src/content/articles/texts.js';
import { feedAddress } from '../../src/seo/feedAddress.ts';
import { feed, newestOf, type WholeArticle } from './feed.ts';
import { headOf, lastChanged, robots, sitemap } from './sitemap.ts';

const withText = async (article: Article): Promise<WholeArticle> => {
  const text = await loadText(article.id);
  if (!text) throw new Error(`Article ${article.id} has no text.`);
  return { ...article, body: text.body };
};

/** Writes the sitemap, `robots.txt` and the feed for the pages of a build. */
export async function writeSearchFiles(dist: string, pages: string[], serverEntry: string): Promise<void> {
  const { siteUrl } = (await import(pathToFileURL(serverEntry).href)) as { siteUrl: string };
  const heads = pages.flatMap((file) => headOf(readFileSync(join(dist, file), 'utf8')) ?? []);
  writeFileSync(join(dist, 'sitemap.xml'), sitemap(heads, lastChanged(articles)));
  writeFileSync(join(dist, 'robots.txt'), robots(siteUrl));
  writeFileSync(join(dist, feedAddress), feed(await Promise.all(newestOf(articles).map(withText)), siteUrl));
}
