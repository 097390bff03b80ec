import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Block } from '../../schemas/content';
import { articles } from '../../src/content/articles';
import { authors } from '../../src/content/authors';
import { blog } from '../../src/content/blog';
import { ArticleBody } from '../../src/sections/blog/ArticleBody';
import { BodyBlock } from '../../src/sections/blog/BodyBlock';
import ShareLinks from '../../src/sections/blog/ShareLinks';
import { Sources } from '../../src/sections/blog/Sources';
import { svgNodes } from '../../src/sections/blog/svgNodes';
import { renderWithApp } from '../helpers/render';

const show = (block: Block) => {
  const { container } = renderWithApp(<BodyBlock block={block} />);
  return container;
};

/** The elements of a block, without classes and icons. */
const elementsOf = (view: HTMLElement) =>
  view.innerHTML.replace(/ class="[^"]*"/g, '').replace(/<svg.*?<\/svg>/g, '');

test.each<[Block, string]>([
  [{ kind: 'paragraph', text: 'Words.' }, '<p>Words.</p>'],
  [{ kind: 'heading', text: 'Why' }, '<h2>Why</h2>'],
  [{ kind: 'list', items: ['One', 'Two'] }, '<ul><li>One</li><li>Two</li></ul>'],
  [{ kind: 'list', ordered: true, items: ['One', 'Two'] }, '<ol><li>One</li><li>Two</li></ol>'],
  [
    { kind: 'quote', text: 'Well done.', by: 'A. Turing' },
    '<figure><blockquote>Well done.</blockquote><figcaption>A. Turing</figcaption></figure>',
  ],
  [{ kind: 'quote', text: 'Well said.' }, '<figure><blockquote>Well said.</blockquote></figure>'],
  [
    { kind: 'hero', name: 'Grace Hopper', story: 'She wrote a compiler.', lesson: 'Ask later.' },
    '<article><h3>Grace Hopper</h3><p>She wrote a compiler.</p><p>Ask later.</p></article>',
  ],
  [
    { kind: 'steps', items: [{ title: 'Read', text: 'The brief.' }] },
    '<ol><li><div aria-hidden="true">1</div><h3>Read</h3><p>The brief.</p></li></ol>',
  ],
  [
    { kind: 'growthZones', items: [{ zone: 'Comfort', description: 'Nothing is new.' }] },
    '<ol><li><h3>Comfort</h3><p>Nothing is new.</p></li></ol>',
  ],
  [
    { kind: 'assessments', items: [{ name: 'Aptitude', description: 'Forty questions.' }] },
    '<ul><li><h3>Aptitude</h3><p>Forty questions.</p></li></ul>',
  ],
])('the block %j is shown by the elements for its meaning', (block, elements) => {
  expect(elementsOf(show(block))).toBe(elements);
});

