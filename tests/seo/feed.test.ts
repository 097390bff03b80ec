import { expect, test } from 'vitest';
import { feed, type WholeArticle } from '../../scripts/seo/feed';
import { articles } from '../../src/content/articles';

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

test('the newest article comes first, under an address that stays', () => {
  const page = parse(feed([article(1, []), article(24, []), article(27, [])], site));
  expect(textsOf(page, 'pubDate')).toEqual([
    'Tue, 24 Jun 2025 00:00:00 +0000',
    'Thu, 15 Aug 2024 00:00:00 +0000',
    'Mon, 22 Jan 2024 00:00:00 +0000',
  ]);
  expect(textsOf(page, 'guid')).toEqual([`${site}/blog/24`, `${site}/blog/27`, `${site}/blog/1`]);
  expect(textsOf(page, 'dc:creator').at(-1)).toBe('Meera Raghavan');
  expect(page.getElementsByTagName('lastBuildDate')[0]?.textContent).toBe('Tue, 24 Jun 2025 00:00:00 +0000');
});

test('the feed holds the fifty newest articles, however many there are', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ ...article(1, []), id: index + 1 }));
  const ids = textsOf(parse(feed(many, site)), 'guid').map((guid) => Number(guid?.split('/').at(-1)));
  expect(ids).toEqual(Array.from({ length: 50 }, (_, index) => 60 - index));
});

test('the feed names its own address and the page of the blog', () => {
  const page = parse(feed([], site));
  const [self] = page.getElementsByTagName('atom:link');
  expect([self?.getAttribute('href'), self?.getAttribute('rel')]).toEqual([`${site}/feed.xml`, 'self']);
  expect(page.querySelector('channel > link')?.textContent).toBe(`${site}/blogs`);
});

test('every kind of block reaches a reader as plain HTML', () => {
  const body = shown([
    { kind: 'paragraph', text: 'A paragraph.' },
    { kind: 'heading', text: 'A heading' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'list', ordered: true, items: ['first', 'second'] },
    { kind: 'quote', text: 'A quote.', by: 'An author' },
    { kind: 'hero', name: 'A founder', story: 'A story.', lesson: 'A lesson.' },
    { kind: 'steps', items: [{ title: 'Step', text: 'What to do.' }] },
    { kind: 'growthZones', items: [{ zone: 'Zone', description: 'Where you are.' }] },
    { kind: 'assessments', items: [{ name: 'Test', description: 'What it finds.' }] },
    { kind: 'contact', text: 'Ask us.' },
    { kind: 'link', label: 'Elsewhere', href: 'https://example.com/?a=1&b=2' },
    { kind: 'paragraph', text: ['Run ', { code: 'a < b' }, { cite: 1 }, { label: 'on', href: '/blog/7' }] },
    { kind: 'code', language: 'SQL', lines: [[['keyword', 'select'], ' 1;'], ['-- x']], output: '1' },
    { kind: 'table', caption: 'Gaps', head: ['In', 'Days'], numeric: [], rows: [['a week', '3']] },
    { kind: 'figure', caption: 'Kept.', alt: 'Half is kept.', width: 1, height: 1, drawing: '<rect/>' },
    { kind: 'reference', number: 1, author: 'B', title: 'Memory', year: 1995, href: 'https://m.example' },
  ]);
  expect([...body.children].map(({ outerHTML }) => outerHTML)).toEqual([
    '<p>A paragraph.</p>',
    '<h2>A heading</h2>',
    '<ul><li>one</li><li>two</li></ul>',
    '<ol><li>first</li><li>second</li></ol>',
    '<blockquote><p>A quote.</p><p>An author</p></blockquote>',
    '<h3>A founder</h3>',
    '<p>A story.</p>',
    '<p><em>A lesson.</em></p>',
    '<ol><li><strong>Step</strong><p>What to do.</p></li></ol>',
    '<ul><li><strong>Zone</strong><p>Where you are.</p></li></ul>',
    '<ul><li><strong>Test</strong><p>What it finds.</p></li></ul>',
    '<p>Ask us.</p>',
    `<p><a href="${site}/getintouch">Get in touch</a></p>`,
    '<p><a href="https://example.com/?a=1&amp;b=2">Elsewhere</a></p>',
    `<p>Run <code>a &lt; b</code>[1]<a href="${site}/blog/7">on</a></p>`,
    '<pre><code>select 1;\n-- x</code></pre>',
    '<p>Output</p>',
    '<pre><code>1</code></pre>',
    '<table><caption>Gaps</caption><tbody><tr><th>In</th><th>Days</th></tr><tr><td>a week</td><td>3</td></tr></tbody></table>',
    '<p><strong>Kept.</strong> Half is kept.</p>',
    '<p>[1] B, <a href="https://m.example">Memory</a>, 1995</p>',
  ]);
});

test('special characters of HTML are escaped', () => {
  const text = 'Use <b> & "quotes", or ]]> and &amp; if you must.';
  const body = shown([{ kind: 'paragraph', text }]);
  expect(body.textContent).toBe(text);
  expect(body.querySelector('b')).toBeNull();
});
