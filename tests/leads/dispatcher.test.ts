import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { later, makeDelivery, PATIENCE, PROBE_PATIENCE } from '../helpers/delivery';
import { DAY, HOUR, MINUTE, SECOND } from '../helpers/durations';
import { makeEntry } from '../helpers/factories';

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const newLead = (id = 'lead-one') => makeEntry({ id, createdAt: Date.now() });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5, 9) });
});

test('a delivered lead is queued, handed off and confirmed, then removed from the outbox', async () => {
  const { dispatcher, post, outbox, states } = makeDelivery();
  await dispatcher.submit(newLead());
  expect(states()).toEqual(['queued', 'handedOff', 'confirmed']);
  expect(outbox.list()).toEqual([]);
  await pass(DAY);
  expect(post).toHaveBeenCalledOnce();
});

test('a post is counted in the outbox before it starts', async () => {
  const { dispatcher, post, outbox } = makeDelivery();
  const kept: unknown[] = [];
  post.mockImplementation(async ({ id }) => {
    kept.push(outbox.get(id));
    return true;
  });
  const lead = { ...newLead(), tries: 1 };
  await dispatcher.submit(lead);
  const now = Date.now();
  expect(kept).toEqual([
    { ...lead, tries: 2, posts: 1, lastPost: now, isOpen: true, nextTry: now + 2 * MINUTE },
  ]);
});

test('a lead is reported as held after ten seconds without proof, and as confirmed when the proof comes', async () => {
  const { dispatcher, post, states } = makeDelivery();
  post.mockImplementationOnce(() => later(20 * SECOND, true));
  void dispatcher.submit(newLead());
  await pass(10 * SECOND - 1);
  expect(states()).toEqual(['queued', 'handedOff']);
  await pass(1);
  expect(states().at(-1)).toBe('held');
  await pass(10 * SECOND);
  expect(states().slice(2)).toEqual(['held', 'confirmed']);
});

test('an offline lead is held at once and posted when the connection returns', async () => {
  const { dispatcher, post, probe, outbox, surroundings, states } = makeDelivery();
  surroundings.online = false;
  await dispatcher.submit(newLead());
  expect(states()).toEqual(['queued', 'held']);
  expect(post).not.toHaveBeenCalled();
  expect(probe).not.toHaveBeenCalled();
  await dispatcher.flush({ reconnected: true });
  expect(outbox.list()).toMatchObject([{ tries: 2, nextTry: Date.now() + 2 * MINUTE }]);
  surroundings.online = true;
  await dispatcher.flush({ reconnected: true });
  expect(post).toHaveBeenCalledOnce();
  expect(states()).toEqual(['queued', 'held', 'held', 'handedOff', 'confirmed']);
});

test('a lead without confirmation is posted three times: at once, after ten minutes, after a day', async () => {
  const { dispatcher, post, takeSilently, outbox, states } = makeDelivery();
  takeSilently();
  const times: number[] = [];
  post.mockImplementation(async () => {
    times.push(Date.now());
    return false;
  });
  void dispatcher.submit(newLead());
  await pass(HOUR);
  expect(times).toHaveLength(2);
  expect(states().at(-1)).toBe('held');
  await pass(6 * DAY);
  const [first = 0, second = 0, third = 0] = times;
  expect(times).toHaveLength(3);
  expect(second - first).toBeGreaterThanOrEqual(10 * MINUTE);
  expect(third - second).toBeGreaterThanOrEqual(DAY);
  expect(outbox.list()).toMatchObject([{ posts: 3 }]);
  expect(states().at(-1)).toBe('givenUp');
});

test('the count of the post after a submit is taken back when the probe after it fails', async () => {
  const { dispatcher, post, goDown, work, outbox, states } = makeDelivery();
  goDown();
  void dispatcher.submit(newLead());
  await pass(PATIENCE + PROBE_PATIENCE);
  expect(outbox.list()).toMatchObject([{ posts: 0, nextTry: Date.now() + 30 * SECOND }]);
  expect(outbox.list()[0]?.lastPost).toBeUndefined();
  await pass(3 * DAY);
  expect(post).toHaveBeenCalledOnce();
  work();
  await pass(6 * HOUR);
  expect(post).toHaveBeenCalledTimes(2);
  expect(states().at(-1)).toBe('confirmed');
});

test('a relay recognises a lead that it has, so one without a receipt is posted again and again', async () => {
  vi.stubEnv('VITE_LEAD_RELAY', 'https://www.example.com/leads');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { dispatcher, post, takeSilently, work, states } = makeDelivery();
  takeSilently();
  void dispatcher.submit(newLead());
  await pass(2 * DAY);
  expect(post.mock.calls.length).toBeGreaterThan(8);
  expect(states().at(-1)).toBe('held');
  work();
  await pass(6 * HOUR);
  expect(states().at(-1)).toBe('confirmed');
});

test.each([
  ['at once', 2 * SECOND],
  ['never', PATIENCE],
])('with probe confirmation a lead whose answer loads %s is never reported as held', async (_, wait) => {
  const { dispatcher, post, outbox, states } = makeDelivery({ probeConfirms: true });
  post.mockImplementation(() => later(wait, false));
  void dispatcher.submit(newLead());
  await pass(DAY);
  expect(post).toHaveBeenCalledOnce();
  expect(states()).toEqual(['queued', 'handedOff', 'confirmed']);
  expect(outbox.list()).toEqual([]);
});

test('with probe confirmation an unanswered probe reports the lead as held', async () => {
  const { dispatcher, goDown, outbox, states } = makeDelivery({ probeConfirms: true });
  goDown();
  void dispatcher.submit(newLead());
  await pass(10 * SECOND + PROBE_PATIENCE - 1);
  expect(states()).toEqual(['queued', 'handedOff']);
  await pass(DAY);
  expect(states().slice(2)).toContain('held');
  expect(states()).not.toContain('confirmed');
  expect(outbox.list()).toHaveLength(1);
});

