import { expect, test } from 'vitest';
import { drawn } from '../charts/draw';

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

const rows: [string, string, string][] = [['Phone', 'Relay', 'CRM']];
test.each<[problem: string, arrow: [string, string] | [string, string, string], message: RegExp]>([
  ['to its own box', ['Phone', 'Phone'], /from a box to itself/],
  ['with a long label within a row', ['Phone', 'Relay', 'sends a request'], /label .* is wider than the gap/],
  ['past another box', ['Phone', 'CRM'], /run behind the box between them/],
])('a diagram refuses an arrow %s, which a box would hide', (_, arrow, message) => {
  expect(() => drawn({ type: 'diagram', ...words, rows, arrows: [arrow] })).toThrow(message);
});
