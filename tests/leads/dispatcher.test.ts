import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../src/config/durations';
import { PROBE_TIMEOUT } from '../../src/leads/connection';
import { createOutbox } from '../../src/leads/outbox';
import { FRAME_TIMEOUT } from '../../src/leads/postInFrame';
import { expectConsole } from '../helpers/console';
import { later, makeDelivery } from '../helpers/delivery';
import { makeEntry } from '../helpers/factories';
import { pass } from '../helpers/time';

// What only unit tests can see. The model test proves that no fault loses, doubles or misreports a lead.

const lead = makeEntry();
const now = lead.createdAt;
beforeEach(() => void vi.useFakeTimers({ now }));

/** A delivery whose outbox has this lead. */
const keeping = (changes: Partial<typeof lead>) => {
  const delivery = makeDelivery();
  delivery.outbox.save({ ...lead, ...changes });
  return delivery;
};
/** A delivery that is posting a new lead, whose proof does not come. */
const posting = async () => {
  const delivery = makeDelivery();
  delivery.takeSilently();
  void delivery.dispatcher.submit(lead);
  await pass(SECOND);
  return delivery;
};

test.each([
  [
    'whose arrival is proven',
    'proven',
    ['queued', 'handedOff', 'confirmed'],
    { probes: 0, posts: 1, kept: 0 },
  ],
  ['without proof', 'unproven', ['queued', 'handedOff', 'held'], { probes: 1, posts: 2, kept: 1 }],
  ['that cannot have arrived', 'notSent', ['queued', 'handedOff', 'held'], { probes: 0, posts: 8, kept: 1 }],
  [
    'that is refused for good',
    'refused',
    ['queued', 'handedOff', 'givenUp'],
    { probes: 0, posts: 1, kept: 1 },
  ],
] as const)(
  'a lead %s is reported, kept and posted again accordingly',
  async (_, answer, states, expected) => {
    const delivery = makeDelivery();
    delivery.post.mockResolvedValue(answer);
    await delivery.dispatcher.submit(lead);
    expect(delivery.states()).toEqual(states);
    const probes = delivery.probe.mock.calls.length;
    await pass(HOUR);
    expect({ probes, posts: delivery.post.mock.calls.length, kept: delivery.outbox.list().length }).toEqual(
      expected,
    );
  },
);

test('a lead is held after ten seconds without proof, and confirmed when the proof comes', async () => {
  const { dispatcher, post, states } = makeDelivery();
  post.mockImplementationOnce(() => later(20 * SECOND, 'proven' as const));
  void dispatcher.submit(lead);
  await pass(10 * SECOND - 1);
  expect(states()).toEqual(['queued', 'handedOff']);
  await pass(1);
  expect(states().at(-1)).toBe('held');
  await pass(10 * SECOND);
  expect(states().slice(2)).toEqual(['held', 'confirmed']);
});

test('an offline lead is held at once and posted when the connection returns', async () => {
  const { dispatcher, post, goDown, recover, outbox, surroundings, states } = makeDelivery();
  surroundings.online = false;
  goDown();
  await dispatcher.submit(lead);
  expect(states()).toEqual(['queued', 'held']);
  await pass(HOUR);
  expect(outbox.list()).toEqual([lead]);
  expect(post).not.toHaveBeenCalled();
  surroundings.online = true;
  recover();
  void dispatcher.flush({ reconnected: true });
  await pass(10 * SECOND);
  expect(states()).toEqual(['queued', 'held', 'handedOff', 'confirmed']);
});

test('a lead goes out although the browser wrongly says that it is offline', async () => {
  const { dispatcher, surroundings, states } = makeDelivery();
  surroundings.online = false;
  await dispatcher.submit(lead);
  await pass(SECOND);
  expect(states()).toEqual(['queued', 'held', 'handedOff', 'confirmed']);
});

