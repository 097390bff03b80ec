// @vitest-environment node
import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../src/config/durations';
import {
  attemptsExhausted,
  canTryAgain,
  isExpired,
  isGivenUp,
  isOutboxEntry,
  mayHaveArrived,
  pauseAfter,
  waitFor,
  waitForPost,
  withSaneTimes,
} from '../../src/leads/outboxEntry';
import { makeEntry } from '../helpers/factories';
import * as fc from '../helpers/fastCheck';

const t0 = Date.UTC(2026, 0, 5);

test('the pauses between tries grow from half a minute to six hours', () => {
  const pauses = [30 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, 6 * HOUR];
  expect([0, 1, 2, 3, 4, 5, 100].map(pauseAfter)).toEqual(pauses);
});

test('no post follows the third, and a visitor may ask for the second but not for the third', () => {
  const leads = [0, 1, 2, 3, 4].map((posts) => makeEntry({ posts }));
  expect(leads.map(attemptsExhausted)).toEqual([false, false, false, true, true]);
  expect(leads.map(canTryAgain)).toEqual([true, true, false, false, false]);
});

test('a lead waits for the end of its pause and for the spacing of its posts, whichever is later', () => {
  const lead = makeEntry({ posts: 1, lastPost: t0, nextTry: t0 + 2 * MINUTE });
  expect(waitFor(lead, t0)).toBe(10 * MINUTE);
  expect(waitFor({ ...lead, nextTry: t0 + HOUR }, t0)).toBe(HOUR);
  expect(waitFor({ ...lead, nextTry: t0 + HOUR }, t0 + HOUR)).toBe(0);
  // The model and e2e/faults.spec.ts have the spacing of the second and the third post.
  expect([0, 1, 2].map((posts) => waitForPost({ ...lead, posts }, t0))).toEqual([0, 10 * MINUTE, DAY]);
});

test.each([
  { made: 'nothing', changes: {}, mayHave: false },
  { made: 'a post that is counted', changes: { posts: 1 }, mayHave: true },
  { made: 'a try that costs nothing, as with a relay', changes: { tries: 1 }, mayHave: true },
  { made: 'a post that has not ended', changes: { isOpen: true }, mayHave: true },
] as const)(
  'of a lead for which its page made $made, something may have arrived: $mayHave',
  ({ changes, mayHave }) => {
    expect(mayHaveArrived(makeEntry(changes))).toBe(mayHave);
  },
);

test('a lead is not given up while its last post may be in flight, by any clock', () => {
  const last = makeEntry({ createdAt: t0, posts: 3, lastPost: t0, isOpen: true });
  expect([-MINUTE, -59 * SECOND, 0, 59 * SECOND, MINUTE].map((after) => isGivenUp(last, t0 + after))).toEqual(
    [true, false, false, false, true],
  );
  expect(isGivenUp({ ...last, isOpen: undefined }, t0)).toBe(true);
});

test('a post that cannot have arrived is repeated after twenty seconds', () => {
  const unsent = makeEntry({ unsentAt: t0 });
  expect(waitForPost(unsent, t0)).toBe(20 * SECOND);
  expect(waitForPost(unsent, t0 + 21 * SECOND)).toBe(0);
});

test('a lead expires only after a post that was made when its seven days were over', () => {
  const lead = (lastPost?: number) => makeEntry({ createdAt: t0, posts: 1, lastPost });
  for (const lastPost of [undefined, t0, t0 + 7 * DAY])
    expect(isExpired(lead(lastPost), t0 + 30 * DAY)).toBe(false);
  expect(isExpired(lead(t0 + 7 * DAY + 1), t0 + 7 * DAY)).toBe(false);
  expect(isExpired(lead(t0 + 7 * DAY + 1), t0 + 7 * DAY + 1)).toBe(true);
  expect(isGivenUp(lead(t0 + 8 * DAY), t0 + 8 * DAY)).toBe(true);
  expect([2, 3].map((posts) => isGivenUp(makeEntry({ createdAt: t0, posts }), t0))).toEqual([false, true]);
});

test('corrects times from a clock that was ahead', () => {
  const wrong = t0 + 365 * DAY;
  const ahead = makeEntry({
    createdAt: wrong,
    tries: 2,
    nextTry: wrong,
    lastPost: wrong,
    noticeSeenAt: wrong,
  });
  const corrected = { createdAt: t0, nextTry: t0, lastPost: t0, noticeSeenAt: t0 };
  expect(withSaneTimes(ahead, t0)).toMatchObject({ ...ahead, ...corrected });
  const waiting = makeEntry({ createdAt: t0, tries: 1, nextTry: t0 + 6 * HOUR });
  expect(withSaneTimes(waiting, t0)).toBe(waiting);
  const tooLong = { ...waiting, nextTry: t0 + 6 * HOUR + 1 };
  expect(withSaneTimes(tooLong, t0).nextTry).toBe(t0);
});

const time = fc.oneof(
  fc.integer({ min: -1e15, max: 1e15 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const entry = fc.record({
  createdAt: time,
  nextTry: time,
  lastPost: fc.option(time, { nil: undefined }),
  noticeSeenAt: fc.option(time, { nil: undefined }),
  tries: fc.nat(),
  posts: fc.nat(4),
});

test('after any clock error no time is in the future and a lead waits at most a day', () => {
  fc.assert(
    fc.property(entry, fc.integer({ min: 0, max: 1e13 }), (parts, now) => {
      const lead = withSaneTimes(makeEntry(parts), now);
      const { createdAt, lastPost = now, noticeSeenAt = now } = lead;
      expect(waitFor(lead, now)).toBeGreaterThanOrEqual(0);
      expect(waitFor(lead, now)).toBeLessThanOrEqual(DAY);
      expect(Math.max(createdAt, lastPost, noticeSeenAt)).toBeLessThanOrEqual(now);
      expect(withSaneTimes(lead, now)).toBe(lead);
      expect(lead).toMatchObject({ tries: parts.tries, posts: parts.posts });
    }),
  );
});

test.each([
  ['no id', { id: '' }],
  ['an id that is no text', { id: 1 }],
  ['a form that is no text', { form: null }],
  ['negative posts', { posts: -1 }],
  ['half a try', { tries: 0.5 }],
  ['a time that is a text', { nextTry: '0' }],
  ['no time of submission', { createdAt: null }],
  ['a last post that is no time', { lastPost: 'yesterday' }],
  ['a reading time that is no time', { noticeSeenAt: null }],
  ['an open post that is no yes or no', { isOpen: 'yes' }],
  ['a field that is no text', { fields: { email: 'a@b.in', phone: 98 } }],
  ['fields in a list', { fields: ['98'] }],
  ['another version', { version: 2 }],
])('an entry with %s is not a lead', (_, wrong) => {
  expect(isOutboxEntry({ ...makeEntry(), ...wrong })).toBe(false);
});
