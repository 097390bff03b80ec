import { expect, test } from 'vitest';
import { DAY } from '../../src/config/durations';
import {
  initialMemory,
  step,
  type Effect,
  type LeadEvent,
  type Memory,
  type World,
} from '../../src/leads/leadMachine';
import { EXPIRES_AFTER, MAX_POSTS } from '../../src/leads/outboxEntry';
import { makeEntry } from '../helpers/factories';

const now = 100 * DAY;
/** Another tab has used the last post of this lead. */
const spent = makeEntry({ id: 'lead-0', createdAt: now - DAY, posts: MAX_POSTS, lastPost: now - DAY });
const world: World = {
  entries: [spent],
  now,
  isOnline: true,
  costOfPost: 1,
};

const reportsOf = (effects: readonly Effect[]) =>
  effects.flatMap((effect) => (effect.do === 'report' ? [effect.state] : []));

test.each<[string, LeadEvent]>([
  ['an answered probe', { type: 'probed', isAnswered: true }],
  ['an unanswered probe', { type: 'probed', isAnswered: false }],
  ['the wait for a proof', { type: 'reportDue', id: 'lead-0' }],
])('after %s a page says that a lead is given up whose last post another tab has used', (_, event) => {
  const [, effects] = step(initialMemory(now), event, world);
  expect(reportsOf(effects)).toEqual(['givenUp']);
});

test('a page that is left sends no lead that was given up while its post was under way', () => {
  const expired = makeEntry({
    id: 'lead-0',
    createdAt: now - EXPIRES_AFTER - 2,
    posts: 1,
    lastPost: now - 1,
    isOpen: true,
  });
  const post = { number: 1, id: 'lead-0', startedAt: now - 1, lastPostBefore: undefined, isManual: false };
  const memory: Memory = { ...initialMemory(now), postsInFlight: [post] };
  const [, effects] = step(
    memory,
    { type: 'left', ends: true, arrived: [] },
    { ...world, entries: [expired] },
  );
  expect(effects.filter((effect) => effect.do === 'repeat')).toEqual([]);
});
