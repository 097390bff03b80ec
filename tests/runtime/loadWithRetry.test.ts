import { beforeEach, expect, test, vi } from 'vitest';
import { loadWithRetry, within } from '../../src/runtime/loadWithRetry';
import { setOnline } from '../helpers/page';

beforeEach(() => void vi.useFakeTimers());

const failsOnce = (message = 'Importing a module script failed.') =>
  vi.fn<() => Promise<string>>(async () => 'the code').mockRejectedValueOnce(new TypeError(message));

test('code that fails is loaded again after five seconds, and only then', async () => {
  const load = failsOnce();
  const done = vi.fn<(code: string) => void>();
  void loadWithRetry(load).then(done);
  await vi.advanceTimersByTimeAsync(4999);
  expect(load).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledExactlyOnceWith('the code');
});

test('a connection that returns loads the code at once, and once', async () => {
  const load = failsOnce();
  const done = vi.fn<(code: string) => void>();
  void loadWithRetry(load).then(done);
  await vi.advanceTimersByTimeAsync(0);
  setOnline(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledExactlyOnceWith('the code');
  setOnline(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a retry imports the address that the error names under a new name, and returns what comes', async () => {
  const address = 'http://localhost/assets/page.js';
  vi.doMock(`${address}?retry=1`, () => ({ default: 'the code' }));
  const load = failsOnce(`Failed to fetch dynamically imported module: ${address}`);
  const done = vi.fn<(code: unknown) => void>();
  void loadWithRetry<unknown>(load).then(done);
  await vi.advanceTimersByTimeAsync(5000);
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce(), { timeout: 60_000 });
  expect(done).toHaveBeenCalledWith({ default: 'the code' });
  expect(load).toHaveBeenCalledOnce();
});

test('a promise that takes too long is a failure, one in time is passed on', async () => {
  const late = within(4000, new Promise(() => {})).catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(4000);
  expect(await late).toContain('No answer within 4 seconds.');
  await expect(within(4000, Promise.resolve('here'))).resolves.toBe('here');
});
