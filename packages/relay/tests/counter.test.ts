import { expect, test, vi } from 'vitest';
import { createCounter } from '../counter.ts';
import { HOUR } from '../durations.ts';

test('addresses are counted for an hour, and are gone afterwards', () => {
  let now = 0;
  const { add, count, forget } = createCounter(HOUR, () => now);
  add('203.0.113.7');
  add('203.0.113.7');
  now = HOUR / 2;
  add('203.0.113.8');
  expect([count('203.0.113.7'), count('203.0.113.8'), forget()]).toEqual([2, 1, 2]);
  now = HOUR;
  expect([count('203.0.113.7'), count('203.0.113.8'), forget()]).toEqual([0, 1, 1]);
  now = 2 * HOUR;
  expect(forget()).toBe(0);
});

test('a digest is gone after an hour at the next question, without a sweep', () => {
  const counts = vi.spyOn(Map.prototype, 'delete');
  let now = 0;
  const { add, count } = createCounter(HOUR, () => now);
  add('203.0.113.7');
  now = HOUR / 2;
  add('203.0.113.8');
  counts.mockClear();
  now = HOUR;
  count('203.0.113.9');
  expect(counts).toHaveBeenCalledTimes(1);
  now = 1.5 * HOUR;
  count('203.0.113.9');
  expect(counts).toHaveBeenCalledTimes(2);
});

test('the memory holds digests, not addresses', () => {
  const set = vi.spyOn(Map.prototype, 'set');
  createCounter(HOUR, () => 0).add('203.0.113.7');
  expect(set).toHaveBeenCalled();
  expect(JSON.stringify(set.mock.calls)).not.toContain('203.0.113.7');
});