test('a listener that fails costs no second post', async () => {
  const { dispatcher, post } = makeDelivery();
  dispatcher.listen((_, state) => {
    if (state === 'handedOff') throw new Error('The notice is broken.');
  });
  await expect(dispatcher.submit(newLead())).rejects.toThrow('The notice is broken.');
  expect(post).toHaveBeenCalledOnce();
});

test('a removed lead is gone, and its running post reports nothing more', async () => {
  const { dispatcher, takeSilently, outbox, states } = makeDelivery();
  takeSilently();
  void dispatcher.submit(newLead());
  await pass(5 * SECOND);
  dispatcher.remove('lead-one');
  await pass(DAY);
  expect(outbox.list()).toEqual([]);
  expect(states()).toEqual(['queued', 'handedOff', 'deleted']);
});

test('reports a given-up lead on every page until the visitor has seen the notice; the next page deletes it', async () => {
  makeDelivery().outbox.save(makeEntry({ createdAt: Date.now(), posts: 3, tries: 3 }));
  const unread = makeDelivery();
  await unread.dispatcher.flush();
  await unread.dispatcher.flush({ reconnected: true });
  expect(unread.states()).toEqual(['givenUp']);
  expect(unread.probe).not.toHaveBeenCalled();
  await pass(SECOND);
  const read = makeDelivery();
  await read.dispatcher.flush();
  expect(read.states()).toEqual(['givenUp']);
  await pass(SECOND);
  read.dispatcher.markNoticeSeen('lead-one');
  await read.dispatcher.flush();
  expect(read.outbox.list()).toHaveLength(1);
  await pass(SECOND);
  const next = makeDelivery();
  await next.dispatcher.flush();
  expect(next.states()).toEqual([]);
  expect(next.outbox.list()).toEqual([]);
});

test('a flush posts due leads, oldest first, and leaves the others waiting', async () => {
  const { dispatcher, post, outbox } = makeDelivery();
  const now = Date.now();
  outbox.save(makeEntry({ id: 'young', createdAt: now - HOUR, nextTry: now, tries: 2 }));
  outbox.save(makeEntry({ id: 'old', createdAt: now - DAY, nextTry: now, tries: 2 }));
  outbox.save(makeEntry({ id: 'waiting', createdAt: now - DAY, nextTry: now + MINUTE, tries: 2 }));
  await dispatcher.flush();
  expect(post.mock.calls.map(([lead]) => lead.id)).toEqual(['old', 'young']);
  await pass(MINUTE);
  expect(post.mock.calls.map(([lead]) => lead.id)).toEqual(['old', 'young', 'waiting']);
});

test('skips a lead that another tab is posting, and every lead while another tab flushes', async () => {
  const { dispatcher, post, probe, outbox, surroundings } = makeDelivery();
  outbox.save(newLead());
  surroundings.exclusively = async (name, task) => (name.startsWith('lead:') ? undefined : task());
  await dispatcher.flush();
  expect(probe).toHaveBeenCalledOnce();
  surroundings.exclusively = async () => {};
  await dispatcher.flush();
  expect(probe).toHaveBeenCalledOnce();
  expect(post).not.toHaveBeenCalled();
  expect(outbox.list()).toHaveLength(1);
});

test.each(['refresh', 'remove'] as const)(
  '%s reports a lead that another tab has settled as deleted',
  async (way) => {
    const { dispatcher, goDown, states } = makeDelivery();
    goDown();
    void dispatcher.submit(newLead());
    await pass(MINUTE);
    dispatcher.refresh();
    expect(states().at(-1)).toBe('held');
    localStorage.clear();
    dispatcher[way]('lead-one');
    expect(states().at(-1)).toBe('deleted');
  },
);

test('calls a new listener at once for each unsettled lead and for no other', async () => {
  const { dispatcher, goDown, stopListening, told } = makeDelivery();
  await dispatcher.submit(newLead('arrived'));
  goDown();
  void dispatcher.submit(newLead('removed'));
  dispatcher.remove('removed');
  stopListening();
  const before = told.length;
  void dispatcher.submit(newLead('held'));
  await pass(MINUTE);
  expect(told).toHaveLength(before);
  const late: string[] = [];
  dispatcher.listen(({ id }, state) => late.push(`${id} ${state}`))();
  expect(late).toEqual(['held held']);
  expect(dispatcher.pending().map(({ id }) => id)).toEqual(['held']);
});

test('without locks, two tabs that come online together post a lead once', async () => {
  const tabs = [makeDelivery(), makeDelivery()];
  for (const { surroundings, takeSilently } of tabs) {
    surroundings.exclusively = (_, task) => task();
    takeSilently();
  }
  tabs[0]?.outbox.save(newLead());
  for (const { dispatcher } of tabs) void dispatcher.flush({ reconnected: true });
  await pass(5 * MINUTE);
  expect(tabs.flatMap(({ post }) => post.mock.calls)).toHaveLength(1);
});

test('a lead that is confirmed while a flush waits for its probe is not put back', async () => {
  const { dispatcher, post, probe, outbox, states } = makeDelivery();
  post.mockImplementationOnce(() => later(2 * SECOND, true));
  probe.mockImplementationOnce(() => later(PROBE_PATIENCE, false));
  outbox.save(makeEntry({ id: 'other', createdAt: Date.now(), tries: 1 }));
  void dispatcher.flush();
  void dispatcher.submit(newLead());
  await pass(3 * SECOND);
  expect(outbox.list().map(({ id }) => id)).toEqual(['other']);
  expect(states()).toContain('confirmed');
});
