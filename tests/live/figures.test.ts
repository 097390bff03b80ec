// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { liveFigure, liveFigures, relativePath } from '../../scripts/art/minifyFigure.ts';

const folder = new URL('../../public/figures/', import.meta.url);
const published = readdirSync(folder);

test('every published figure is what the script makes of its original', () => {
  expect(published.toSorted()).toEqual(
    Object.keys(liveFigures)
      .map((name) => `${name}.svg`)
      .toSorted(),
  );
  for (const name of Object.keys(liveFigures))
    expect(readFileSync(new URL(`${name}.svg`, folder), 'utf8')).toBe(liveFigure(name));
});

test('a published figure is light, and holds nothing but paths and its own colours', () => {
  for (const name of Object.keys(liveFigures)) {
    const svg = liveFigure(name);
    expect(svg.length).toBeLessThan(12_000);
    expect(svg).not.toMatch(/<g|transform|stroke="none"/);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[-\d ]+"><path /);
  }
});

test('an absolute path is written relatively, a run of one command without its letter', () => {
  expect(relativePath('M10 20L30 20L30.4 41.6C30 50 20 60 10 60Z', [0, 0])).toBe(
    'm10 20l20 0 0 22c0 8-10 18-20 18z',
  );
});

test('a path after a closed one starts from where that one started', () => {
  expect(relativePath('M10 10L20 10ZM12 15L13 16Z', [0, 0])).toBe('m10 10l10 0zm2 5l1 1z');
});

test('a command that the figures do not use is an error, not a wrong drawing', () => {
  expect(() => relativePath('M0 0A5 5 0 0 1 9 9', [0, 0])).toThrow('command A');
});

const coordinate = fc.integer({ min: -2000, max: 2000 });

test('rounding never adds up: a relative path ends where the absolute one does', () => {
  const tenths = fc.array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 40 });
  fc.assert(
    fc.property(tenths, (points) => {
      const absolute = points.map(([x, y]) => [x / 10, y / 10] as const);
      const data = absolute.map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');
      const numbers = relativePath(data, [7, 3]).match(/-?\d+/g)?.map(Number) ?? [];
      const total = (axis: number) =>
        numbers.filter((_, index) => index % 2 === axis).reduce((sum, number) => sum + number, 0);
      const [x = 0, y = 0] = absolute.at(-1) ?? [];
      expect(total(0)).toBeCloseTo(Math.round(x + 7), 6);
      expect(total(1)).toBeCloseTo(Math.round(y + 3), 6);
    }),
  );
});