test('after an hour without connection a lead goes out within a minute, without any event', async () => {
  const { dispatcher, goDown, recover, states } = makeDelivery();
  goDown();
  void dispatcher.submit(lead);
  await pass(HOUR);
  expect(states().at(-1)).toBe('held');
  recover();
  await pass(MINUTE);
  expect(states().at(-1)).toBe('confirmed');
});

test('a connection that flaps for a minute delays a lead by less than a minute', async () => {
  const { dispatcher, goDown, recover, states } = makeDelivery();
  goDown();
  void dispatcher.submit(lead);
  for (let flap = 0; flap < 60; flap += 1) {
    void dispatcher.flush({ reconnected: true });
    await pass(SECOND);
  }
  recover();
  await pass(MINUTE);
  expect(states().at(-1)).toBe('confirmed');
});

test('a network that works half a second after the browser says so is used within seconds', async () => {
  const { dispatcher, probe, goDown, recover, states } = makeDelivery();
  goDown();
  probe.mockImplementation(async () => false);
  void dispatcher.submit(lead);
  await pass(HOUR);
  void dispatcher.flush({ reconnected: true });
  await pass(SECOND / 2);
  recover();
  await pass(10 * SECOND);
  expect(states().at(-1)).toBe('confirmed');
});

test('the count of the post after a submit is taken back when the probe after it fails', async () => {
  const { dispatcher, post, goDown, recover, outbox, states } = makeDelivery();
  goDown();
  void dispatcher.submit(lead);
  await pass(FRAME_TIMEOUT + PROBE_TIMEOUT);
  expect(outbox.get(lead.id)).toMatchObject({ posts: 0, tries: 0 });
  expect(outbox.get(lead.id)?.lastPost).toBeUndefined();
  await pass(3 * DAY);
  expect(post).toHaveBeenCalledOnce();
  recover();
  await pass(MINUTE);
  expect(post).toHaveBeenCalledTimes(2);
  expect(states().at(-1)).toBe('confirmed');
});

test('without a connection neither a post counts nor the one that was made when its page was hidden', async () => {
  const { dispatcher, goDown, recover, post, outbox, states } = makeDelivery();
  goDown();
  void dispatcher.submit(lead);
  await pass(SECOND);
  dispatcher.leave({ ends: false });
  await pass(FRAME_TIMEOUT + PROBE_TIMEOUT);
  expect(outbox.get(lead.id)).toMatchObject({ posts: 0, tries: 0, takenBack: 2 });
  expect(outbox.get(lead.id)?.lastPost).toBeUndefined();
  post.mockClear();
  recover();
  await pass(MINUTE);
  expect(post).toHaveBeenCalledOnce();
  expect(states().at(-1)).toBe('confirmed');
});

test('a relay recognises a lead that it has, so one without a receipt is posted again and again', async () => {
  vi.stubEnv('VITE_LEAD_RELAY', 'https://www.example.com/leads');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { post, recover, states } = await posting();
  await pass(2 * DAY);
  expect(post.mock.calls.length).toBeGreaterThan(8);
  expect(states().at(-1)).toBe('held');
  recover();
  await pass(6 * HOUR);
  expect(states().at(-1)).toBe('confirmed');
});

test('a lead that a busy relay did not take waits for its pause, however long the page was open before', async () => {
  vi.stubEnv('VITE_LEAD_RELAY', 'https://www.example.com/leads');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { dispatcher, post } = makeDelivery();
  await dispatcher.begin({ isNewVisit: true });
  await pass(MINUTE);
  post.mockResolvedValue('unproven');
  await dispatcher.submit({ ...lead, createdAt: now + MINUTE, nextTry: now + MINUTE });
  await pass(29 * SECOND);
  expect(post).toHaveBeenCalledOnce();
  await pass(2 * SECOND);
  expect(post).toHaveBeenCalledTimes(2);
});

