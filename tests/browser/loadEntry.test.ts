import { expect, test, vi } from 'vitest';
import { loadEntry } from '../../src/browser/loadWithRetry';
import { pass } from '../helpers/time';

const failed = (address: string) =>
  new TypeError(`Failed to fetch dynamically imported module: ${address}`.trim());

/** Loads an entry whose first load fails with an error. Returns what it is given in the end. */
const loadAfter = async (error: Error) => {
  const load = vi.fn<() => Promise<unknown>>();
  load.mockRejectedValueOnce(error).mockResolvedValueOnce('from the old address');
  const done = vi.fn<(code: unknown) => void>();
  void loadEntry(load).then(done);
  return { pause: () => pass(5000), result: async () => vi.waitFor(() => done.mock.calls[0]![0], 10_000) };
};

test.each([
  {
    what: 'an entry',
    named: 'http://localhost/assets/entry.js',
    next: 'http://localhost/assets/entry.js?retry=1',
  },
  {
    what: 'an entry on a host with .js in its name',
    named: 'https://www.jstech.example/assets/entry.js',
    next: 'https://www.jstech.example/assets/entry.js?retry=1',
  },
  {
    what: 'an entry under an address of a retry',
    named: 'http://localhost/assets/again.js?retry=7',
    next: 'http://localhost/assets/again.js?retry=1',
  },
])('$what that failed is imported as $next', async ({ named, next }) => {
  vi.useFakeTimers();
  vi.doMock(next, () => ({ start: 'the code' }));
  const { pause, result } = await loadAfter(failed(named));
  await pause();
  expect(await result()).toEqual({ start: 'the code' });
});

test('an entry whose error names no address, as in WebKit, is loaded as before', async () => {
  vi.useFakeTimers();
  const { pause, result } = await loadAfter(new TypeError('Importing a module script failed.'));
  await pause();
  expect(await result()).toBe('from the old address');
});
