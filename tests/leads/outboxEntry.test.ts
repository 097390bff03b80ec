// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  EXPIRES_AFTER,
  heldLeadSchema,
  isExpired,
  isSpent,
  pauseAfter,
  waitFor,
} from '../../src/leads/outboxEntry';
import { makeEntry } from '../helpers/factories';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test('the pauses between tries grow from half a minute to six hours', () => {
  expect([1, 2, 3, 4, 5, 6, 100].map(pauseAfter)).toEqual([
    30 * SECOND,
    2 * MINUTE,
    10 * MINUTE,
    HOUR,
    6 * HOUR,
    6 * HOUR,
    6 * HOUR,
  ]);
  expect(pauseAfter(0)).toBe(30 * SECOND);
});

test('no post follows after three that may have arrived', () => {
  expect([0, 1, 2, 3, 4].map((posts) => isSpent(makeEntry({ posts })))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});

const t0 = Date.UTC(2026, 0, 5);
/** A lead whose latest try was made at the given age. */
const triedAt = (age: number, tries = 5) =>
  makeEntry({ createdAt: t0, tries, nextTry: t0 + age + pauseAfter(tries) });

test('a lead expires after seven days', () => {
  expect(EXPIRES_AFTER).toBe(7 * DAY);
});

test('a lead expires only after a try that was made when its time was up', () => {
  expect(isExpired(triedAt(6 * DAY), t0 + 6 * DAY)).toBe(false);
  expect(isExpired(triedAt(6 * DAY), t0 + 8 * DAY)).toBe(false);
  expect(isExpired(triedAt(7 * DAY), t0 + 7 * DAY)).toBe(false);
  expect(isExpired(triedAt(7 * DAY + 1), t0 + 7 * DAY + 1)).toBe(true);
});

test('a visitor who comes back after a month gets one more try for the lead', () => {
  const lead = triedAt(0, 1);
  expect(isExpired(lead, t0 + 30 * DAY)).toBe(false);
  expect(isExpired(triedAt(30 * DAY, 2), t0 + 30 * DAY + MINUTE)).toBe(true);
});

test('a spent lead has no try to wait for and goes when its time is up', () => {
  const lead = { ...triedAt(DAY), posts: 3 };
  expect(isExpired(lead, t0 + 7 * DAY)).toBe(false);
  expect(isExpired(lead, t0 + 7 * DAY + 1)).toBe(true);
});

test('a clock that jumped ahead and back costs no lead', () => {
  const lead = triedAt(0);
  expect(isExpired(lead, t0 + 365 * DAY)).toBe(false);
  expect(isExpired(lead, t0 - 365 * DAY)).toBe(false);
});

test('a lead waits for its next try, and not once that is past', () => {
  const lead = makeEntry({ nextTry: t0 });
  expect(waitFor(lead, t0 - MINUTE)).toBe(MINUTE);
  expect(waitFor(lead, t0)).toBe(0);
  expect(waitFor(lead, t0 + DAY)).toBe(0);
});

test('a clock that jumped back does not hold a lead for years', () => {
  const lead = makeEntry({ nextTry: t0 });
  expect(waitFor(lead, t0 - 6 * HOUR)).toBe(6 * HOUR);
  expect(waitFor(lead, t0 - 6 * HOUR - 1)).toBe(0);
});

test('whatever the clock says, a wait is never negative and never longer than six hours', () => {
  const time = fc.integer({ min: -1e15, max: 1e15 });
  fc.assert(
    fc.property(time, time, (nextTry, now) => {
      const wait = waitFor(makeEntry({ nextTry }), now);
      expect(wait).toBeGreaterThanOrEqual(0);
      expect(wait).toBeLessThanOrEqual(6 * HOUR);
    }),
  );
});

test.each([
  ['no id', { id: '' }],
  ['negative posts', { posts: -1 }],
  ['half a try', { tries: 0.5 }],
  ['a time that is a text', { nextTry: '0' }],
  ['a field that is no text', { fields: { phone: 98 } }],
  ['another version', { version: 2 }],
])('an entry with %s is not a lead', (_, wrong) => {
  expect(heldLeadSchema.safeParse({ ...makeEntry(), ...wrong }).success).toBe(false);
  expect(heldLeadSchema.safeParse(makeEntry()).success).toBe(true);
});

test('a lead whose latest try was just before its time was up is tried once more, however long the pause after it is', () => {
  const lead = makeEntry({ createdAt: t0, tries: 6, nextTry: t0 + 7 * DAY + 3 * HOUR });
  expect(isExpired(lead, t0 + 8 * DAY)).toBe(false);
});
