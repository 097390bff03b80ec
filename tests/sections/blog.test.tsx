import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { BlockOf } from '../../schemas/content';
import { company } from '../../src/content/company';
import { BodyBlock } from '../../src/sections/blog/BodyBlock';
import { Corrections } from '../../src/sections/blog/Corrections';
import { OutsideLink } from '../../src/sections/blog/OutsideLink';
import ShareLinks from '../../src/sections/blog/ShareLinks';
import { read } from '../articles/read';
import { renderWithApp } from '../helpers/render';

/** The elements of a part, without looks and icons. */
const elementsOf = (part: Element) =>
  part.outerHTML.replace(/ (?:class|style|data-\w+)="[^"]*"/g, '').replace(/<svg.*?<\/svg>/gs, '');

test('every kind of block is shown by the elements for its meaning; links to other sites open in a new tab', () => {
  const { body } = read(readFileSync('tests/articles/everyBlock.md', 'utf8'));
  const { container } = renderWithApp(
    body.map((block) => <BodyBlock key={JSON.stringify(block)} block={block} />),
  );
  const outside = 'target="_blank" rel="noopener"';
  const newTab = '<span> (opens in a new tab)</span>';
  expect([...container.children].map(elementsOf)).toEqual([
    '<p>Run <code>git log</code> <strong>now</strong>, or <em>soon</em>: read ' +
      `<a href="https://git-scm.com/book" ${outside}>the <span>book</span>${newTab}</a>, then ` +
      '<a href="/blog/7">another</a> at 10:30, note:this too&nbsp;' +
      `<sup><a href="#source-1" aria-label="Source 1">[1]</a></sup>. ${company.name} &amp; co.</p>`,
    '<h2 id="part-1">A heading</h2>',
    '<ul><li>One with <code>code</code></li><li>Two</li></ul>',
    '<ol><li>First</li><li>Second</li></ol>',
    '<figure><blockquote>Well done.</blockquote><figcaption>A. Turing</figcaption></figure>',
    '<ol><li><div aria-hidden="true">1</div><h3>Read</h3><p>The brief.</p></li>' +
      '<li><div aria-hidden="true">2</div><h3>Write</h3><p>The <code>code</code>.</p></li></ol>',
    '<ol><li><h3>Comfort</h3><p>Nothing is new.</p></li><li><h3>Stretch</h3><p>Much is new.</p></li></ol>',
    '<ul><li><h3>Aptitude</h3><p>Forty questions.</p></li><li><h3>Skill</h3><p>Two tasks.</p></li></ul>',
    '<article><h3>Grace Hopper</h3><p>She wrote a compiler.</p><p>Ask later.</p></article>',
    '<figure><figcaption>The best mark (SQL)' +
      '<button tabindex="0" type="button" aria-label="Copy the code of The best mark"></button><span role="status"></span>' +
      '</figcaption><pre><code>select name, points from mark order by points desc limit 1; -- one</code></pre>' +
      '<p>Output</p><pre><samp>name | points\nRavi | 9</samp></pre></figure>',
    '<div role="group" aria-label="Gaps" tabindex="0"><table><caption>Gaps</caption>' +
      '<thead><tr><th scope="col">Test in</th><th scope="col">Gap in days</th></tr></thead>' +
      '<tbody><tr><th scope="row">a <code>week</code></th><td>3</td></tr></tbody></table></div>',
    '<figure><figcaption>Kept after a day</figcaption></figure>',
    `<p><a href="https://example.com/report" ${outside}>The <span>report</span>${newTab}</a></p>`,
    '<div><p>Talk to us.</p><a tabindex="0" href="/getintouch">Get in touch</a></div>',
  ]);
  expect(screen.getByRole('img', { name: 'Half is kept after a day, all at first.' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '3' })).toHaveStyle({ textAlign: 'right' });
});

test('a web address as the words of a link may break, so that it does not run off a phone', () => {
  const address = 'https://git-scm.com/book/en/v2/Git-Branching';
  renderWithApp(<OutsideLink href={address}>{address}</OutsideLink>);
  expect(screen.getByText(address, { selector: 'span' })).not.toHaveStyle({ whiteSpace: 'nowrap' });
});

test('a short last word of a link keeps its arrow on its line', () => {
  renderWithApp(<OutsideLink href="https://git-scm.com/book">the book</OutsideLink>);
  expect(screen.getByText('book', { selector: 'span' })).toHaveStyle({ whiteSpace: 'nowrap' });
});

test('a table shows equal headings and equal rows, each once', () => {
  const block = {
    kind: 'table',
    head: ['', 'Mark', 'Mark'],
    numeric: [],
    rows: [
      ['A', '1', '1'],
      ['A', '1', '1'],
    ],
  } as const;
  renderWithApp(<BodyBlock block={block as unknown as BlockOf<'table'>} />);
  expect(screen.getAllByRole('columnheader', { name: 'Mark' })).toHaveLength(2);
  expect(screen.getAllByRole('row')).toHaveLength(3);
});

test('code keeps its colours, lines and spaces, also when it is copied', async () => {
  const lines: BlockOf<'code'>['lines'] = [[['keyword', 'const'], ' a = 1;'], [], ['log(a)']];
  renderWithApp(<BodyBlock block={{ kind: 'code', language: 'JavaScript', title: 'A sum', lines }} />);
  expect(document.querySelector('pre code')?.textContent).toBe('const a = 1;\n\nlog(a)');
  expect(document.querySelector('.keyword')).toHaveTextContent('const');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Copy the code of A sum' }));
  expect(await navigator.clipboard.readText()).toBe('const a = 1;\n\nlog(a)');
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

test('an article shows its corrections with their dates, and no heading when it has none', () => {
  const { rerender } = renderWithApp(
    <Corrections corrections={[{ date: '2026-11-26', text: 'A never wins.' }]} />,
  );
  expect(screen.getByText('26 November 2026').parentElement).toHaveTextContent(
    '26 November 2026: A never wins.',
  );
  rerender(<Corrections corrections={[]} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
