import { beforeEach, expect, test, vi } from 'vitest';
import { DAY } from '../../src/config/durations';
import type { Copies } from '../../src/leads/copies';
import { createOutbox, type Outbox } from '../../src/leads/outbox';
import type { OutboxEntry } from '../../src/leads/outboxEntry';
import { makeEntry } from '../helpers/factories';

let now: number;
let outbox: Outbox;
beforeEach(() => {
  now = Date.UTC(2026, 0, 5);
  outbox = createOutbox({ storage: () => localStorage, now: () => now });
});

/** From now on the storage has no room. */
const fillStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });

test('leads are listed oldest first', () => {
  const old = makeEntry({ id: 'old', createdAt: 10 });
  const young = makeEntry({ id: 'young', createdAt: 20 });
  outbox.save(young);
  outbox.save(old);
  expect(outbox.list()).toEqual([old, young]);
});

test('a lead that is saved again is listed once, in its new state', () => {
  outbox.save(makeEntry({ tries: 0 }));
  outbox.save(makeEntry({ tries: 1 }));
  expect(outbox.list()).toEqual([makeEntry({ tries: 1 })]);
});

test('the next visit lists a lead of this one', () => {
  outbox.save(makeEntry());
  const nextVisit = createOutbox({ storage: () => localStorage });
  expect(nextVisit.list()).toEqual([makeEntry()]);
});

test('the next visit gets a lead of this one by its id', () => {
  outbox.save(makeEntry());
  const nextVisit = createOutbox({ storage: () => localStorage });
  expect(nextVisit.get('lead-one')).toEqual(makeEntry());
});

test('a removed lead is gone from the outbox', () => {
  outbox.save(makeEntry());
  outbox.remove('lead-one', 'confirmed');
  expect(outbox.get('lead-one')).toBeUndefined();
});

test('of two leads only the removed one leaves the storage', () => {
  for (const id of ['removed', 'pending']) outbox.save(makeEntry({ id }));
  outbox.remove('removed', 'confirmed');
  const leadKeys = Object.keys(localStorage).filter((key) => key.startsWith('outbox:'));
  expect(leadKeys).toEqual(['outbox:pending']);
});

test.each([
  { raw: '{"version":1,' },
  { raw: 'null' },
  { raw: '"text"' },
  { raw: '{}' },
  { raw: '{"version":1,"id":"x"}' },
])('moves the unreadable entry $raw to another key unchanged', ({ raw }) => {
  localStorage.setItem('outbox:broken', raw);
  outbox.save(makeEntry());
  expect(outbox.list()).toEqual([makeEntry()]);
  expect(localStorage.getItem('outbox:broken')).toBeNull();
  expect(JSON.parse(localStorage.getItem('outbox-unreadable:broken') ?? '')).toEqual({ at: now, raw });
});

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

test('a new state that does not fit into the storage is kept in memory', () => {
  outbox.save(makeEntry());
  fillStorage();
  outbox.save(makeEntry({ tries: 1 }));
  expect(outbox.get('lead-one')?.tries).toBe(1);
});

test('a lead whose new state does not fit into the storage is listed once, in that state', () => {
  outbox.save(makeEntry());
  fillStorage();
  outbox.save(makeEntry({ tries: 1 }));
  expect(outbox.list()).toEqual([makeEntry({ tries: 1 })]);
});

test('a lead counts as stored although its new state does not fit into the storage', () => {
  outbox.save(makeEntry());
  fillStorage();
  outbox.save(makeEntry({ tries: 1 }));
  expect(outbox.isStored('lead-one')).toBe(true);
});

test('a lead whose new state does not fit into the storage is gone once another tab has settled it', () => {
  outbox.save(makeEntry());
  fillStorage();
  outbox.save(makeEntry({ tries: 1 }));
  // The other tab has the proof, and no room for its mark.
  localStorage.removeItem('outbox:lead-one');
  expect(outbox.get('lead-one')).toBeUndefined();
});

test('a new lead that does not fit into the storage is kept in memory', () => {
  fillStorage();
  outbox.save(makeEntry());
  expect(outbox.list()).toEqual([makeEntry()]);
});

test('a new lead that does not fit into the storage does not count as stored', () => {
  fillStorage();
  outbox.save(makeEntry());
  expect(outbox.isStored('lead-one')).toBe(false);
});

