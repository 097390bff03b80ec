import { beforeEach, expect, test } from 'vitest';
import { createOutbox, type Outbox } from '../../src/leads/outbox';
import { makeEntry } from '../helpers/factories';

const DAY = 24 * 60 * 60 * 1000;
let now: number;
let outbox: Outbox;
beforeEach(() => {
  now = Date.UTC(2026, 0, 5);
  outbox = createOutbox(
    () => localStorage,
    () => now,
  );
});

/** A storage whose writes fail while `full` is set. */
const limitedStorage = () => {
  const state = { full: false };
  const storage = {
    get length() {
      return localStorage.length;
    },
    key: (index: number) => localStorage.key(index),
    getItem: (key: string) => localStorage.getItem(key),
    removeItem: (key: string) => localStorage.removeItem(key),
    setItem: (key: string, value: string) => {
      if (state.full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      localStorage.setItem(key, value);
    },
  };
  return { state, storage };
};

const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test('another outbox in the same browser finds a stored lead', () => {
  const lead = makeEntry();
  expect(outbox.save(lead)).toBe(true);
  const nextVisit = createOutbox(() => localStorage);
  expect(nextVisit.get(lead.id)).toEqual(lead);
  expect(nextVisit.list()).toEqual([lead]);
});

test('leads are listed oldest first, each once, in its latest state', () => {
  outbox.save(makeEntry({ id: 'young', createdAt: 20 }));
  outbox.save(makeEntry({ id: 'old', createdAt: 10 }));
  outbox.save(makeEntry({ id: 'young', createdAt: 20, tries: 2 }));
  expect(outbox.list().map(({ id, tries }) => [id, tries])).toEqual([
    ['old', 0],
    ['young', 2],
  ]);
});

test('removes one lead and keeps the others', () => {
  outbox.save(makeEntry({ id: 'one' }));
  outbox.save(makeEntry({ id: 'two' }));
  outbox.remove('one');
  expect(outbox.get('one')).toBeUndefined();
  expect(outbox.list().map(({ id }) => id)).toEqual(['two']);
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

test('deletes a set-aside entry after seven days, like a lead', () => {
  localStorage.setItem('outbox:broken', 'x');
  outbox.list();
  now += 7 * DAY;
  outbox.list();
  expect(localStorage.getItem('outbox-unreadable:broken')).not.toBeNull();
  now += 1;
  outbox.list();
  expect(localStorage.getItem('outbox-unreadable:broken')).toBeNull();
});

test('deletes an entry after seven days even if the clock was years ahead when it was set aside', () => {
  localStorage.setItem('outbox-unreadable:broken', JSON.stringify({ at: now + 1000 * DAY, raw: 'x' }));
  outbox.list();
  now += 7 * DAY + 1;
  outbox.list();
  expect(localStorage.getItem('outbox-unreadable:broken')).toBeNull();
});

test('keeps leads in memory when storage is denied, until the tab closes', () => {
  const inMemory = createOutbox(denied);
  const lead = makeEntry();
  expect(inMemory.save(lead)).toBe(false);
  expect(inMemory.get(lead.id)).toEqual(lead);
  expect(inMemory.list()).toEqual([lead]);
  inMemory.remove(lead.id);
  expect(inMemory.list()).toEqual([]);
});

test('keeps a new lead in memory while storage is full', () => {
  const { state, storage } = limitedStorage();
  const full = createOutbox(() => storage);
  full.save(makeEntry({ id: 'stored', createdAt: 1 }));
  state.full = true;
  expect(full.save(makeEntry({ id: 'new', createdAt: 2 }))).toBe(false);
  expect(full.list().map(({ id }) => id)).toEqual(['stored', 'new']);
  full.remove('new');
  expect(full.list().map(({ id }) => id)).toEqual(['stored']);
});

test('lists a stored lead once, in its new state, when storage has become full', () => {
  const { state, storage } = limitedStorage();
  const full = createOutbox(() => storage);
  full.save(makeEntry());
  state.full = true;
  full.save(makeEntry({ tries: 1 }));
  expect(full.get('lead-one')?.tries).toBe(1);
  expect(full.isStored('lead-one')).toBe(true);
  full.save(makeEntry({ id: 'new' }));
  expect(full.isStored('new')).toBe(false);
  full.remove('new');
  expect(full.list()).toEqual([makeEntry({ tries: 1 })]);
});

test('moves a lead from memory to storage once there is room', () => {
  const { state, storage } = limitedStorage();
  state.full = true;
  const full = createOutbox(() => storage);
  full.save(makeEntry());
  state.full = false;
  expect(full.save(makeEntry({ tries: 1 }))).toBe(true);
  expect(full.list()).toEqual([makeEntry({ tries: 1 })]);
});

test('an unreadable entry that cannot be set aside stays where it is', () => {
  const { state, storage } = limitedStorage();
  localStorage.setItem('outbox:broken', 'x');
  state.full = true;
  expect(createOutbox(() => storage).list()).toEqual([]);
  expect(localStorage.getItem('outbox:broken')).toBe('x');
});

test('leaves other keys alone', () => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('my-outbox:x', 'not a lead');
  expect(outbox.list()).toEqual([]);
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(localStorage.getItem('my-outbox:x')).toBe('not a lead');
});

test('an entry whose version is no number is unreadable, not of a later version', () => {
  localStorage.setItem('outbox:1', JSON.stringify({ ...makeEntry({ id: '1' }), version: '2' }));
  expect(outbox.get('1')).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual(['outbox-unreadable:1']);
});
