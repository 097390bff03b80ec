import { expect, test, vi } from 'vitest';
import { DAY } from '../helpers/durations';

const open = () => {
  vi.resetModules();
  return import('../../src/consent/choice');
};

test('a choice lasts for later visits, half a year long', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5) });
  (await open()).saveChoice('declined');
  vi.setSystemTime(Date.now() + 181 * DAY);
  expect((await open()).readChoice()).toBe('declined');
  vi.setSystemTime(Date.now() + 2 * DAY);
  expect((await open()).readChoice()).toBeUndefined();
});

test.each(['', 'accepted', 'accepted x', 'maybe 1', '{"choice":"accepted"}', 'accepted 99999999999999999'])(
  'stored "%s" is no choice',
  async (stored) => {
    localStorage.setItem('cookie-choice', stored);
    expect((await open()).readChoice()).toBeUndefined();
  },
);

test('reports a choice and its withdrawal until it is told to stop', async () => {
  const { onChoice, readChoice, saveChoice } = await open();
  const heard: unknown[] = [];
  const stop = onChoice(() => heard.push(readChoice()));
  saveChoice('accepted');
  saveChoice(undefined);
  stop();
  saveChoice('declined');
  expect(heard).toEqual(['accepted', undefined]);
});

test('a choice in another tab counts at once', async () => {
  const { onChoice, readChoice } = await open();
  const stop = onChoice(() => {});
  localStorage.setItem('cookie-choice', `accepted ${Date.now()}`);
  dispatchEvent(new StorageEvent('storage', { key: 'cookie-choice' }));
  expect(readChoice()).toBe('accepted');
  stop();
});
