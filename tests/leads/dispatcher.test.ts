import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { FRAME_TIMEOUT, later, makeDelivery, PROBE_TIMEOUT } from '../helpers/delivery';
import { DAY, HOUR, MINUTE, SECOND } from '../helpers/durations';
import { makeEntry } from '../helpers/factories';
import { pass } from '../helpers/time';

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

test('a lead is held after ten seconds without proof, and confirmed when the proof comes', async () => {
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

test('the count of the post after a submit is taken back when the probe after it fails', async () => {
  const { dispatcher, post, goDown, work, outbox, states } = makeDelivery();
  goDown();
  void dispatcher.submit(newLead());
  await pass(FRAME_TIMEOUT + PROBE_TIMEOUT);
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

test('a listener that fails costs no second post', async () => {
  const { dispatcher, post } = makeDelivery();
  dispatcher.listen((_, state) => {
    if (state === 'handedOff') throw new Error('The notice is broken.');
  });
  await expect(dispatcher.submit(newLead())).rejects.toThrow('The notice is broken.');
  expect(post).toHaveBeenCalledOnce();
});

test('reports a given-up lead once on each page, without a probe', async () => {
  makeDelivery().outbox.save(makeEntry({ createdAt: Date.now(), posts: 3, tries: 3 }));
  for (const { dispatcher, states, probe } of [makeDelivery(), makeDelivery()]) {
    await dispatcher.flush();
    await dispatcher.flush({ reconnected: true });
    expect(states()).toEqual(['givenUp']);
    expect(probe).not.toHaveBeenCalled();
  }
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
  const { dispatcher, goDown, stopListening, reported } = makeDelivery();
  await dispatcher.submit(newLead('arrived'));
  goDown();
  void dispatcher.submit(newLead('removed'));
  dispatcher.remove('removed');
  stopListening();
  const before = reported.length;
  void dispatcher.submit(newLead('held'));
  await pass(MINUTE);
  expect(reported).toHaveLength(before);
  const late: string[] = [];
  dispatcher.listen(({ id }, state) => late.push(`${id} ${state}`))();
  expect(late).toEqual(['held held']);
  expect(dispatcher.pending().map(({ id }) => id)).toEqual(['held']);
});

test('an earlier post that ends without proof does not report a lead that Try again is posting', async () => {
  const { dispatcher, post, states } = makeDelivery();
  post.mockImplementationOnce(() => later(FRAME_TIMEOUT, false));
  post.mockImplementationOnce(() => later(2 * FRAME_TIMEOUT, false));
  void dispatcher.submit(makeEntry({ createdAt: Date.now() }));
  await pass(FRAME_TIMEOUT - SECOND);
  void dispatcher.tryAgain('lead-one');
  await pass(5 * SECOND);
  expect(post).toHaveBeenCalledTimes(2);
  // Held after ten seconds, then posted again; the end of the first post adds nothing.
  expect(states()).toEqual(['queued', 'handedOff', 'held', 'handedOff', 'handedOff']);
});

test('a flush does not post a lead that Try again started to post during the probe', async () => {
  const { dispatcher, post, probe, outbox } = makeDelivery();
  post.mockImplementation(() => later(FRAME_TIMEOUT, false));
  probe.mockImplementationOnce(() => later(4 * SECOND, true));
  probe.mockImplementationOnce(() => later(5 * SECOND, true));
  outbox.save(makeEntry({ createdAt: Date.now() }));
  void dispatcher.flush();
  await pass(SECOND);
  void dispatcher.tryAgain('lead-one');
  await pass(20 * SECOND);
  expect(post).toHaveBeenCalledOnce();
});

test('after a device sleeps for a day during a post, the next one follows without another pause', async () => {
  const { dispatcher, takeSilently, work, post, states } = makeDelivery();
  takeSilently();
  void dispatcher.submit(makeEntry({ createdAt: Date.now() }));
  await pass(SECOND);
  vi.setSystemTime(Date.now() + DAY);
  work();
  await pass(FRAME_TIMEOUT + 15 * SECOND);
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

test('Try again and Delete ignore a lead that is gone', async () => {
  const { dispatcher, post, reported } = makeDelivery();
  await dispatcher.tryAgain('unknown');
  dispatcher.remove('unknown');
  expect(post).not.toHaveBeenCalled();
  expect(reported).toEqual([]);
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
    const { dispatcher, post, probe, outbox, reported } = makeDelivery({ probeConfirms });
    probe.mockResolvedValue(false);
    const createdAt = Date.now() - 8 * DAY;
    outbox.save(makeEntry({ id: 'new', createdAt: Date.now(), nextTry: Date.now() + HOUR }));
    outbox.save(makeEntry({ id: 'old', createdAt, posts: 1, lastPost: Date.now() - 1 }));
    await dispatcher.tryAgain('new');
    await dispatcher.tryAgain('old');
    expect(post).not.toHaveBeenCalled();
    expect(reported).toContainEqual(['new', 'held']);
    expect(reported.at(-1)).toEqual(['old', 'givenUp']);
    expect(reported).not.toContainEqual(['old', 'held']);
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
