// @vitest-environment node
import { expect, test } from 'vitest';
import { contrast, pairs, ratio } from '../../src/gallery/pairs';

test('contrast is computed as WCAG says', () => {
  expect(contrast('ink', 'ink')).toBe(1);
  expect(ratio('#000000', '#FFFFFF')).toBe(21);
  expect(ratio('#17171C', '#F2B331')).toBeCloseTo(9.6, 1);
  expect(contrast('sun', 'ink')).toBe(contrast('ink', 'sun'));
});

test.each(pairs)('$name: $front on $ground reaches $least : 1', ({ front, ground, least }) => {
  expect(contrast(front, ground)).toBeGreaterThanOrEqual(least);
});