test('a relay that is too slow for a receipt, and for some probes, gets a lead ever more rarely', async () => {
  vi.stubEnv('VITE_LEAD_RELAY', 'https://www.example.com/leads');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { dispatcher, post, probe } = makeDelivery();
  post.mockImplementation(() => later(FRAME_TIMEOUT, 'unproven' as const));
  // The relay answers the probe before a post, and not the one after it, while it is still busy.
  let probes = 0;
  probe.mockImplementation(async () => {
    probes += 1;
    return probes % 2 === 0;
  });
  void dispatcher.submit(lead);
  await pass(HOUR);
  const inFirstHour = post.mock.calls.length;
  await pass(HOUR);
  const inSecondHour = post.mock.calls.length - inFirstHour;
  expect(inSecondHour).toBeLessThan(inFirstHour / 2);
});

test('the count of a later post is taken back, too, when the probe after it fails', async () => {
  const { dispatcher, post, probe, outbox } = keeping({ tries: 1, posts: 1, lastPost: now - HOUR });
  probe.mockImplementationOnce(async () => true);
  post.mockImplementationOnce(() => later(FRAME_TIMEOUT, 'unproven' as const));
  probe.mockImplementation(async () => false);
  void dispatcher.flush();
  await pass(FRAME_TIMEOUT);
  expect(outbox.get(lead.id)).toMatchObject({ posts: 1, lastPost: now - HOUR });
});

test('a lead of which no post could be made is not sent, and the error is in the console', async () => {
  const { dispatcher, post, outbox } = makeDelivery();
  post.mockRejectedValue(new Error('The form cannot be built.'));
  expectConsole(/The lead could not be posted.*The form cannot be built/);
  await dispatcher.submit(lead);
  expect(outbox.get(lead.id)).toMatchObject({ posts: 0 });
});

test('a listener that fails costs no second post, and no other listener its report', async () => {
  const { dispatcher, post } = makeDelivery();
  const heard: string[] = [];
  dispatcher.listen((_, state) => {
    if (state === 'handedOff') throw new Error('The notice is broken.');
  });
  dispatcher.listen((_, state) => heard.push(state));
  expectConsole(/The notice is broken/);
  await dispatcher.submit(lead);
  expect(post).toHaveBeenCalledOnce();
  expect(heard).toEqual(['queued', 'handedOff', 'confirmed']);
});

test('reports a given-up lead once on each page, without a probe', async () => {
  for (const { dispatcher, states, probe } of [keeping({ posts: 3 }), makeDelivery()]) {
    await dispatcher.flush();
    await dispatcher.flush({ reconnected: true });
    expect(states()).toEqual(['givenUp']);
    expect(probe).not.toHaveBeenCalled();
  }
});

test('a flush posts due leads, oldest first, and leaves the others waiting', async () => {
  const { dispatcher, post, outbox } = keeping({ id: 'young', createdAt: now - HOUR });
  outbox.save({ ...lead, id: 'old', createdAt: now - DAY });
  outbox.save({ ...lead, id: 'waiting', createdAt: now - DAY, nextTry: now + MINUTE });
  outbox.save({ ...lead, id: 'waiting longer', nextTry: now + HOUR });
  await dispatcher.flush();
  expect(post.mock.calls.map(([{ id }]) => id)).toEqual(['old', 'young']);
  await pass(MINUTE);
  expect(post.mock.calls.map(([{ id }]) => id)).toEqual(['old', 'young', 'waiting']);
});

test.each([
  { settledAs: 'confirmed', state: 'confirmedElsewhere' },
  { settledAs: 'deleted', state: 'deleted' },
] as const)('a lead that another tab has $settledAs is reported as $state', async ({ settledAs, state }) => {
  const { dispatcher, states } = await posting();
  await pass(MINUTE);
  createOutbox({ storage: () => localStorage }).remove(lead.id, settledAs);
  dispatcher.refresh();
  expect(states().at(-1)).toBe(state);
});

