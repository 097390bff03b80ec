import { beforeEach, expect, test, vi } from 'vitest';
import { SECOND } from '../../src/config/durations';
import { createLastSent } from '../../src/leads/lastSent';
import { denyStorage } from '../helpers/page';
import { pass } from '../helpers/time';

const words = 'Asha Rao, please call me';
const now = Date.UTC(2026, 0, 5, 9);
beforeEach(() => void vi.useFakeTimers({ now }));

/** A page that has just sent these words. */
const sender = () => {
  const page = createLastSent();
  page.note(words, now, 'lead-one');
  return page;
};
/** Another tab, or the same page after a reload. */
const elsewhere = () => createLastSent();

test('the same words are found a moment later, in any tab', () => {
  sender();
  expect(elsewhere().find(words, now + 9 * SECOND)).toBe('lead-one');
});

test('other words are not found', () => {
  sender();
  expect(elsewhere().find(`${words}.`, now)).toBeUndefined();
});

test('after ten seconds the same words are another lead', () => {
  expect(sender().find(words, now + 10 * SECOND)).toBeUndefined();
});

test('a clock that was put back by more than that makes another lead', () => {
  expect(sender().find(words, now - 10 * SECOND)).toBeUndefined();
});

test('the words themselves are not stored', () => {
  sender();
  expect(JSON.stringify(localStorage)).not.toContain('Asha');
});

test('without storage the page still knows its own', () => {
  denyStorage();
  const page = sender();
  expect(page.find(words, now)).toBe('lead-one');
  expect(elsewhere().find(words, now)).toBeUndefined();
});

test.each([
  '{',
  'null',
  '7',
  '{"digest":1,"at":2}',
  '{"digest":1,"at":"2","id":"x"}',
  '{"digest":"1","at":2,"id":"x"}',
])('the entry %s, which is none of ours, does not hide what the page knows', (raw) => {
  const page = sender();
  localStorage.setItem('last-sent', raw);
  expect(page.find(words, now)).toBe('lead-one');
});

test('nothing is stored for longer than ten seconds', async () => {
  sender();
  await pass(10 * SECOND);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a lead that was sent later keeps its own ten seconds', async () => {
  const page = sender();
  await pass(5 * SECOND);
  page.note('Other words', now + 5 * SECOND, 'lead-two');
  await pass(5 * SECOND);
  expect(elsewhere().find('Other words', now + 10 * SECOND)).toBe('lead-two');
});

test('a lead that was deleted is forgotten', () => {
  const page = sender();
  page.forget('lead-one');
  expect(page.find(words, now)).toBeUndefined();
});

test('deleting another lead forgets nothing', () => {
  const page = sender();
  page.forget('lead-two');
  expect(page.find(words, now)).toBe('lead-one');
});
