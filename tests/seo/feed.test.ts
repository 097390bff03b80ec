import { expect, test } from 'vitest';
import { feed } from '../../scripts/seo/feed';
import { articles } from '../../src/content/articles';

const site = 'https://site.example';
const [first = expect.fail('There is no article.')] = articles;
const article = (id: number, published = first.published) => ({ ...first, id, published });
const parse = (xml: string) => {
  const page = new DOMParser().parseFromString(xml, 'text/xml');
  expect(page.querySelector('parsererror')?.textContent).toBeUndefined();
  return page;
};
const textsOf = (page: ParentNode, tag: string) =>
  [...page.querySelectorAll('item')].map((item) => item.getElementsByTagName(tag)[0]?.textContent);

test('the feed holds the fifty newest articles; of one day, those with the highest ids', () => {
  const many = Array.from({ length: 60 }, (_, index) => article(index + 101, '2025-06-24'));
  const page = parse(feed([article(1, '2024-01-22'), ...many, article(27, '2025-03-03')], site));
  const newest = Array.from({ length: 50 }, (_, index) => `${site}/blog/${160 - index}`);
  expect(textsOf(page, 'guid')).toEqual(newest);
});

test('the newest article comes first', () => {
  const all = [article(1, '2024-01-22'), article(24, '2025-06-24'), article(27, '2025-03-03')];
  expect(textsOf(parse(feed(all, site)), 'guid')).toEqual([24, 27, 1].map((id) => `${site}/blog/${id}`));
});

test('the feed names its address and the page of the blog', () => {
  const page = parse(feed([article(1)], site));
  const [self] = page.getElementsByTagName('atom:link');
  expect([self?.getAttribute('href'), self?.getAttribute('rel')]).toEqual([`${site}/feed.xml`, 'self']);
  expect(page.querySelector('channel > link')?.textContent).toBe(`${site}/blogs`);
});

test('each article has its day and its author', () => {
  const page = parse(feed([article(24, '2025-06-24')], site));
  expect(textsOf(page, 'pubDate')).toEqual(['Tue, 24 Jun 2025 00:00:00 +0000']);
  expect(textsOf(page, 'dc:creator')).toEqual([first.author]);
});

test('special characters of HTML are escaped', () => {
  const excerpt = 'Use <b> & "quotes", or ]]> and &amp; if you must.';
  const page = parse(feed([{ ...article(1), excerpt }], site));
  expect(textsOf(page, 'description')).toEqual([excerpt]);
});