test('a lead that waits outlives a storage that somebody clears, in the open page alone', async () => {
  const { dispatcher, goDown, recover, states } = makeDelivery();
  goDown();
  void dispatcher.submit(lead);
  await pass(MINUTE);
  localStorage.clear();
  dispatcher.refresh();
  expect(dispatcher.isStored(lead.id)).toBe(false);
  expect(states().at(-1)).toBe('held');
  recover();
  await pass(MINUTE);
  expect(states().at(-1)).toBe('confirmed');
});

test('a visitor who deletes a lead whose storage was cleared is obeyed', async () => {
  const { dispatcher, states, outbox } = await posting();
  localStorage.clear();
  dispatcher.remove(lead.id);
  expect(states().at(-1)).toBe('deleted');
  expect(outbox.list()).toEqual([]);
});

test('calls a new listener at once for each unsettled lead and for no other', async () => {
  const { dispatcher, goDown, stopListening, reported } = makeDelivery();
  await dispatcher.submit({ ...lead, id: 'arrived' });
  goDown();
  void dispatcher.submit({ ...lead, id: 'removed' });
  dispatcher.remove('removed');
  stopListening();
  const before = reported.length;
  void dispatcher.submit({ ...lead, id: 'held' });
  await pass(MINUTE);
  expect(reported).toHaveLength(before);
  const late: string[] = [];
  dispatcher.listen(({ id }, state) => late.push(`${id} ${state}`))();
  expect(late).toEqual(['held held']);
  expect(dispatcher.pending().map(({ id }) => id)).toEqual(['held']);
});

test('Try again and Delete ignore a lead that is gone', async () => {
  const { dispatcher, post, reported } = makeDelivery();
  await dispatcher.tryAgain('unknown');
  dispatcher.remove('unknown');
  expect(post).not.toHaveBeenCalled();
  expect(reported).toEqual([]);
});

test('Try again, pressed twice, tries once', async () => {
  const { dispatcher, post, takeSilently, states } = keeping({ nextTry: now + HOUR, tries: 1 });
  takeSilently();
  void dispatcher.tryAgain(lead.id);
  void dispatcher.tryAgain(lead.id);
  void dispatcher.flush({ reconnected: true });
  await pass(9 * SECOND);
  expect(post).toHaveBeenCalledOnce();
  expect(states()).toEqual(['handedOff', 'handedOff']);
});

test('an earlier post that ends without proof does not report a lead that Try again is posting', async () => {
  const { dispatcher, post, states } = await posting();
  await pass(FRAME_TIMEOUT - 2 * SECOND);
  post.mockImplementationOnce(() => later(2 * FRAME_TIMEOUT, 'unproven' as const));
  void dispatcher.tryAgain(lead.id);
  await pass(15 * SECOND);
  expect(post).toHaveBeenCalledTimes(2);
  // Held ten seconds after each post; the end of the first one adds nothing.
  expect(states()).toEqual(['queued', 'handedOff', 'held', 'handedOff', 'handedOff', 'held']);
});

test.each([true, false])(
  'a flush, whose probe is answered: %s, leaves a lead to Try again that started meanwhile',
  async (isAnswered) => {
    const { dispatcher, post, probe, states } = keeping({});
    post.mockImplementation(() => later(FRAME_TIMEOUT, 'unproven' as const));
    probe.mockImplementationOnce(() => later(4 * SECOND, isAnswered));
    probe.mockImplementationOnce(() => later(5 * SECOND, true));
    void dispatcher.flush();
    await pass(SECOND);
    void dispatcher.tryAgain(lead.id);
    await pass(14 * SECOND);
    expect(post).toHaveBeenCalledOnce();
    expect(states()).toEqual(['handedOff', 'handedOff']);
  },
);

