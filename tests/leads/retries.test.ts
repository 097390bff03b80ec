import { beforeEach, expect, test, vi } from 'vitest';
import { makeDelivery, PROBE_PATIENCE } from '../helpers/delivery';
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

test('a flush posts the leads that are due, and leaves the others their pause', async () => {
  const { dispatcher, post, outbox } = makeDelivery();
  const now = Date.now();
  outbox.save(makeEntry({ id: 'due', createdAt: now - DAY, nextTry: now, tries: 2 }));
  outbox.save(makeEntry({ id: 'waiting', createdAt: now - DAY, nextTry: now + MINUTE, tries: 2 }));
  outbox.save(makeEntry({ id: 'spent', createdAt: now - DAY, nextTry: now, tries: 3, posts: 3 }));
  await dispatcher.flush();
  expect(post.mock.calls.map(([lead]) => lead.id)).toEqual(['due']);
  await pass(MINUTE);
  expect(post.mock.calls.map(([lead]) => lead.id)).toEqual(['due', 'waiting']);
  expect(outbox.list().map(({ id }) => id)).toEqual(['spent']);
});

test('the oldest lead goes first', async () => {
  const { dispatcher, post, outbox } = makeDelivery();
  for (const [id, age] of [
    ['young', 1],
    ['old', 3],
    ['middle', 2],
  ] as const) {
    const createdAt = Date.now() - age * HOUR;
    outbox.save(makeEntry({ id, createdAt, nextTry: createdAt, tries: 1 }));
  }
  await dispatcher.flush();
  expect(post.mock.calls.map(([lead]) => lead.id)).toEqual(['old', 'middle', 'young']);
});

test('with nothing kept a flush asks nobody and plans nothing', async () => {
  const { dispatcher, probe } = makeDelivery();
  await dispatcher.flush();
  expect(probe).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('with nothing kept but spent leads a flush asks nobody', async () => {
  const { dispatcher, probe, outbox, told } = makeDelivery();
  outbox.save(makeEntry({ createdAt: Date.now(), nextTry: Date.now(), posts: 3, tries: 3 }));
  await dispatcher.flush({ regardlessOfPauses: true });
  expect(probe).not.toHaveBeenCalled();
  expect(told).toEqual([]);
});

test('a lead that another tab is posting is left alone', async () => {
  const { dispatcher, post, outbox, surroundings } = makeDelivery();
  const asked: string[] = [];
  surroundings.exclusively = async (name, task) => {
    asked.push(name);
    if (!name.startsWith('lead:')) await task();
  };
  outbox.save(makeEntry({ createdAt: Date.now(), nextTry: Date.now() }));
  await dispatcher.flush();
  expect(asked).toEqual(['outbox', 'lead:lead-one']);
  expect(post).not.toHaveBeenCalled();
  expect(outbox.list()).toHaveLength(1);
});

test('a flush while another tab flushes does nothing', async () => {
  const { dispatcher, post, probe, outbox, surroundings } = makeDelivery();
  surroundings.exclusively = async () => {};
  outbox.save(makeEntry({ createdAt: Date.now(), nextTry: Date.now() }));
  await dispatcher.flush();
  expect(post).not.toHaveBeenCalled();
  expect(probe).not.toHaveBeenCalled();
});

test('a lead on its way is not posted again by a connection that returns', async () => {
  const { dispatcher, post, takeSilently } = makeDelivery();
  takeSilently();
  void dispatcher.submit(newLead());
  await pass(5 * SECOND);
  void dispatcher.flush({ regardlessOfPauses: true });
  await pass(5 * SECOND);
  expect(post).toHaveBeenCalledOnce();
});

test('a lead that is confirmed while a flush asks for the CRM is not put back', async () => {
  const { dispatcher, post, probe, outbox, states } = makeDelivery();
  post.mockImplementationOnce(
    () => new Promise((resolve) => void setTimeout(() => resolve(true), 2 * SECOND)),
  );
  void dispatcher.submit(newLead());
  probe.mockImplementationOnce(
    () => new Promise((resolve) => void setTimeout(() => resolve(false), 5 * SECOND)),
  );
  void dispatcher.flush({ regardlessOfPauses: true });
  await pass(MINUTE);
  expect(outbox.list()).toEqual([]);
  expect(states().at(-1)).toBe('confirmed');
  expect(post).toHaveBeenCalledOnce();
});

test('in a browser without locks two flushes at once post a due lead once', async () => {
  const { dispatcher, post, takeSilently, outbox, surroundings } = makeDelivery();
  surroundings.exclusively = (_, task) => task();
  takeSilently();
  outbox.save(makeEntry({ createdAt: Date.now(), nextTry: Date.now() }));
  void dispatcher.flush();
  void dispatcher.flush();
  await pass(5 * SECOND);
  expect(post).toHaveBeenCalledOnce();
});

test('a spent lead is posted once more when its visitor asks for it, and only then', async () => {
  const { dispatcher, post, takeSilently, outbox } = makeDelivery();
  takeSilently();
  outbox.save(makeEntry({ createdAt: Date.now(), posts: 3, tries: 3 }));
  void dispatcher.tryAgain('lead-one');
  await pass(DAY);
  expect(post).toHaveBeenCalledOnce();
  expect(outbox.get('lead-one')).toMatchObject({ posts: 3 });
});

test('a lead that its visitor tries again can arrive', async () => {
  const { dispatcher, outbox, states } = makeDelivery();
  outbox.save(makeEntry({ createdAt: Date.now(), nextTry: Date.now() + HOUR, tries: 4 }));
  await dispatcher.tryAgain('lead-one');
  expect(states()).toEqual(['handedOff', 'confirmed']);
  expect(outbox.list()).toEqual([]);
});

test('trying a lead again that has gone does nothing', async () => {
  const { dispatcher, post, told } = makeDelivery();
  await dispatcher.tryAgain('nobody');
  expect(post).not.toHaveBeenCalled();
  expect(told).toEqual([]);
});

test('a lead is dropped after seven days, told once, and never posted again', async () => {
  const { dispatcher, post, goDown, work, outbox, states } = makeDelivery();
  goDown();
  void dispatcher.submit(newLead());
  await pass(8 * DAY);
  expect(states().filter((state) => state === 'expired')).toHaveLength(1);
  expect(outbox.list()).toEqual([]);
  work();
  post.mockClear();
  await pass(DAY);
  expect(post).not.toHaveBeenCalled();
});

test('a lead from a month ago gets one more post before it is dropped', async () => {
  const { dispatcher, post, goDown, outbox, states } = makeDelivery();
  goDown();
  const createdAt = Date.now() - 30 * DAY;
  outbox.save(makeEntry({ createdAt, tries: 1, nextTry: createdAt + 30 * SECOND }));
  void dispatcher.flush();
  await pass(PROBE_PATIENCE);
  expect(states()).toEqual(['held']);
  expect(outbox.list()).toHaveLength(1);
  await pass(DAY);
  expect(states().at(-1)).toBe('expired');
  expect(outbox.list()).toEqual([]);
  expect(post).not.toHaveBeenCalled();
});