test('a contact line leads to the contact page; a link to another site opens in a new tab, and says so', () => {
  show({ kind: 'contact', text: 'Talk to us.' });
  expect(screen.getByRole('link')).toHaveAttribute('href', '/getintouch');
  show({ kind: 'link', href: 'https://example.com/report', label: 'The report' });
  const link = screen.getByRole('link', { name: /^The report\s*\(opens in a new tab\)$/ });
  expect(link).toHaveAttribute('href', 'https://example.com/report');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('code can be read, selected and copied, and shows what it prints', async () => {
  const view = show({
    kind: 'code',
    language: 'JavaScript',
    title: 'A sum',
    lines: [[['keyword', 'const'], ' a = 1;'], [], ['log(a)']],
    output: '1',
  });
  expect(view.querySelector('pre code')?.textContent).toBe('const a = 1;\n\nlog(a)');
  expect(view.querySelector('.keyword')).toHaveTextContent('const');
  expect(view.querySelector('pre samp')).toHaveTextContent('1');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Copy the code of A sum' }));
  expect(await navigator.clipboard.readText()).toBe('const a = 1;\n\nlog(a)');
});

test('a table has a caption, names its columns and rows, and scrolls by keyboard', () => {
  const head = ['Test in', 'Days'];
  show({ kind: 'table', caption: 'Gaps', head, numeric: [1], rows: [[['a ', { code: 'week' }], '3']] });
  expect(screen.getByRole('table', { name: 'Gaps' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Days' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'a week' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '3' })).toHaveStyle({ textAlign: 'right' });
  expect(screen.getByRole('group', { name: 'Gaps' })).toHaveAttribute('tabindex', '0');
});

test('a figure is one picture with words for it, and a caption', () => {
  show({
    kind: 'figure',
    caption: 'Kept',
    alt: 'Half is kept.',
    left: 0,
    right: 40,
    height: 50,
    drawing: '<rect/>',
  });
  expect(screen.getByRole('img', { name: 'Half is kept.' }).querySelector('rect')).not.toBeNull();
  expect(screen.getByText('Kept')).toBeVisible();
});

test('words in a text have their meaning: code, emphasis, links here and elsewhere, and a source', () => {
  const text = [{ code: 'git' }, { strong: 'now' }, { em: 'soon' }, { label: 'here', href: '/blog/7' }];
  const view = show({
    kind: 'paragraph',
    text: [...text, { label: 'there', href: 'https://example.com/' }, { cite: 1 }],
  });
  expect(elementsOf(view)).toContain('<code data-short="true">git</code><strong>now</strong><em>soon</em>');
  expect(screen.getByRole('link', { name: 'here' })).toHaveAttribute('href', '/blog/7');
  expect(screen.getByRole('link', { name: /^there\s*\(opens in a new tab\)$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Source 1' })).toHaveAttribute('href', '#source-1');
});

test('sources are listed at the end, where citations lead', () => {
  const source = { author: 'B. Hart', title: 'Memory', year: 1995, href: 'https://example.com/memory' };
  const { container } = renderWithApp(<Sources body={[{ kind: 'reference', number: 1, ...source }]} />);
  expect(container.querySelector('#source-1')).toHaveTextContent(/^B. Hart \(1995\), Memory/);
});

test.each([3, 4])('of %i headings, four make a list of contents that leads to each', (count) => {
  const names = ['Why', 'How', 'When', 'Where'].slice(0, count);
  const body = names.map((text): Block => ({ kind: 'heading', text }));
  const [article, author] = [articles[0] ?? expect.fail(), authors[0] ?? expect.fail()];
  const seo = { title: 'A title', description: 'A description', keywords: [] };
  const text = { body, author, seo, programmes: [], related: [], words: 9 };
  renderWithApp(<ArticleBody article={article} text={text} />);
  const contents = screen.queryByLabelText(blog.article.contents);
  const links = [...(contents?.querySelectorAll('a') ?? [])];
  const leadsTo = links.map(({ hash }) => document.querySelector(`h2${hash}`)?.textContent);
  expect(leadsTo).toEqual(count < 4 ? [] : names);
  expect(links.map(({ textContent }) => textContent)).toEqual(leadsTo);
});

test('every way to share names the article and its whole address, encoded', () => {
  renderWithApp(<ShareLinks title="Q&A: 5 steps" path="/blog/1" />);
  const addressOf = (name: RegExp) => new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);
  const page = /^https?:\/\/[^/]+\/blog\/1$/;

  const whatsApp = addressOf(/WhatsApp \(opens in a new tab\)/).searchParams.get('text');
  expect(whatsApp).toMatch(/^Q&A: 5 steps https?:\/\/[^/]+\/blog\/1$/);
  expect(addressOf(/LinkedIn/).searchParams.get('url')).toMatch(page);
  const x = addressOf(/on X/).searchParams;
  expect(x.get('text')).toBe('Q&A: 5 steps');
  expect(x.get('url')).toMatch(page);
  const mail = addressOf(/email/);
  expect(mail.protocol).toBe('mailto:');
  expect(mail.searchParams.get('subject')).toBe('Q&A: 5 steps');
  expect(mail.searchParams.get('body')).toMatch(page);
  expect(screen.getByRole('button', { name: /copy/i })).toBeVisible();
});

test('turns the markup of a chart into the same React elements', () => {
  const chart =
    '<svg viewBox="0 0 10 10" aria-hidden="true" data-kind="bars"><g stroke-width="2" fill="none"><path d="M0 0h4"></path></g>' +
    '<text x="1" text-anchor="middle">R&amp;D &lt; 5</text></svg>';
  expect(renderToStaticMarkup(createElement(Fragment, null, ...svgNodes(chart)))).toBe(chart);
  expect(renderToStaticMarkup(svgNodes('<circle r="3"/>')[0])).toBe('<circle r="3"></circle>');
});