test.each([
  ['settled the lead', undefined, []],
  ['used its second post', { posts: 2 }, ['held']],
])('Try again, after another tab has %s meanwhile, posts nothing', async (_, changes, states) => {
  const delivery = keeping({ nextTry: now + HOUR });
  delivery.probe.mockImplementationOnce(async () => {
    if (changes) delivery.outbox.save({ ...lead, nextTry: now + HOUR, ...changes });
    else delivery.outbox.remove(lead.id, 'confirmed');
    return true;
  });
  await delivery.dispatcher.tryAgain(lead.id);
  expect(delivery.post).not.toHaveBeenCalled();
  expect(delivery.states().slice(1)).toEqual(states);
});

/** Submits a lead that waits for its turn, which another tab has. Returns a function that gives it its turn. */
const submitBehindAnother = ({ dispatcher, surroundings }: ReturnType<typeof makeDelivery>) => {
  let turn = () => {};
  const wait = new Promise<void>((resolve) => {
    turn = resolve;
  });
  surroundings.exclusively = async (_name, task) => {
    await wait;
    await task();
  };
  void dispatcher.submit(lead);
  return turn;
};

test('a lead that the hidden page has posted before its turn came is not posted once more', async () => {
  const delivery = makeDelivery();
  const { dispatcher, post, postWhileLeaving, probe } = delivery;
  probe.mockImplementation(() => later(SECOND, true));
  const turn = submitBehindAnother(delivery);
  dispatcher.leave({ ends: false });
  expect(postWhileLeaving).toHaveBeenCalledOnce();
  turn();
  await pass(MINUTE);
  expect(post).not.toHaveBeenCalled();
});

test('a lead that left with its page, before its turn came, keeps its pauses after the page has come back', async () => {
  const delivery = makeDelivery();
  const { dispatcher, post, postWhileLeaving } = delivery;
  const turn = submitBehindAnother(delivery);
  dispatcher.leave({ ends: true });
  void dispatcher.comeBack();
  turn();
  await pass(MINUTE);
  dispatcher.leave({ ends: true });
  expect(post).not.toHaveBeenCalled();
  expect(postWhileLeaving).toHaveBeenCalledOnce();
});

test('a lead of a hidden page is reported as held when the device wakes up without a connection', async () => {
  const delivery = makeDelivery();
  delivery.probe.mockImplementation(() => later(SECOND, false));
  submitBehindAnother(delivery);
  delivery.dispatcher.leave({ ends: false });
  vi.setSystemTime(Date.now() + MINUTE);
  await pass(2 * SECOND);
  expect(delivery.states()).toEqual(['queued', 'held']);
});

test('a page that is left sends a lead once more if its request of before cannot have left', async () => {
  const { dispatcher, probe, postWhileLeaving } = await posting();
  probe.mockImplementationOnce(() => later(PROBE_TIMEOUT, false));
  dispatcher.leave({ ends: false });
  await pass(PROBE_TIMEOUT + SECOND);
  dispatcher.leave({ ends: true });
  expect(postWhileLeaving).toHaveBeenCalledTimes(2);
});

test.each([
  { ends: true, what: 'is left', posts: 1 },
  { ends: false, what: 'is only hidden', posts: 0 },
])(
  'a lead whose post cannot have left goes out $posts times with a page that $what',
  async ({ ends, posts }) => {
    const delivery = makeDelivery();
    delivery.post.mockResolvedValue('notSent');
    await delivery.dispatcher.submit(lead);
    await pass(SECOND);
    delivery.dispatcher.leave({ ends });
    expect(delivery.postWhileLeaving).toHaveBeenCalledTimes(posts);
  },
);

test('a given-up lead whose notice was seen stays when the clock is set back', async () => {
  const delivery = keeping({ tries: 3, posts: 3, lastPost: now - HOUR });
  void delivery.dispatcher.begin({ isNewVisit: false });
  await pass(SECOND);
  vi.setSystemTime(now - HOUR);
  delivery.dispatcher.markNoticeSeen(lead.id);
  await delivery.dispatcher.flush();
  await pass(MINUTE);
  expect(delivery.outbox.list()).toHaveLength(1);
});

