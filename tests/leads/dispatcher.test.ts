import { beforeEach, expect, test, vi } from 'vitest';
import { makeDelivery, PATIENCE, PROBE_PATIENCE } from '../helpers/delivery';
import { makeEntry } from '../helpers/factories';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const newLead = (id = 'lead-one') => makeEntry({ id, createdAt: Date.now() });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5, 9) });
});

test('a lead that arrives is queued, handed off and confirmed, and leaves the outbox', async () => {
  const { dispatcher, post, outbox, states } = makeDelivery();
  await dispatcher.submit(newLead());
  expect(states()).toEqual(['queued', 'handedOff', 'confirmed']);
  expect(post).toHaveBeenCalledOnce();
  expect(outbox.list()).toEqual([]);
  await pass(DAY);
  expect(post).toHaveBeenCalledOnce();
});

test('a lead is in the outbox, with its next time, before it is posted', async () => {
  const { dispatcher, post, outbox } = makeDelivery();
  const kept: unknown[] = [];
  post.mockImplementation(async ({ id }) => {
    kept.push(outbox.get(id));
    return true;
  });
  const lead = newLead();
  await dispatcher.submit(lead);
  expect(kept).toEqual([{ ...lead, tries: 1, nextTry: Date.now() + 30 * SECOND }]);
});

test('a lead without proof after ten seconds is said to be held, and confirmed when the proof comes', async () => {
  const { dispatcher, post, states } = makeDelivery();
  let prove: (proved: boolean) => void = () => {};
  post.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        prove = resolve;
      }),
  );
  const done = dispatcher.submit(newLead());
  await pass(9_999);
  expect(states()).toEqual(['queued', 'handedOff']);
  await pass(1);
  expect(states()).toEqual(['queued', 'handedOff', 'held']);
  await pass(10 * SECOND);
  prove(true);
  await done;
  expect(states()).toEqual(['queued', 'handedOff', 'held', 'confirmed']);
});

test('a lead that is proved within ten seconds is never said to be held', async () => {
  const { dispatcher, post, states } = makeDelivery();
  post.mockImplementationOnce(() => new Promise((resolve) => void setTimeout(() => resolve(true), 9_000)));
  void dispatcher.submit(newLead());
  await pass(MINUTE);
  expect(states()).toEqual(['queued', 'handedOff', 'confirmed']);
});

test('offline a lead is held at once, without a post or a probe', async () => {
  const { dispatcher, post, probe, surroundings, states, outbox } = makeDelivery();
  surroundings.online = false;
  await dispatcher.submit(newLead());
  expect(states()).toEqual(['queued', 'held']);
  expect(post).not.toHaveBeenCalled();
  expect(probe).not.toHaveBeenCalled();
  expect(outbox.list()).toHaveLength(1);
});

test('a lead held offline goes out when the connection returns, whatever its pause', async () => {
  const { dispatcher, post, surroundings, states } = makeDelivery();
  surroundings.online = false;
  await dispatcher.submit(newLead());
  surroundings.online = true;
  await dispatcher.flush({ regardlessOfPauses: true });
  expect(post).toHaveBeenCalledOnce();
  expect(states()).toEqual(['queued', 'held', 'handedOff', 'confirmed']);
});

test('a CRM that answers but never proves gets a lead three times at most', async () => {
  const { dispatcher, post, takeSilently, outbox, states } = makeDelivery();
  takeSilently();
  void dispatcher.submit(newLead());
  await pass(2 * DAY);
  expect(post).toHaveBeenCalledTimes(3);
  expect(outbox.list()[0]).toMatchObject({ posts: 3 });
  expect(states().at(-1)).toBe('held');
});

