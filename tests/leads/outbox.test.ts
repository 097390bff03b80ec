import * as fc from 'fast-check';
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

test('a lead outlives its tab: another outbox in the same browser finds it', () => {
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

test('a removed lead is gone, and the others stay', () => {
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

test('leaves an entry of a later version untouched', () => {
  const later = JSON.stringify({ version: 2, everything: 'new' });
  localStorage.setItem('outbox:later', later);
  expect(outbox.list()).toEqual([]);
  expect(outbox.get('later')).toBeUndefined();
  expect(localStorage.getItem('outbox:later')).toBe(later);
  expect(localStorage.getItem('outbox-unreadable:later')).toBeNull();
});

test('leaves other keys alone', () => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('my-outbox:x', 'not a lead');
  expect(outbox.list()).toEqual([]);
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(localStorage.getItem('my-outbox:x')).toBe('not a lead');
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

test('where storage is full, a new lead lives in memory beside the stored ones', () => {
  const { state, storage } = limitedStorage();
  const full = createOutbox(() => storage);
  full.save(makeEntry({ id: 'stored', createdAt: 1 }));
  state.full = true;
  expect(full.save(makeEntry({ id: 'new', createdAt: 2 }))).toBe(false);
  expect(full.list().map(({ id }) => id)).toEqual(['stored', 'new']);
  full.remove('new');
  expect(full.list().map(({ id }) => id)).toEqual(['stored']);
});

test('a stored lead whose new state finds no room any more is listed once, in the new state', () => {
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

test('a lead that was in memory moves to the storage once there is room', () => {
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

test('whatever stands in the storage, listing never throws and never loses a readable lead', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.json())), (entries) => {
      localStorage.clear();
      outbox.save(makeEntry({ id: 'ours' }));
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(`outbox:other${key}`, value);
      expect(outbox.list().map(({ id }) => id)).toContain('ours');
    }),
  );
});

test('asking for a lead that is not there changes nothing', () => {
  expect(outbox.get('unknown')).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('an entry whose version is no number is unreadable, not of a later version', () => {
  localStorage.setItem('outbox:1', JSON.stringify({ ...makeEntry({ id: '1' }), version: '2' }));
  expect(outbox.get('1')).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual(['outbox-unreadable:1']);
});