test('the post under way is cancelled when the page ends, and not when it is only hidden', async () => {
  const { dispatcher, cancelPost, post } = await posting();
  dispatcher.leave({ ends: false });
  expect(cancelPost).not.toHaveBeenCalled();
  void dispatcher.submit({ ...lead, id: 'lead-two' });
  await pass(SECOND);
  expect(post, 'One lead does not wait for another.').toHaveBeenCalledTimes(2);
  dispatcher.leave({ ends: true });
  expect(cancelPost.mock.calls).toEqual([
    ['lead-one', 'left'],
    ['lead-two', 'left'],
  ]);
});

test('a browser without beacons goes on with the post under way', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  const { dispatcher, post, postWhileLeaving, outbox } = makeDelivery();
  post.mockImplementation(() => later(4 * SECOND, 'proven' as const));
  void dispatcher.submit(lead);
  await pass(SECOND);
  postWhileLeaving.mockImplementation(() => {
    throw new TypeError('navigator.sendBeacon is not a function');
  });
  dispatcher.leave({ ends: false });
  await pass(4 * SECOND);
  expect(outbox.list()).toEqual([]);
  expect(consoleError).toHaveBeenCalledOnce();
});

test('Delete my details ends the post under way', async () => {
  const { dispatcher, cancelPost } = await posting();
  dispatcher.remove('lead-one');
  expect(cancelPost).toHaveBeenCalledExactlyOnceWith('lead-one', 'deleted');
});

test('Delete my details in another tab ends the post under way', async () => {
  const { dispatcher, cancelPost } = await posting();
  createOutbox({ storage: () => localStorage }).remove(lead.id, 'deleted');
  dispatcher.refresh();
  expect(cancelPost).toHaveBeenCalledExactlyOnceWith(lead.id, 'deleted');
});

test('a lead that another tab has delivered needs no end of its post', async () => {
  const { dispatcher, cancelPost } = await posting();
  createOutbox({ storage: () => localStorage }).remove(lead.id, 'confirmed');
  dispatcher.refresh();
  expect(cancelPost).not.toHaveBeenCalled();
});

test('a page that is loaded while Try again probes does not delete the given-up lead', async () => {
  const { dispatcher, probe } = keeping({ createdAt: now - 8 * DAY, unreachedAt: now });
  dispatcher.markNoticeSeen(lead.id);
  probe.mockImplementation(() => later(PROBE_TIMEOUT, false));
  void dispatcher.tryAgain(lead.id);
  await pass(1);
  const nextPage = makeDelivery();
  void nextPage.dispatcher.begin({ isNewVisit: false });
  expect(nextPage.outbox.list()).toHaveLength(1);
});

test('a lead that waits for another tab goes out when its page is left', async () => {
  const { dispatcher, surroundings, post, postWhileLeaving } = makeDelivery();
  surroundings.exclusively = async () => {};
  await dispatcher.submit(lead);
  dispatcher.leave({ ends: true });
  expect(post).not.toHaveBeenCalled();
  expect(postWhileLeaving).toHaveBeenCalledOnce();
});

test.each([true, false])(
  'a lead that never left goes out when its page is left for good: %s',
  async (ends) => {
    const { dispatcher, goDown, postWhileLeaving, outbox } = makeDelivery();
    goDown();
    void dispatcher.submit(lead);
    await pass(MINUTE);
    dispatcher.leave({ ends });
    dispatcher.leave({ ends });
    expect(postWhileLeaving).toHaveBeenCalledOnce();
    expect(outbox.get(lead.id)).toMatchObject({ posts: 1, isOpen: true });
  },
);

