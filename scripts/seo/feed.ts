import { escapeXml } from '../../packages/art/svg.ts';
import type { Article } from '../../schemas/content.ts';
import { paths } from '../../src/config/paths.ts';
import { blog } from '../../src/content/blog.ts';
import { feedAddress } from '../../src/seo/feedAddress.ts';

/** The most articles in the feed, because feed readers fetch all of it again and again. */
const LONGEST_FEED = 50;

const pubDate = (isoDate: string) => new Date(isoDate).toUTCString().replace('GMT', '+0000');

const item = ({ id, title, excerpt, author, topic, published }: Article, siteUrl: string) => {
  const address = siteUrl + paths.article(id);
  return `<item>
<title>${escapeXml(title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${pubDate(published)}</pubDate>
<dc:creator>${escapeXml(author)}</dc:creator>
<category>${escapeXml(topic)}</category>
<description>${escapeXml(excerpt)}</description>
</item>`;
};

export function feed(articles: readonly Article[], siteUrl: string): string {
  const newestFirst = articles
    .toSorted((a, b) => b.published.localeCompare(a.published) || b.id - a.id)
    .slice(0, LONGEST_FEED);
  const [newest] = newestFirst;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(blog.name)}</title>
<link>${siteUrl}${paths.blogs}</link>
<atom:link href="${siteUrl}${feedAddress}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(blog.seo.description)}</description>
<language>en</language>
${newest ? `<lastBuildDate>${pubDate(newest.published)}</lastBuildDate>\n` : ''}${newestFirst.map((article) => item(article, siteUrl)).join('\n')}
</channel>
</rss>
`;
}
