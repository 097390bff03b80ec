import { expect, test, vi } from 'vitest';
import { loadEntry } from '../../src/browser/loadWithRetry';
import { pass } from '../helpers/time';

test('an entry that failed is imported under a new address', async () => {
  vi.useFakeTimers();
  const address = 'http://localhost/assets/entry.js';
  vi.doMock(`${address}?retry=1`, () => ({ start: 'the code' }));
  const load = vi.fn<() => Promise<unknown>>();
  load.mockRejectedValueOnce(new TypeError(`Failed to fetch dynamically imported module: ${address}`));
  const done = vi.fn<(code: unknown) => void>();
  void loadEntry(load).then(done);
  await pass(5000);
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce(), 10_000);
  expect(done).toHaveBeenCalledWith({ start: 'the code' });
  expect(load).toHaveBeenCalledOnce();
});