test('a lead that never fitted into the storage is gone once it is removed', () => {
  fillStorage();
  outbox.save(makeEntry());
  outbox.remove('lead-one', 'confirmed');
  expect(outbox.list()).toEqual([]);
});

test('a lead that did not fit into the storage is written once there is room', () => {
  const full = fillStorage();
  outbox.save(makeEntry());
  full.mockRestore();
  outbox.save(makeEntry({ tries: 1 }));
  const nextVisit = createOutbox({ storage: () => localStorage });
  expect(nextVisit.list()).toEqual([makeEntry({ tries: 1 })]);
});

/** Copies that outlive the browser, as far as a test needs them. */
const makeCopies = () => {
  const kept = new Map<string, OutboxEntry>();
  const copies: Copies = {
    put: async (lead) => {
      kept.set(lead.id, lead);
      return true;
    },
    remove: async (id) => kept.delete(id),
    all: async () => [...kept.values()],
  };
  return { kept, copies };
};
const openOutbox = (copies: Copies) => createOutbox({ storage: () => localStorage, now: () => now, copies });

test('a lead that the storage lost with its browser is taken back from its copy', async () => {
  const { copies } = makeCopies();
  const lead = makeEntry({ createdAt: now, tries: 1 });
  openOutbox(copies).save(lead);
  localStorage.clear();
  const nextVisit = openOutbox(copies);
  await nextVisit.restore();
  expect(nextVisit.list()).toEqual([lead]);
});

test.each([
  { copied: 'a later state', tries: 2, after: 2 },
  { copied: 'an earlier state', tries: 0, after: 1 },
])('$copied of a lead in the copies leaves it with $after tries', async ({ tries, after }) => {
  const { kept, copies } = makeCopies();
  const lead = makeEntry({ createdAt: now, tries: 1 });
  openOutbox(copies).save(lead);
  kept.set(lead.id, { ...lead, tries });
  const nextVisit = openOutbox(copies);
  await nextVisit.restore();
  expect(nextVisit.get(lead.id)?.tries).toBe(after);
});

test('restoring does not write a lead again that the storage has in the same state', async () => {
  const { copies } = makeCopies();
  openOutbox(copies).save(makeEntry({ createdAt: now, tries: 1 }));
  const write = vi.spyOn(Storage.prototype, 'setItem');
  await openOutbox(copies).restore();
  expect(write).not.toHaveBeenCalled();
});

test('a lead that only its copy holds is taken back after a month, too', async () => {
  const { kept, copies } = makeCopies();
  kept.set('lead-one', makeEntry({ createdAt: now - 30 * DAY }));
  const nextVisit = openOutbox(copies);
  await nextVisit.restore();
  expect(nextVisit.list()).toHaveLength(1);
});

test('a settled lead does not come back from a copy that outlived its page, whenever its visitor returns', async () => {
  const { kept, copies } = makeCopies();
  const lead = makeEntry({ createdAt: now });
  const failing: Copies = { ...copies, remove: async () => false };
  openOutbox(copies).save(lead);
  // The page ends before its copy is deleted, and so does the page of the next visit.
  openOutbox(failing).remove(lead.id, 'confirmed');
  now += 10 * DAY;
  const secondVisit = openOutbox(failing);
  // Its sweep must leave the mark.
  secondVisit.list();
  await secondVisit.restore();
  expect(kept.size).toBe(1);
  now += 10 * DAY;
  const thirdVisit = openOutbox(copies);
  await thirdVisit.restore();
  expect(thirdVisit.list()).toEqual([]);
  expect(kept.size).toBe(0);
});

test('a settled lead keeps its mark as long as its copy cannot be read', async () => {
  const { copies } = makeCopies();
  const store = openOutbox({ ...copies, all: async () => undefined });
  store.save(makeEntry({ createdAt: now }));
  store.remove('lead-one', 'confirmed');
  now += 10 * DAY;
  await store.restore();
  expect(store.wasConfirmed('lead-one')).toBe(true);
});

test('an outbox without copies restores nothing, and fails nowhere', async () => {
  outbox.save(makeEntry());
  await outbox.untilCopied();
  await outbox.restore();
  expect(outbox.list()).toEqual([makeEntry()]);
});

test('a lead that is settled leaves no copy', () => {
  const { kept, copies } = makeCopies();
  const store = openOutbox(copies);
  store.save(makeEntry());
  store.remove('lead-one', 'confirmed');
  expect(kept.size).toBe(0);
});

