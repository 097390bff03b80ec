import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { feed, type WholeArticle } from '../../scripts/seo/feed';
import { articles } from '../../src/content/articles';
import { company } from '../../src/content/company';
import { read } from '../articles/read';

const site = 'https://site.example';
const article = (id: number, body: WholeArticle['body']): WholeArticle => {
  const found = articles.find((one) => one.id === id);
  if (!found) throw new Error(`Article ${id} is missing.`);
  return { ...found, body };
};
const parse = (xml: string) => {
  const page = new DOMParser().parseFromString(xml, 'text/xml');
  expect(page.querySelector('parsererror')?.textContent).toBeUndefined();
  return page;
};
const textsOf = (page: ParentNode, tag: string) =>
  [...page.querySelectorAll('item')].map((item) => item.getElementsByTagName(tag)[0]?.textContent);
/** What a feed reader shows of the newest article. */
const shown = (body: WholeArticle['body']) => {
  const [html = ''] = textsOf(parse(feed([article(1, body)], site)), 'content:encoded');
  return new DOMParser().parseFromString(html, 'text/html').body;
};

test('the feed holds the fifty newest articles, the newest first, and names its address and the page of the blog', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ ...article(24, []), id: index + 101 }));
  const page = parse(feed([article(1, []), ...many, article(27, [])], site));
  const newest = Array.from({ length: 50 }, (_, index) => `${site}/blog/${160 - index}`);
  expect(textsOf(page, 'guid')).toEqual(newest);
  const [self] = page.getElementsByTagName('atom:link');
  expect([self?.getAttribute('href'), self?.getAttribute('rel')]).toEqual([`${site}/feed.xml`, 'self']);
  expect(page.querySelector('channel > link')?.textContent).toBe(`${site}/blogs`);
  const few = parse(feed([article(1, []), article(24, []), article(27, [])], site));
  expect(textsOf(few, 'guid')).toEqual([24, 27, 1].map((id) => `${site}/blog/${id}`));
  expect(textsOf(few, 'pubDate')[0]).toBe('Tue, 24 Jun 2025 00:00:00 +0000');
  expect(textsOf(few, 'dc:creator').at(-1)).toBe('Meera Raghavan');
});

test('every kind of block of an article reaches a reader as plain HTML', () => {
  const { body } = read(readFileSync('tests/articles/everyBlock.md', 'utf8'));
  const html = [...shown(body).children].map(({ outerHTML }) => outerHTML);
  expect(html.map((block) => /\w+/.exec(block)?.[0]).join(' ')).toBe(
    'p h2 ul ol blockquote ol ul ul h3 p p pre p pre table p p p p p',
  );
  expect(html[0]).toBe(
    '<p>Run <code>git log</code> <strong>now</strong>, or <em>soon</em>: read ' +
      `<a href="https://git-scm.com/book">the book</a>, then <a href="${site}/blog/7">another</a> at 10:30, ` +
      `note:this too&nbsp;[1]. ${company.name} &amp; co.</p>`,
  );
  expect(html.at(-2)).toBe(`<p><a href="${site}/getintouch">Get in touch</a></p>`);
});

test('special characters of HTML are escaped', () => {
  const text = 'Use <b> & "quotes", or ]]> and &amp; if you must.';
  const body = shown([{ kind: 'paragraph', text }]);
  expect(body.textContent).toBe(text);
  expect(body.querySelector('b')).toBeNull();
});