test('the posts of one lead keep their pauses: half a minute, then two', async () => {
  const { dispatcher, post, takeSilently } = makeDelivery();
  takeSilently();
  const times: number[] = [];
  post.mockImplementation(async () => {
    times.push(Date.now());
    return false;
  });
  void dispatcher.submit(newLead());
  await pass(2 * DAY);
  const [first = 0, second = 0, third = 0] = times;
  expect(times).toHaveLength(3);
  expect(second - first).toBeGreaterThanOrEqual(30 * SECOND);
  expect(third - second).toBeGreaterThanOrEqual(2 * MINUTE);
});

test('posts that cannot have arrived do not count, and a lead outlasts days of them', async () => {
  const { dispatcher, post, goDown, work, outbox, states } = makeDelivery();
  goDown();
  void dispatcher.submit(newLead());
  await pass(3 * DAY);
  expect(outbox.list()[0]).toMatchObject({ posts: 0 });
  expect(outbox.list()[0]?.tries).toBeGreaterThan(5);
  expect(states()).not.toContain('confirmed');
  post.mockClear();
  work();
  await pass(6 * HOUR);
  expect(post).toHaveBeenCalledOnce();
  expect(states().at(-1)).toBe('confirmed');
});

test('a retry asks whether the CRM answers before it posts', async () => {
  const { dispatcher, post, probe, goDown } = makeDelivery();
  goDown();
  void dispatcher.submit(newLead());
  await pass(PATIENCE + PROBE_PATIENCE);
  const afterThePost = probe.mock.calls.length;
  await pass(10 * MINUTE);
  expect(post).toHaveBeenCalledOnce();
  expect(probe.mock.calls.length).toBeGreaterThan(afterThePost);
});

test('where an answered probe is the confirmation, it ends the retries', async () => {
  const { dispatcher, post, takeSilently, outbox, states } = makeDelivery({ probeConfirms: true });
  takeSilently();
  void dispatcher.submit(newLead());
  await pass(DAY);
  expect(post).toHaveBeenCalledOnce();
  expect(states()).toEqual(['queued', 'handedOff', 'held', 'confirmed']);
  expect(outbox.list()).toEqual([]);
});

test('where a probe confirms, one that fails does not', async () => {
  const { dispatcher, goDown, outbox, states } = makeDelivery({ probeConfirms: true });
  goDown();
  void dispatcher.submit(newLead());
  await pass(DAY);
  expect(states()).not.toContain('confirmed');
  expect(outbox.list()).toHaveLength(1);
});

test('who starts to listen late still hears of a lead that is held, and of no other', async () => {
  const { dispatcher, goDown, outbox } = makeDelivery();
  await dispatcher.submit(newLead('arrived'));
  goDown();
  void dispatcher.submit(newLead('held'));
  await pass(MINUTE);
  const late: string[] = [];
  dispatcher.listen(({ id }, state) => late.push(`${id} ${state}`))();
  expect(late).toEqual(['held held']);
  dispatcher.forget('held');
  dispatcher.listen(({ id }) => late.push(id))();
  expect(late).toHaveLength(1);
  expect(outbox.list()).toEqual([]);
});

test('a forgotten lead is gone', () => {
  const { dispatcher, outbox } = makeDelivery();
  outbox.save(makeEntry());
  dispatcher.forget('lead-one');
  expect(dispatcher.held()).toEqual([]);
});

test('held leads can be asked for, and who stops listening hears nothing more', async () => {
  const { dispatcher, goDown, told, stopListening } = makeDelivery();
  goDown();
  stopListening();
  void dispatcher.submit(newLead());
  await pass(MINUTE);
  expect(dispatcher.held().map(({ id }) => id)).toEqual(['lead-one']);
  expect(told).toEqual([]);
});

test('a post that cannot even be made leaves the lead in the outbox and is said to be held', async () => {
  const { dispatcher, post, outbox, states } = makeDelivery();
  post.mockImplementation(() => {
    throw new Error('no body');
  });
  await dispatcher.submit(newLead()).catch(() => {});
  await pass(10 * SECOND);
  expect(outbox.list()).toHaveLength(1);
  expect(states().at(-1)).toBe('held');
});
