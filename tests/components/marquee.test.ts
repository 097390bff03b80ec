import { expect, test } from 'vitest';
import { copiesFor } from '../../src/components/Marquee.styles';

/** The widths of an item in px, by the least width of the screen. */
const widths = { 0: 272, 768: 372, 1440: 434 };

test.each([
  { count: 8, copies: 2, why: 'eight items of 434 px are wider than the column and an item on each side' },
  { count: 4, copies: 3, why: 'four items are not' },
  { count: 2, copies: 4, why: 'three pairs in a row reach the edge of the screen' },
])('a strip of $count items has its list $copies times: $why', ({ count, copies }) => {
  expect(copiesFor({ widths, count })).toBe(copies);
});
