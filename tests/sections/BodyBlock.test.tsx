import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Block } from '../../schemas/content';
import { BodyBlock } from '../../src/sections/blog/BodyBlock';
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
