import { afterEach, describe, expect, test, vi } from 'vitest';
import { DAY } from '../../src/config/durations';
import { createConsent } from '../../src/consent/choice';
import { denyStorage } from '../helpers/page';

/** The purposes for which the site asks. */
const purposes = vi.hoisted(() => [] as string[]);
vi.mock('../../src/config/env', async (original) => ({ ...(await original<object>()), purposes }));

test('a choice lasts for later visits, half a year long', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5) });
  createConsent().save('declined');
  vi.setSystemTime(Date.now() + 181 * DAY);
  expect(createConsent().read()).toBe('declined');
  vi.setSystemTime(Date.now() + 2 * DAY);
  expect(createConsent().read()).toBeUndefined();
});

test.each(['', 'accepted', 'accepted x', 'maybe 1', '{"choice":"accepted"}', 'accepted 99999999999999999'])(
  'ignores the stored text "%s"',
  (stored) => {
    localStorage.setItem('cookie-choice', stored);
    expect(createConsent().read()).toBeUndefined();
  },
);

describe('once the site counts visits and remembers the first one', () => {
  const ask = (...asked: string[]) => void purposes.splice(0, purposes.length, ...asked);
  afterEach(() => ask());

  test.each([
    { answered: ['visits'], answer: 'accepted', read: undefined, why: 'a yes to less asks again' },
    { answered: ['visits', 'first'], answer: 'accepted', read: 'accepted', why: 'a yes to both counts' },
    { answered: ['visits'], answer: 'declined', read: 'declined', why: 'a no counts for all' },
  ] as const)('$why', ({ answered, answer, read }) => {
    ask(...answered);
    createConsent().save(answer);
    ask('visits', 'first');
    expect(createConsent().read()).toBe(read);
  });
});

test('without storage a choice lasts as long as the page', () => {
  denyStorage();
  const consent = createConsent();
  consent.save('accepted');
  expect(consent.read()).toBe('accepted');
  expect(createConsent().read()).toBeUndefined();
});

test('reports a choice and its withdrawal until the watcher unsubscribes', () => {
  const consent = createConsent();
  const reported: unknown[] = [];
  const stop = consent.watch(() => reported.push(consent.read()));
  consent.save('accepted');
  consent.save(undefined);
  stop();
  consent.save('declined');
  expect(reported).toEqual(['accepted', undefined]);
});

test('a choice in another tab counts at once', () => {
  const consent = createConsent();
  const stop = consent.watch(() => {});
  localStorage.setItem('cookie-choice', `accepted ${Date.now()}`);
  dispatchEvent(new StorageEvent('storage', { key: 'cookie-choice' }));
  expect(consent.read()).toBe('accepted');
  stop();
});

test('a yes that another tab deletes with all storage ends at once', () => {
  const consent = createConsent();
  consent.save('accepted');
  const stop = consent.watch(() => {});
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(consent.read()).toBeUndefined();
  stop();
});

test('a page that comes back from the back-forward cache knows a choice on another page', () => {
  const consent = createConsent();
  consent.save('accepted');
  const stop = consent.watch(() => {});
  localStorage.setItem('cookie-choice', `declined ${Date.now()}`);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(consent.read()).toBe('declined');
  stop();
});

test('without storage a page that comes back keeps its own choice', () => {
  denyStorage();
  const consent = createConsent();
  consent.save('accepted');
  const stop = consent.watch(() => {});
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(consent.read()).toBe('accepted');
  stop();
});
