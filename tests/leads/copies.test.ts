// @vitest-environment node
import { IDBDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { COPIES_DATABASE } from '../../src/config/storageKeys';
import { createCopies } from '../../src/leads/copies';
import { makeEntry } from '../helpers/factories';

// Browsers run the same in e2e/leads/storage.spec.ts and e2e/browsers/killed.spec.ts.

const lead = makeEntry({ id: 'lead-one' });
const other = makeEntry({ id: 'lead-two' });

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

/** The copies as a page that opens now finds them. */
const found = () => createCopies().all();

test('a copy is there for the next page', async () => {
  expect(await createCopies().put(lead)).toBe(true);
  expect(await found()).toEqual([lead]);
});

test('a later copy of a lead replaces the earlier one', async () => {
  const copies = createCopies();
  await copies.put(lead);
  await copies.put({ ...lead, tries: 1 });
  expect(await copies.all()).toEqual([{ ...lead, tries: 1 }]);
});

test('removing a copy leaves the others', async () => {
  const copies = createCopies();
  await copies.put(lead);
  await copies.put(other);
  expect(await copies.remove(lead.id)).toBe(true);
  expect(await found()).toEqual([other]);
});

test('a visitor who sends no form keeps no database', async () => {
  expect(await found()).toEqual([]);
  expect(await indexedDB.databases()).toEqual([]);
});

test('a page that looked for copies before the first lead can write one', async () => {
  const copies = createCopies();
  await copies.all();
  await copies.put(lead);
  expect(await copies.all()).toEqual([lead]);
});

test('a copy asks the browser for a durable write', async () => {
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await createCopies().put(lead);
  expect(begin).toHaveBeenLastCalledWith('leads', 'readwrite', { durability: 'strict' });
});

test('two copies need one connection', async () => {
  const open = vi.spyOn(indexedDB, 'open');
  const copies = createCopies();
  await Promise.all([copies.put(lead), copies.put(other)]);
  expect(open).toHaveBeenCalledOnce();
});

test('without IndexedDB nothing is copied, and nothing fails', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const copies = createCopies();
  expect(await copies.put(lead)).toBe(false);
  expect(await copies.remove(lead.id)).toBe(false);
  expect(await copies.all()).toEqual([]);
});

test('a write that the browser takes back, as on a full disk, is no copy', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
    this.transaction.abort();
    return {} as ReturnType<IDBObjectStore['put']>;
  });
  expect(await createCopies().put(lead)).toBe(false);
});

test('copies that cannot be read are not taken for none', async () => {
  await createCopies().put(lead);
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('The data is broken.', 'UnknownError');
  });
  expect(await found()).toBeUndefined();
});

test('a read that fails without a reason is not taken for none either', async () => {
  await createCopies().put(lead);
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    const request = Object.assign(new EventTarget(), { error: null });
    queueMicrotask(() => request.dispatchEvent(new Event('error')));
    return request as unknown as ReturnType<IDBObjectStore['getAll']>;
  });
  expect(await found()).toBeUndefined();
});

test('a database that did not open is opened again for the next lead', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('The browser is closing.', 'InvalidStateError');
  });
  const copies = createCopies();
  expect(await copies.put(lead)).toBe(false);
  expect(await copies.put(lead)).toBe(true);
});

test('a lead after the visitor has cleared the site’s data is copied again', async () => {
  const copies = createCopies();
  await copies.put(lead);
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(COPIES_DATABASE).addEventListener('success', resolve);
  });
  expect(await copies.put(other)).toBe(true);
  expect(await found()).toEqual([other]);
});

test('reading leaves no connection open, which would delay clearing the site’s data', async () => {
  const copies = createCopies();
  await copies.put(lead);
  const close = vi.spyOn(IDBDatabase.prototype, 'close');
  await copies.all();
  expect(close).toHaveBeenCalledOnce();
});
