import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Block } from '../../schemas/content';
import { BodyBlock } from '../../src/sections/blog/BodyBlock';
import { Sources } from '../../src/sections/blog/Sources';
import { renderWithApp } from '../helpers/render';

const show = (block: Block) => {
  const { container } = renderWithApp(<BodyBlock block={block} />);
  return container;
};

test('a paragraph, and a heading under the title of the article', () => {
  expect(show({ kind: 'paragraph', text: 'Words.' }).querySelector('p')).toHaveTextContent('Words.');
  show({ kind: 'heading', text: 'Why it matters' });
  expect(screen.getByRole('heading', { level: 2, name: 'Why it matters' })).toBeVisible();
});

test('lists are numbered only when their order matters', () => {
  expect(show({ kind: 'list', items: ['One', 'Two'] }).querySelector('ul')).toHaveTextContent('OneTwo');
  expect(show({ kind: 'list', ordered: true, items: ['One', 'Two'] }).querySelector('ol')).toHaveTextContent(
    'OneTwo',
  );
});

test('a quotation names who said it, where that is known', () => {
  const [first, second] = [
    show({ kind: 'quote', text: 'Well done.', by: 'A. Turing' }),
    show({ kind: 'quote', text: 'Well said.' }),
  ];
  expect(first.querySelector('blockquote')).toHaveTextContent('Well done.');
  expect(first.querySelector('figcaption')).toHaveTextContent('A. Turing');
  expect(second.querySelector('figcaption')).toBeNull();
});

test('a person, with the story and its lesson', () => {
  const view = show({
    kind: 'hero',
    name: 'Grace Hopper',
    story: 'She wrote a compiler.',
    lesson: 'Ask later.',
  });
  expect(screen.getByRole('heading', { level: 3, name: 'Grace Hopper' })).toBeVisible();
  expect(view).toHaveTextContent('She wrote a compiler.Ask later.');
});

test('steps stand in a numbered list', () => {
  const view = show({
    kind: 'steps',
    items: [
      { title: 'Read', text: 'The brief.' },
      { title: 'Write', text: 'The code.' },
    ],
  });
  expect([...view.querySelectorAll('ol > li')].map((step) => step.textContent)).toEqual([
    'ReadThe brief.',
    'WriteThe code.',
  ]);
});

test('zones of growth and assessments have a heading each', () => {
  show({ kind: 'growthZones', items: [{ zone: 'Comfort', description: 'Nothing is new.' }] });
  show({ kind: 'assessments', items: [{ name: 'Aptitude', description: 'Forty questions.' }] });
  expect(screen.getByRole('heading', { level: 3, name: 'Comfort' }).nextSibling).toHaveTextContent(
    'Nothing is new.',
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Aptitude' }).nextSibling).toHaveTextContent(
    'Forty questions.',
  );
});

test('a contact line leads to the contact page', () => {
  show({ kind: 'contact', text: 'Talk to us.' });
  expect(screen.getByRole('link')).toHaveAttribute('href', '/getintouch');
});

test('a link to another site opens beside this one, and says so', () => {
  show({ kind: 'link', href: 'https://example.com/report', label: 'The report' });
  const link = screen.getByRole('link', { name: /^The report\s*\(opens in a new tab\)$/ });
  expect(link).toHaveAttribute('href', 'https://example.com/report');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('code can be read, selected, scrolled by keyboard and copied, and shows what it prints', async () => {
  const view = show({
    kind: 'code',
    language: 'JavaScript',
    title: 'A sum',
    lines: [[['keyword', 'const'], ' a = 1;'], [], ['log(a)']],
    output: '1',
  });
  const code = screen.getByRole('group', { name: 'A sum: code' });
  expect(code.textContent).toBe('const a = 1;\n\nlog(a)');
  expect(code).toHaveAttribute('tabindex', '0');
  expect(view.querySelector('.keyword')).toHaveTextContent('const');
  expect(screen.getByRole('group', { name: 'A sum: output' })).toHaveTextContent('1');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Copy the code of A sum' }));
  expect(await navigator.clipboard.readText()).toBe('const a = 1;\n\nlog(a)');
});

test('a table has a caption, names its columns and rows, and scrolls by keyboard', () => {
  show({
    kind: 'table',
    caption: 'Gaps',
    head: ['Test in', 'Days'],
    numeric: [1],
    rows: [[['a ', { code: 'week' }], '3']],
  });
  expect(screen.getByRole('table', { name: 'Gaps' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Days' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'a week' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '3' })).toHaveClass('numeric');
  expect(screen.getByRole('group', { name: 'Gaps' })).toHaveAttribute('tabindex', '0');
});

test('a figure is one picture with words for it, and a caption', () => {
  show({ kind: 'figure', caption: 'Kept', alt: 'Half is kept.', width: 360, height: 50, drawing: '<rect/>' });
  expect(screen.getByRole('img', { name: 'Half is kept.' }).querySelector('rect')).not.toBeNull();
  expect(screen.getByText('Kept')).toBeVisible();
});

test('words in a text have their meaning: code, emphasis, links here and elsewhere, and a source', () => {
  const view = show({
    kind: 'paragraph',
    text: [
      'Run ',
      { code: 'git' },
      { strong: 'now' },
      { em: 'soon' },
      { label: 'here', href: '/blog/7' },
      { label: 'there', href: 'https://example.com/' },
      { cite: 1 },
    ],
  });
  expect(['code', 'strong', 'em'].map((tag) => view.querySelector(tag)?.textContent)).toEqual([
    'git',
    'now',
    'soon',
  ]);
  expect(screen.getByRole('link', { name: 'here' })).toHaveAttribute('href', '/blog/7');
  expect(screen.getByRole('link', { name: /^there\s*\(opens in a new tab\)$/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  expect(screen.getByRole('link', { name: 'Source 1' })).toHaveAttribute('href', '#source-1');
});

test('sources are listed at the end, where citations lead', () => {
  const { container } = renderWithApp(
    <Sources
      body={[
        {
          kind: 'reference',
          number: 1,
          author: 'B. Hart',
          title: 'Memory',
          year: 1995,
          href: 'https://example.com/memory',
        },
      ]}
    />,
  );
  expect(container.querySelector('#source-1')).toHaveTextContent(/^B. Hart, Memory .*, 1995$/);
});
