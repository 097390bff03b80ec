// @vitest-environment node
import { expect, test } from 'vitest';
import { contrast, pairs, ratio } from '../../src/gallery/pairs';
import { grounds } from '../../src/theme/palette';

test('contrast is computed as WCAG says', () => {
  expect(contrast('ink', 'ink')).toBe(1);
  expect(ratio('#000000', '#FFFFFF')).toBe(21);
  expect(ratio('#17171C', '#F2B331')).toBeCloseTo(9.6, 1);
  expect(contrast('sun', 'ink')).toBe(contrast('ink', 'sun'));
});

test('each ground has four pairs, and each pair a name of its own', () => {
  const names = pairs.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const ground of Object.keys(grounds)) {
    expect(names.filter((name) => name.startsWith(`${ground}: `))).toHaveLength(4);
  }
});

test.each(pairs)('$name: $front on $ground reaches $least : 1', ({ front, ground, least }) => {
  expect(contrast(front, ground)).toBeGreaterThanOrEqual(least);
});
