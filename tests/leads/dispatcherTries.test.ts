import { beforeEach, expect, test, vi } from 'vitest';
import { later, makeDelivery, PATIENCE } from '../helpers/delivery';
import { DAY, SECOND } from '../helpers/durations';
import { makeEntry } from '../helpers/factories';

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5, 9) });
});

test('an earlier post that ends without proof does not report a lead that Try again is posting', async () => {
  const { dispatcher, post, states } = makeDelivery();
  post.mockImplementationOnce(() => later(PATIENCE, false));
  post.mockImplementationOnce(() => later(2 * PATIENCE, false));
  void dispatcher.submit(makeEntry({ createdAt: Date.now() }));
  await pass(PATIENCE - SECOND);
  void dispatcher.tryAgain('lead-one');
  await pass(5 * SECOND);
  expect(post).toHaveBeenCalledTimes(2);
  // Held after ten seconds, then posted again; the end of the first post adds nothing.
  expect(states()).toEqual(['queued', 'handedOff', 'held', 'handedOff', 'handedOff']);
});

test('a flush leaves a lead alone that Try again took up during its probe', async () => {
  const { dispatcher, post, probe, outbox } = makeDelivery();
  post.mockImplementation(() => later(PATIENCE, false));
  probe.mockImplementationOnce(() => later(4 * SECOND, true));
  probe.mockImplementationOnce(() => later(5 * SECOND, true));
  outbox.save(makeEntry({ createdAt: Date.now() }));
  void dispatcher.flush();
  await pass(SECOND);
  void dispatcher.tryAgain('lead-one');
  await pass(20 * SECOND);
  expect(post).toHaveBeenCalledOnce();
});

test('after a device slept for a day during a post, the next one follows without another pause', async () => {
  const { dispatcher, takeSilently, work, post, states } = makeDelivery();
  takeSilently();
  void dispatcher.submit(makeEntry({ createdAt: Date.now() }));
  await pass(SECOND);
  vi.setSystemTime(Date.now() + DAY);
  work();
  await pass(PATIENCE + 15 * SECOND);
  expect(post).toHaveBeenCalledTimes(2);
  expect(states().at(-1)).toBe('confirmed');
});
