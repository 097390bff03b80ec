import { beforeEach, expect, test, vi } from 'vitest';
import { createOutbox, type Outbox } from '../../src/leads/outbox';
import { DAY } from '../helpers/durations';
import { makeEntry } from '../helpers/factories';

let now: number;
let outbox: Outbox;
beforeEach(() => {
  now = Date.UTC(2026, 0, 5);
  outbox = createOutbox(
    () => localStorage,
    () => now,
  );
});

/** From now on the storage has no room. */
const fillStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });

test('another outbox in the same browser finds a stored lead', () => {
  const lead = makeEntry();
  outbox.save(lead);
  const nextVisit = createOutbox(() => localStorage);
  expect(nextVisit.get(lead.id)).toEqual(lead);
  expect(nextVisit.list()).toEqual([lead]);
});

test('leads are listed oldest first, each once, in its latest state, until they are removed', () => {
  outbox.save(makeEntry({ id: 'young', createdAt: 20 }));
  outbox.save(makeEntry({ id: 'old', createdAt: 10 }));
  outbox.save(makeEntry({ id: 'young', createdAt: 20, tries: 2 }));
  expect(outbox.list().map(({ id, tries }) => [id, tries])).toEqual([
    ['old', 0],
    ['young', 2],
  ]);
  outbox.remove('old');
  expect(outbox.get('old')).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual(['outbox:young']);
});

test.each(['{"version":1,', 'null', '"text"', '{}', '{"version":1,"id":"x"}'])(
  'moves the unreadable entry %s to another key unchanged',
  (raw) => {
    localStorage.setItem('outbox:broken', raw);
    outbox.save(makeEntry());
    expect(outbox.list()).toEqual([makeEntry()]);
    expect(localStorage.getItem('outbox:broken')).toBeNull();
    expect(JSON.parse(localStorage.getItem('outbox-unreadable:broken') ?? '')).toEqual({ at: now, raw });
  },
);

test('deletes a set-aside entry that does not say since when it is kept', () => {
  localStorage.setItem('outbox-unreadable:broken', 'x');
  outbox.list();
  expect(localStorage).toHaveLength(0);
});

test('a set-aside entry from a clock that was ahead is kept for seven days from now', () => {
  const stored = () => localStorage.getItem('outbox-unreadable:x');
  localStorage.setItem('outbox-unreadable:x', `{"at":${now + 400 * DAY},"raw":"{\\"at\\":1,"}`);
  outbox.list();
  expect(stored()).toBe(`{"at":${now},"raw":"{\\"at\\":1,"}`);
  now += 7 * DAY;
  outbox.list();
  expect(stored()).not.toBeNull();
  now += 1;
  outbox.list();
  expect(stored()).toBeNull();
});

test('lists a stored lead once, in its new state, when storage has become full', () => {
  outbox.save(makeEntry());
  fillStorage();
  outbox.save(makeEntry({ tries: 1 }));
  expect(outbox.get('lead-one')?.tries).toBe(1);
  expect(outbox.isStored('lead-one')).toBe(true);
  outbox.save(makeEntry({ id: 'new' }));
  expect(outbox.isStored('new')).toBe(false);
  outbox.remove('new');
  expect(outbox.list()).toEqual([makeEntry({ tries: 1 })]);
});

test('moves a lead from memory to storage once there is room', () => {
  const full = fillStorage();
  outbox.save(makeEntry());
  full.mockRestore();
  outbox.save(makeEntry({ tries: 1 }));
  expect(outbox.isStored('lead-one')).toBe(true);
  expect(outbox.list()).toEqual([makeEntry({ tries: 1 })]);
});

test('leaves other keys alone', () => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('my-outbox:x', 'not a lead');
  expect(outbox.list()).toEqual([]);
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(localStorage.getItem('my-outbox:x')).toBe('not a lead');
});
