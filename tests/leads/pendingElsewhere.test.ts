/** Whether a page has to fetch the delivery for leads of other pages. */
import { beforeEach, expect, test, vi } from 'vitest';
import { COPIES_DATABASE, OUTBOX_KEY, SETTLED_KEY, UNREADABLE_KEY } from '../../src/config/storageKeys';
import { mayHavePending, watchOtherTabs } from '../../src/leads/pendingElsewhere';

const databases = (...names: string[]) =>
  vi.stubGlobal('indexedDB', { databases: async () => names.map((name) => ({ name })) });

beforeEach(() => {
  localStorage.clear();
  databases();
});

test('nothing waits in a browser that never sent a form', async () => {
  localStorage.setItem('theme', 'dark');
  databases('other');
  expect(await mayHavePending()).toBe(false);
});

test.each([OUTBOX_KEY, SETTLED_KEY, UNREADABLE_KEY])(
  'an entry %s may be a lead, or its remains',
  async (key) => {
    localStorage.setItem(`${key}one`, 'x');
    expect(await mayHavePending()).toBe(true);
  },
);

test('a copy may be there although the storage lost its lead', async () => {
  databases(COPIES_DATABASE);
  expect(await mayHavePending()).toBe(true);
});

test('a browser that cannot say may have a lead', async () => {
  vi.stubGlobal('indexedDB', {});
  expect(await mayHavePending()).toBe(true);
});

test('a lead of another tab is heard of, other entries are not', () => {
  const callback = vi.fn<() => void>();
  watchOtherTabs(callback);
  for (const key of ['theme', `${OUTBOX_KEY}one`, null]) dispatchEvent(new StorageEvent('storage', { key }));
  expect(callback).toHaveBeenCalledOnce();
});