test('a lead counts as stored once its copy is written, although the storage is full', async () => {
  const { copies } = makeCopies();
  fillStorage();
  const store = openOutbox(copies);
  store.save(makeEntry());
  expect(store.isStored('lead-one')).toBe(false);
  await store.untilCopied();
  expect(store.isStored('lead-one')).toBe(true);
});

test('the mark of a settled lead holds its number, a time and its end, and goes at the first visit after seven days', async () => {
  outbox.save(makeEntry());
  outbox.remove('lead-one', 'confirmed');
  expect(Object.entries(localStorage)).toEqual([['outbox-settled:lead-one', `${now} confirmed`]]);
  now += 7 * DAY;
  await outbox.restore();
  expect(localStorage).toHaveLength(1);
  now += 1;
  await outbox.restore();
  expect(localStorage).toHaveLength(0);
});

test('another tab that looks while a lead is being removed finds it settled', () => {
  const lead = makeEntry();
  outbox.save(lead);
  const otherTab = createOutbox({ storage: () => localStorage, now: () => now });
  const removeItem = vi.spyOn(Storage.prototype, 'removeItem').mockImplementationOnce(() => {});
  outbox.remove(lead.id, 'confirmed');
  expect(removeItem).toHaveBeenCalledOnce();
  expect(otherTab.wasConfirmed(lead.id)).toBe(true);
  expect(otherTab.list()).toEqual([]);
});

test('a lead that the visitor has cleared stays in the open page, and is not written again', () => {
  outbox.save(makeEntry());
  localStorage.clear();
  expect(outbox.list()).toEqual([makeEntry()]);
  outbox.save(makeEntry({ tries: 1 }));
  expect(outbox.get('lead-one')?.tries).toBe(1);
  expect(localStorage).toHaveLength(0);
  expect(outbox.isStored('lead-one')).toBe(false);
});

test('a lead that another tab has settled is gone in this one', () => {
  outbox.save(makeEntry());
  createOutbox({ storage: () => localStorage }).remove('lead-one', 'deleted');
  expect(outbox.list()).toEqual([]);
  expect(outbox.wasConfirmed('lead-one')).toBe(false);
});

test('a lead whose tab ended between its mark and its removal is removed by the next', () => {
  outbox.save(makeEntry());
  localStorage.setItem('outbox-settled:lead-one', `${now} confirmed`);
  createOutbox({ storage: () => localStorage, now: () => now }).list();
  expect(Object.keys(localStorage)).toEqual(['outbox-settled:lead-one']);
});

test('a lead that is settled while the storage is full leaves its mark once it is gone', () => {
  outbox.save(makeEntry());
  // There is room only once the lead is gone.
  const full = {
    length: 0,
    key: () => null,
    getItem: (key: string) => localStorage.getItem(key),
    removeItem: (key: string) => localStorage.removeItem(key),
    setItem: (key: string, value: string) => {
      if (localStorage.length > 0) throw new DOMException('No room.', 'QuotaExceededError');
      localStorage.setItem(key, value);
    },
  };
  createOutbox({ storage: () => full }).remove('lead-one', 'confirmed');
  expect(outbox.wasConfirmed('lead-one')).toBe(true);
});

test('a lead of which nothing is known is neither confirmed nor stored', () => {
  expect(outbox.wasConfirmed('lead-one')).toBe(false);
  expect(outbox.isStored('lead-one')).toBe(false);
});

test('a lead that this page has saved and a later version has rewritten is left to that version', () => {
  outbox.save(makeEntry());
  localStorage.setItem('outbox:lead-one', JSON.stringify({ ...makeEntry(), version: 2 }));
  expect(outbox.list()).toEqual([]);
  localStorage.clear();
  expect(outbox.list()).toEqual([]);
});

test('leaves other keys alone', () => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('my-outbox:x', 'not a lead');
  expect(outbox.list()).toEqual([]);
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(localStorage.getItem('my-outbox:x')).toBe('not a lead');
});

test.each([
  { copy: 'that nobody can read', fields: {}, isKept: false },
  { copy: 'of a later version', fields: { version: 2 }, isKept: true },
])('a copy $copy is kept: $isKept', async ({ fields, isKept }) => {
  const { kept, copies } = makeCopies();
  kept.set('odd', { id: 'odd', ...fields } as unknown as OutboxEntry);
  await openOutbox(copies).restore();
  expect(kept.has('odd')).toBe(isKept);
});