test('a post of a hidden page that cannot have arrived is taken back', async () => {
  const { dispatcher, goDown, postWhileLeaving, outbox } = makeDelivery();
  goDown();
  void dispatcher.submit(lead);
  await pass(MINUTE);
  postWhileLeaving.mockImplementation(() => {
    // Time passes while the browser takes a post.
    vi.setSystemTime(Date.now() + 2);
    return true;
  });
  dispatcher.leave({ ends: false });
  await pass(PROBE_TIMEOUT + SECOND);
  expect(outbox.get(lead.id)).toMatchObject({ posts: 0 });
});

test('a page that comes back from the back-forward cache posts again what it sent without proof', async () => {
  const { dispatcher, goDown, recover, post, postWhileLeaving, outbox } = makeDelivery();
  goDown();
  void dispatcher.submit(lead);
  await pass(MINUTE);
  post.mockClear();
  dispatcher.leave({ ends: true });
  expect(postWhileLeaving).toHaveBeenCalledOnce();
  recover();
  void dispatcher.comeBack();
  await pass(11 * MINUTE);
  expect(post).toHaveBeenCalledOnce();
  expect(outbox.list()).toEqual([]);
});

test('a lead whose way to the CRM is blocked is given up after seven days, once that was tried again', async () => {
  const { dispatcher, goDown, states } = keeping({ createdAt: now - 7 * DAY - SECOND });
  goDown();
  void dispatcher.begin({ isNewVisit: true });
  await pass(10 * SECOND);
  expect(states().at(-1)).toBe('held');
  await pass(MINUTE);
  expect(states().at(-1)).toBe('givenUp');
});

test('a lead whose post has ended without proof keeps its pauses when the page is left', async () => {
  const { dispatcher, postWhileLeaving, outbox } = await posting();
  await pass(FRAME_TIMEOUT + 10 * SECOND);
  expect(outbox.get(lead.id)?.isOpen).toBeUndefined();
  dispatcher.leave({ ends: true });
  expect(postWhileLeaving).not.toHaveBeenCalled();
});

test.each([
  ['offline', false, true],
  ['when the browser refuses the request', true, false],
])('a page that is left %s counts no post', async (_, online, isTaken) => {
  const { dispatcher, postWhileLeaving, surroundings, outbox } = await posting();
  postWhileLeaving.mockReturnValue(isTaken);
  surroundings.online = online;
  dispatcher.leave({ ends: true });
  expect(outbox.get(lead.id)).toMatchObject({ posts: 1 });
});

const posted = { tries: 1, posts: 1, lastPost: now - MINUTE, nextTry: now + HOUR };
const delivered = ['held', 'handedOff', 'confirmed'];
test.each([
  ['the first page of a visit repeats a post that ended with its page', true, { isOpen: true }, delivered],
  ['the next page of the same visit only reports it', false, { isOpen: true }, ['held']],
  ['every page reports a pending lead, also between two retries', true, {}, ['held']],
  [
    'a lead that was sent offline goes out at once on the next page',
    true,
    { posts: 0, lastPost: undefined, nextTry: now + 22 * SECOND },
    delivered,
  ],
])('%s', async (_, isNewVisit, changes, states) => {
  const delivery = keeping({ ...posted, ...changes });
  await delivery.dispatcher.begin({ isNewVisit });
  expect(delivery.states()).toEqual(states);
});

test('an open tab without leads does not repeat at once what another tab has just posted', async () => {
  const { dispatcher, outbox, post } = makeDelivery();
  await dispatcher.begin({ isNewVisit: true });
  await pass(MINUTE);
  outbox.save({ ...lead, tries: 1, posts: 1, lastPost: now + MINUTE, nextTry: now + HOUR, isOpen: true });
  void dispatcher.flush();
  await pass(10 * SECOND);
  expect(post).not.toHaveBeenCalled();
});

test('a lead that was posted a moment ago on another page is reported when its proof is late', async () => {
  const { dispatcher, states } = keeping({ ...posted, isOpen: true, lastPost: now - 4 * SECOND });
  await dispatcher.begin({ isNewVisit: false });
  expect(states()).toEqual([]);
  await pass(6 * SECOND);
  expect(states()).toEqual(['held']);
});

