import { beforeEach, expect, test, vi } from 'vitest';
import { later, makeDelivery, PATIENCE } from '../helpers/delivery';
import { DAY, HOUR, MINUTE, SECOND } from '../helpers/durations';
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

test('Try again posts at once, ignoring pauses and spacing', async () => {
  const { dispatcher, outbox, states } = makeDelivery();
  const now = Date.now();
  outbox.save(makeEntry({ createdAt: now, nextTry: now + HOUR, tries: 4, posts: 1, lastPost: now }));
  await dispatcher.tryAgain('lead-one');
  expect(states()).toEqual(['handedOff', 'handedOff', 'confirmed']);
  expect(outbox.list()).toEqual([]);
});

test('Try again does not use the last post; a lead that is gone can be neither tried again nor removed', async () => {
  const { dispatcher, post, outbox, told } = makeDelivery();
  outbox.save(makeEntry({ createdAt: Date.now(), posts: 2, lastPost: Date.now() }));
  await dispatcher.tryAgain('lead-one');
  await dispatcher.tryAgain('unknown');
  dispatcher.remove('unknown');
  expect(post).not.toHaveBeenCalled();
  expect(told).toEqual([]);
});

test('Try again, pressed twice, tries once', async () => {
  const { dispatcher, post, takeSilently, outbox, states } = makeDelivery();
  takeSilently();
  outbox.save(makeEntry({ createdAt: Date.now(), nextTry: Date.now() + HOUR, tries: 1 }));
  void dispatcher.tryAgain('lead-one');
  void dispatcher.tryAgain('lead-one');
  void dispatcher.flush({ reconnected: true });
  await pass(9 * SECOND);
  expect(post).toHaveBeenCalledOnce();
  expect(states()).toEqual(['handedOff', 'handedOff']);
});

test.each([false, true])(
  'a failed Try again reports the earlier state (probes confirm: %s)',
  async (probeConfirms) => {
    const { dispatcher, post, probe, outbox, told } = makeDelivery({ probeConfirms });
    probe.mockResolvedValue(false);
    const createdAt = Date.now() - 8 * DAY;
    outbox.save(makeEntry({ id: 'new', createdAt: Date.now(), nextTry: Date.now() + HOUR }));
    outbox.save(makeEntry({ id: 'old', createdAt, posts: 1, lastPost: Date.now() - 1 }));
    await dispatcher.tryAgain('new');
    await dispatcher.tryAgain('old');
    expect(post).not.toHaveBeenCalled();
    expect(told).toContainEqual(['new', 'held']);
    expect(told.at(-1)).toEqual(['old', 'givenUp']);
    expect(told).not.toContainEqual(['old', 'held']);
  },
);

test('a post of Try again counts, even if the CRM is gone when it ends', async () => {
  const { dispatcher, post, probe, outbox } = makeDelivery();
  post.mockResolvedValue(false);
  probe.mockResolvedValueOnce(true).mockResolvedValue(false);
  outbox.save(makeEntry({ createdAt: Date.now(), nextTry: Date.now() + HOUR }));
  await dispatcher.tryAgain('lead-one');
  expect(outbox.list()).toMatchObject([{ posts: 1 }]);
});

test('an earlier post may confirm a lead during Try again, and nothing is reported after that', async () => {
  const { dispatcher, post, probe, states } = makeDelivery();
  post.mockImplementationOnce(() => later(20 * SECOND, true));
  post.mockImplementationOnce(() => later(PATIENCE, false));
  probe.mockResolvedValue(true);
  void dispatcher.submit(makeEntry({ createdAt: Date.now() }));
  await pass(12 * SECOND);
  void dispatcher.tryAgain('lead-one');
  await pass(5 * MINUTE);
  expect(post).toHaveBeenCalledTimes(2);
  expect(states().at(-1)).toBe('confirmed');
});
