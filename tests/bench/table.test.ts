// @vitest-environment node
import { expect, test } from 'vitest';
import {
  isMet,
  median,
  percentile,
  summary,
  table,
  verdict,
  type Figure,
} from '../../scripts/bench/table.ts';

const figure = (rest: Partial<Figure> = {}): Figure => ({
  measure: 'Home: menu',
  unit: 'ms',
  value: 200,
  ...rest,
});
const cellsOf = (line = '') =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const cellsIn = (figures: Figure[], before = [] as Figure[]) =>
  cellsOf(table(figures, before).split('\n')[2]);

test('the median is the value in the middle, whatever the order', () => {
  expect(median([500, 3, 40])).toBe(40);
  expect(median([10, 9, 100, 8])).toBe(9.5);
});

test('a percentile is a value that was measured and that its share of all values does not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect(percentile(hundred, 0.95)).toBe(95);
  expect(percentile([7], 0.95)).toBe(7);
});

test('nothing measured is no figure', () => {
  expect(() => median([])).toThrow('no values');
});

test('several runs are summed up by their median and the slowest', () => {
  expect(summary([30, 10, 20])).toEqual({ value: 20, worst: 30 });
});

test('a figure on the edge of its budget keeps to it, one beyond does not', () => {
  const budget = { want: 'atMost', value: 200 } as const;
  expect(isMet(figure({ budget, value: 200 }))).toBe(true);
  expect(isMet(figure({ budget, value: 201 }))).toBe(false);
});

test('a score must not be lower than its budget, and no run lower than its floor', () => {
  const budget = { want: 'atLeast', value: 100, worst: 99 } as const;
  expect(isMet(figure({ budget, value: 100, worst: 99 }))).toBe(true);
  expect(isMet(figure({ budget, value: 99, worst: 99 }))).toBe(false);
  expect(isMet(figure({ budget, value: 100, worst: 98 }))).toBe(false);
});

test('a slow run does not count against a budget for the median', () => {
  expect(isMet(figure({ budget: { want: 'atMost', value: 300 }, worst: 900 }))).toBe(true);
});

test('a figure is judged as it is written', () => {
  const budget = { want: 'atMost', value: 0 } as const;
  expect(isMet(figure({ budget, digits: 3, value: 0.0004 }))).toBe(true);
  expect(isMet(figure({ budget, digits: 3, value: 0.0006 }))).toBe(false);
});

test('the table tells of each figure its budget, itself, what it was before and whether the budget is met', () => {
  const now = figure({ budget: { want: 'atMost', value: 12_288 }, unit: 'B', value: 12_000.4 });
  const [head, , row] = table([now], [{ ...now, value: 11_000 }]).split('\n');
  expect(cellsOf(head)).toEqual(['measure', 'budget', 'now', 'last committed', 'met?']);
  expect(cellsOf(row)).toEqual(['Home: menu', '≤ 12,288 B', '12,000 B', '11,000 B', 'yes']);
});

test('the worst run stands beside the median', () => {
  const budget = { want: 'atLeast', value: 100, worst: 99 } as const;
  expect(cellsIn([figure({ budget, unit: '', worst: 97 })])).toEqual([
    'Home: menu',
    '≥ 100, every run 99',
    '200 (worst 97)',
    '',
    'NO',
  ]);
});

test('a figure for information has no budget to meet', () => {
  expect(cellsIn([figure()])).toEqual(['Home: menu', '', '200 ms', '', '']);
});

test('all lines of the table are equally long', () => {
  const lines = table([figure(), figure({ measure: 'A longer name than the other', worst: 1000 })], []).split(
    '\n',
  );
  expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
});

test('the last lines count the budgets that are met and name the others', () => {
  const budget = { want: 'atMost', value: 300 } as const;
  const figures = [
    figure({ budget }),
    figure({ budget, measure: 'Works', value: 301 }),
    figure({ measure: 'No budget' }),
  ];
  expect(verdict(figures)).toBe('1 of 2 budgets are met.\n  Works');
});