test('a request of a page that was left is repeated at the next visit, if the page came back without a result', async () => {
  const { dispatcher, stopListening } = await posting();
  dispatcher.leave({ ends: true });
  dispatcher.leave({ ends: false });
  void dispatcher.comeBack();
  await pass(FRAME_TIMEOUT + 10 * SECOND);
  stopListening();
  const nextVisit = makeDelivery();
  nextVisit.recover();
  void nextVisit.dispatcher.begin({ isNewVisit: true });
  await pass(10 * SECOND);
  expect(nextVisit.post).toHaveBeenCalledOnce();
});

test.each([
  { when: 'before its page comes back', comesBackAfter: 2 * SECOND },
  { when: 'after its page has come back', comesBackAfter: 0 },
])('a probe that fails $when says nothing about what the page has sent', async ({ comesBackAfter }) => {
  const { dispatcher, probe, outbox } = await posting();
  probe.mockImplementation(() => later(SECOND, false));
  dispatcher.leave({ ends: false });
  dispatcher.leave({ ends: true });
  // The browser also says that the page is hidden now.
  dispatcher.leave({ ends: false });
  await pass(comesBackAfter);
  void dispatcher.comeBack();
  await pass(SECOND);
  expect(outbox.get(lead.id)).toMatchObject({ posts: 2, isOpen: true });
});

test('a page repeats the post of Try again when it is left, although it has repeated the one before', async () => {
  const { dispatcher, probe, postWhileLeaving } = await posting();
  probe.mockImplementationOnce(async () => false);
  dispatcher.leave({ ends: false });
  await pass(SECOND);
  void dispatcher.tryAgain(lead.id);
  await pass(10 * SECOND);
  dispatcher.leave({ ends: true });
  expect(postWhileLeaving).toHaveBeenCalledTimes(2);
});

test('a probe of a device that slept meanwhile says nothing about what the page has sent', async () => {
  const { dispatcher, probe, outbox } = await posting();
  probe.mockImplementation(() => later(SECOND, false));
  dispatcher.leave({ ends: false });
  vi.setSystemTime(Date.now() + MINUTE);
  await pass(2 * SECOND);
  expect(outbox.get(lead.id)).toMatchObject({ posts: 2, isOpen: true });
});

test('without a connection a lead of a hidden page is not said to have left, however its post and its probe end', async () => {
  const { dispatcher, post, probe, outbox } = makeDelivery();
  post.mockImplementation(() => later(5 * SECOND, 'notSent' as const));
  probe.mockImplementation(() => later(SECOND, false));
  void dispatcher.submit(lead);
  await pass(SECOND);
  dispatcher.leave({ ends: false });
  await pass(5 * SECOND);
  expect(outbox.get(lead.id)).toMatchObject({ posts: 0 });
  expect(outbox.get(lead.id)?.isOpen).toBeUndefined();
});

test('a lead of a hidden page whose request may have arrived is not repeated at once by the next visit', async () => {
  const { dispatcher } = await posting();
  dispatcher.leave({ ends: false });
  await pass(FRAME_TIMEOUT + 10 * SECOND);
  const nextVisit = makeDelivery();
  nextVisit.recover();
  void nextVisit.dispatcher.begin({ isNewVisit: true });
  await pass(10 * SECOND);
  expect(nextVisit.post).not.toHaveBeenCalled();
});

test('a request of a hidden page stays counted if the CRM answers, even though the post before it was not sent', async () => {
  const { dispatcher, post, probe, outbox } = makeDelivery();
  post.mockImplementation(() => later(5 * SECOND, 'notSent' as const));
  probe.mockImplementation(async () => true);
  void dispatcher.submit(lead);
  await pass(SECOND);
  dispatcher.leave({ ends: false });
  await pass(5 * SECOND);
  expect(outbox.get(lead.id)).toMatchObject({ posts: 1, takenBack: 1 });
});
