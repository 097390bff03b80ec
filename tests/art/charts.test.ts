import { expect, test } from 'vitest';
import { drawn } from '../../art/charts/draw';
import { ink } from '../../art/charts/ink';

const words = { caption: 'A caption', alt: 'What the figure shows, in words' };
const draw = (...[figure]: Parameters<typeof drawn>) => {
  const { right, height, drawing } = drawn(figure);
  document.body.innerHTML = `<svg>${drawing}</svg>`;
  const all = (selector: string) => [...document.body.querySelectorAll(selector)];
  // Shares of the width count by their number.
  const number = (element: Element | undefined, name: string) =>
    parseFloat(element?.getAttribute(name) ?? '');
  return { right, height, all, number, texts: all('text').map(({ textContent }) => textContent) };
};

const bars: Parameters<typeof drawn>[0] = {
  type: 'bar',
  ...words,
  unit: '%',
  bars: [
    ['At <first>', 100],
    ['After a day', 50],
  ],
};

test('bars are in proportion to their values and labelled', () => {
  const { all, texts, right } = draw(bars);
  expect(texts).toEqual(['At <first>', 'After a day', '100%', '50%']);
  const [first, second] = all('rect');
  expect([first, second].map((one) => one?.getAttribute('width'))).toEqual(['100%', '50%']);
  // Values follow their bars at every width, and the longest has its place.
  expect(all('g:last-child text').map((one) => one.getAttribute('x'))).toEqual(['100%', '50%']);
  expect(right).toBeGreaterThan(30);
});

test('a long unit stands above the bars, and a long label is wrapped for a phone', () => {
  const label = 'Every student who has finished the course';
  const { texts } = draw({ ...bars, unit: 'billion US dollars', bars: [[label, 2]] });
  expect(texts).toEqual(['billion US dollars', 'Every student who has finished the', 'course', '2']);
});

test('lines have a scale from 0 and differ by more than colour', () => {
  const { all, number, texts } = draw({
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
  const [five10 = 0, five40 = 0, thirty0 = 0, thirty180 = 0] = points.map((point) => number(point, 'cy'));
  expect((thirty0 - thirty180) / (five10 - five40)).toBeCloseTo(180 / 30, 1);
  expect(all('path[stroke-dasharray]').length).toBe(2);
});

test('a diagram has its boxes in rows and one arrow for each pair', () => {
  const { all, number, texts, height } = draw({
    type: 'diagram',
    ...words,
    rows: [['Write the change'], ['Review', 'Tests']],
    arrows: [
      ['Write the change', 'Review', 'asks'],
      ['Review', 'Tests'],
    ],
  });
  expect(texts).toEqual(['asks', 'Write the change', 'Review', 'Tests']);
  const [top, left, right] = all('rect');
  expect(number(left, 'y')).toBe(number(right, 'y'));
  expect(number(left, 'y')).toBeGreaterThan(number(top, 'y') + number(top, 'height'));
  expect(number(right, 'x') + number(right, 'width')).toBeLessThanOrEqual(100);
  expect(number(right, 'y') + number(right, 'height')).toBeLessThan(height);
  expect(all('line[marker-end]')).toHaveLength(2);
});

test('colours come from the theme, without inline styles', () => {
  expect(ink('sun')).toBe('var(--w-palette-brand-sun)');
  expect(draw(bars).all('[style]')).toEqual([]);
});
