/** Which picture a shared link to each page shows: read off the built pages, so that title and picture agree. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '../src/content/company.ts';
import { coverLists } from '../src/content/covers/index.ts';
import type { OgEntry } from './art/og.ts';

const kickers: Record<string, string> = {
  article: company.blogName,
  internship: 'Internship and training',
  course: 'Skill-oriented course',
  service: 'Software services',
};

/** Pages without a cover of their own borrow one. */
const borrowed: Record<string, string> = {
  privacy: 'page-about',
  terms: 'page-about',
  cookies: 'page-contact',
  'acceptable-use': 'page-contact',
};

const unescape = (html: string) =>
  html
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const artIdOf = (id: string) => {
  const [kind = '', ...rest] = id.split('-');
  const list = kind in coverLists ? coverLists[kind as keyof typeof coverLists] : {};
  return rest.join('-') in list ? id : (borrowed[id] ?? `page-${id}`);
};

/** One entry for each picture that the pages name. */
export function ogEntries(dist: string, pages: string[]): OgEntry[] {
  const entries = new Map<string, OgEntry>();
  for (const file of pages) {
    const html = readFileSync(join(dist, file), 'utf8');
    const id = /<meta property="og:image" content="[^"]*\/og\/([a-z0-9-]+)\.png"/.exec(html)?.[1];
    const title = /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1];
    if (!id || !title) continue;
    const artId = artIdOf(id);
    const kicker = kickers[artId.split('-')[0] ?? ''] ?? company.tagline;
    // The company's name stands on the picture already.
    const short = unescape(title).replace(` | ${company.name}`, '').replace(`${company.name} | `, '');
    entries.set(id, { id, title: short, kicker, artId });
  }
  return [...entries.values()];
}
