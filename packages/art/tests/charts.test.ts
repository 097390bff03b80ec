import { afterEach, expect, test } from 'vitest';
import { company } from '../../../src/content/company';
import { drawn } from '../charts/draw';

const present = { ...company };
afterEach(() => void Object.assign(company, present));

const words = { caption: 'A caption', alt: 'What the figure shows, in words' };
const draw = (...[figure]: Parameters<typeof drawn>) => {
  document.body.innerHTML = `<svg>${drawn(figure).drawing}</svg>`;
  const all = (selector: string) => [...document.body.querySelectorAll(selector)];
  return { all, texts: all('text').map(({ textContent }) => textContent) };
};

test('bars are in proportion to their values and labelled, without inline styles', () => {
  const bars: [string, number][] = [
    ['At <first>', 100],
    ['After a day', 50],
  ];
  const { all, texts } = draw({ type: 'bar', ...words, unit: '%', bars });
  expect(texts).toEqual(['At <first>', 'After a day', '100%', '50%']);
  expect(all('rect').map((one) => one.getAttribute('width'))).toEqual(['100%', '50%']);
  expect(all('[style]')).toEqual([]);
});

test('lines have a scale from 0 and differ by more than colour', () => {
  const { all, texts } = draw({
    type: 'line',
    ...words,
    unit: 'reviews',
    x: ['Week 1', 'Week 2'],
    lines: [
      { name: 'Five', values: [10, 40] },
      { name: 'Thirty', values: [0, 180] },
    ],
  });
  expect(texts).toEqual(['0', '50', '100', '150', '200', 'Week 1', 'Week 2', 'reviews', 'Five', 'Thirty']);
  const points = all('circle[cx$="%"]');
  expect(points.map((point) => point.getAttribute('cx')).join(' ')).toBe('0% 100% 0% 100%');
  expect(all('path[stroke-dasharray]').length).toBe(2);
});

test.each([
  [0.0004, '0.0004'],
  [2.25, '2.25'],
  [1_234_567, '1,234,567'],
  // 0.30000000000000004
  [0.1 + 0.2, '0.3'],
])('the value %s of a bar reads %s', (value, text) => {
  company.countsInLakh = false;
  const { texts } = draw({
    type: 'bar',
    ...words,
    bars: [
      ['One', value],
      ['Other', 0],
    ],
  });
  expect(texts).toContain(text);
});

test('the steps of a small scale are written whole', () => {
  const { texts } = draw({
    type: 'line',
    ...words,
    x: ['Week 1', 'Week 2'],
    lines: [{ name: 'Errors', values: [0.001, 0.01] }],
  });
  expect(texts.slice(0, 5)).toEqual(['0', '0.0025', '0.005', '0.0075', '0.01']);
});

const rows: [string, string, string][] = [['Phone', 'Relay', 'CRM']];
test.each<[problem: string, arrow: [string, string] | [string, string, string], message: RegExp]>([
  ['to its own box', ['Phone', 'Phone'], /from a box to itself/],
  ['with a long label within a row', ['Phone', 'Relay', 'sends a request'], /label .* is wider than the gap/],
  ['past another box', ['Phone', 'CRM'], /run behind the box between them/],
])('a diagram refuses an arrow %s, which a box would hide', (_, arrow, message) => {
  expect(() => drawn({ type: 'diagram', ...words, rows, arrows: [arrow] })).toThrow(message);
});

const tall = [['Phone'], ['Relay', 'Queue'], ['CRM'], ['Report']];
type Arrow = [string, string] | [string, string, string];
test.each<[problem: string, rows: string[][], arrow: Arrow, hiding: string]>([
  ['through a box', tall, ['Relay', 'Report'], 'CRM'],
  [
    'through the corner of a box',
    [
      ['A', 'B', 'C'],
      ['Relay', 'Queue'],
      ['CRM', 'D', 'E'],
    ],
    ['A', 'E'],
    'Relay',
  ],
  ['with a label that a box would cover', tall, ['Phone', 'CRM', 'at once'], 'Queue'],
])('a diagram refuses an arrow over a row, %s', (_, someRows, arrow, hiding) => {
  expect(() => drawn({ type: 'diagram', ...words, rows: someRows, arrows: [arrow] })).toThrow(
    `the arrow '${arrow[0]}' to '${arrow[1]}', or its label, would run behind the box '${hiding}'`,
  );
});

test('an arrow over a row runs in the gap between two boxes', () => {
  const { all } = draw({ type: 'diagram', ...words, rows: tall, arrows: [['Phone', 'CRM']] });
  expect(all('line').map((line) => line.getAttribute('x1'))).toEqual(['50%']);
});

test.each<[what: string, arrows: Arrow[]]>([
  [
    'one way',
    [
      ['Phone', 'Relay', 'post'],
      ['Phone', 'Relay', 'retry'],
    ],
  ],
  [
    'there and back',
    [
      ['Phone', 'Relay', 'post'],
      ['Relay', 'Phone', 'answer'],
    ],
  ],
])('a diagram refuses two labels in the same place: %s', (_, arrows) => {
  expect(() => drawn({ type: 'diagram', ...words, rows: tall, arrows })).toThrow(
    /two arrows between '\w+' and '\w+' have a label, in the same place/,
  );
});

test('an arrow and its way back may share one label', () => {
  const { texts } = draw({
    type: 'diagram',
    ...words,
    rows: tall,
    arrows: [
      ['Phone', 'Relay', 'post'],
      ['Relay', 'Phone'],
    ],
  });
  expect(texts).toContain('post');
});
