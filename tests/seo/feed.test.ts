import { expect, test } from 'vitest';
import { feed } from '../../scripts/seo/feed';
import { articles } from '../../src/content/articles';

const site = 'https://site.example';
const [first = expect.fail('There is no article.')] = articles;
const days: Record<number, string> = { 1: '2024-01-22', 24: '2025-06-24', 27: '2025-03-03' };
const article = (id: number) => ({ ...first, id, published: days[id] ?? first.published });
const parse = (xml: string) => {
  const page = new DOMParser().parseFromString(xml, 'text/xml');
  expect(page.querySelector('parsererror')?.textContent).toBeUndefined();
  return page;
};
const textsOf = (page: ParentNode, tag: string) =>
  [...page.querySelectorAll('item')].map((item) => item.getElementsByTagName(tag)[0]?.textContent);
test('the feed holds the fifty newest articles, the newest first, and names its address and the page of the blog', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ ...article(24), id: index + 101 }));
  const page = parse(feed([article(1), ...many, article(27)], site));
  const newest = Array.from({ length: 50 }, (_, index) => `${site}/blog/${160 - index}`);
  expect(textsOf(page, 'guid')).toEqual(newest);
  const [self] = page.getElementsByTagName('atom:link');
  expect([self?.getAttribute('href'), self?.getAttribute('rel')]).toEqual([`${site}/feed.xml`, 'self']);
  expect(page.querySelector('channel > link')?.textContent).toBe(`${site}/blogs`);
  const few = parse(feed([article(1), article(24), article(27)], site));
  expect(textsOf(few, 'guid')).toEqual([24, 27, 1].map((id) => `${site}/blog/${id}`));
  expect(textsOf(few, 'pubDate')[0]).toBe('Tue, 24 Jun 2025 00:00:00 +0000');
  expect(textsOf(few, 'dc:creator').at(-1)).toBe(first.author);
});

test('special characters of HTML are escaped', () => {
  const excerpt = 'Use <b> & "quotes", or ]]> and &amp; if you must.';
  const page = parse(feed([{ ...article(1), excerpt }], site));
  expect(textsOf(page, 'description')).toEqual([excerpt]);
});
