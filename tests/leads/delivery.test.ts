import { beforeEach, expect, test, vi } from 'vitest';
import { sandboxDefaults } from '../../schemas/salesforce/ids';
import { makeEntry } from '../helpers/factories';
import { catchPosts, type Post } from '../helpers/forms';
import { SECOND } from '../helpers/durations';
import {
  denyStorage,
  setLocks,
  setOnline,
  setVisible,
  stopListeningAfterwards,
  storedLeads,
} from '../helpers/page';

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** The module in a newly opened page. */
const open = async () => {
  vi.resetModules();
  return import('../../src/leads/delivery');
};
const fieldsOf = () => ({ last_name: 'Asha Rao', oid: 'an old organisation' });
const keep = (lead = makeEntry({ createdAt: Date.now() })) =>
  localStorage.setItem(`outbox:${lead.id}`, JSON.stringify(lead));
/** Whether the browser would ask before the page is left. */
const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

let posts: Post[];
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5, 9) });
  posts = catchPosts();
  stopListeningAfterwards();
  history.replaceState(null, '', '/');
});

test('posts a saved lead to the organisation that is configured now', async () => {
  const { deliver } = await open();
  const lead = deliver('homeInline', fieldsOf);
  await pass(0);
  expect(lead.fields['oid']).toBe('an old organisation');
  expect(Object.fromEntries(posts[0]?.fields ?? [])).toMatchObject({
    last_name: 'Asha Rao',
    oid: sandboxDefaults.oid,
    recordType: sandboxDefaults.recordType,
  });
});

test('gives leads different ids without a secure context', async () => {
  const { deliver } = await open();
  vi.stubGlobal('isSecureContext', false);
  const randomUUID = vi.spyOn(crypto, 'randomUUID');
  const ids = [deliver('homeInline', fieldsOf).id, deliver('homeInline', fieldsOf).id];
  await pass(0);
  expect(randomUUID).not.toHaveBeenCalled();
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{4,32}$/);
});

test('without storage the page still posts, and asks before leaving until the lead is confirmed', async () => {
  const { deliver, dispatcher, startDelivery } = await open();
  startDelivery();
  denyStorage();
  expect(asksBeforeLeaving()).toBe(false);
  const { id } = deliver('homeInline', fieldsOf);
  await pass(0);
  expect(posts).toHaveLength(1);
  expect(dispatcher.isStored(id)).toBe(false);
  expect(asksBeforeLeaving()).toBe(true);
  dispatcher.remove(id);
  expect(asksBeforeLeaving()).toBe(false);
});

test('does not ask before leaving when the lead is stored', async () => {
  const { deliver, dispatcher, startDelivery } = await open();
  startDelivery();
  const { id } = deliver('homeInline', fieldsOf);
  await pass(0);
  expect(dispatcher.isStored(id)).toBe(true);
  expect(asksBeforeLeaving()).toBe(false);
});

test('posts nothing while offline, and sends pending leads when the connection returns', async () => {
  const { deliver, startDelivery } = await open();
  startDelivery();
  setOnline(false);
  deliver('homeInline', fieldsOf);
  await pass(0);
  expect(posts).toEqual([]);
  setOnline(true);
  await pass(2 * SECOND);
  expect(posts).toHaveLength(1);
});

test('without locks a lead of an earlier visit is sent after a random pause, as another tab may send it', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  keep();
  const { startDelivery } = await open();
  startDelivery();
  await pass(SECOND - 1);
  expect(posts).toEqual([]);
  await pass(1);
  expect(posts).toHaveLength(1);
});

test('sends due leads when the tab is shown again, and not when it is hidden', async () => {
  const { startDelivery } = await open();
  startDelivery();
  await pass(2 * SECOND);
  keep();
  setVisible(false);
  await pass(2 * SECOND);
  expect(posts).toEqual([]);
  setVisible(true);
  await pass(2 * SECOND);
  expect(posts).toHaveLength(1);
});

test.each([
  ['of the lead', 'outbox:lead-one'],
  ['that everything was cleared', null],
])('the storage event %s reports a lead that another tab settled', async (_, key) => {
  const { dispatcher, startDelivery } = await open();
  setOnline(false);
  keep();
  const told: string[] = [];
  dispatcher.listen((_lead, state) => told.push(state));
  startDelivery();
  await pass(2 * SECOND);
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(told).toEqual(['held']);
  dispatchEvent(new StorageEvent('storage', { key }));
  expect(told).toEqual(['held', 'deleted']);
});

test('a stopped delivery ignores events and sets no timers', async () => {
  const { startDelivery } = await open();
  setOnline(false);
  keep();
  const stop = startDelivery();
  await pass(2 * SECOND);
  stop();
  expect(vi.getTimerCount()).toBe(0);
  setOnline(true);
  setVisible(true);
  await pass(60 * SECOND);
  expect(posts).toEqual([]);
});

test('each task requests its own lock and gives up when another tab holds it', async () => {
  type Task = (lock: unknown) => Promise<void>;
  const request = vi.fn<(name: string, options: LockOptions, task: Task) => Promise<void>>(
    async (name, _options, task) => task(name.includes('lead:') ? null : { name }),
  );
  setLocks({ request });
  const { deliver } = await open();
  const { id } = deliver('homeInline', fieldsOf);
  await pass(0);
  const asked = request.mock.calls.map(([name, options]) => [name, options]);
  expect(asked.slice(0, 2)).toEqual([
    [`leads:lead:${id}`, { ifAvailable: true }],
    ['leads:outbox', { ifAvailable: true }],
  ]);
  expect(posts).toEqual([]);
  expect(storedLeads()).toHaveLength(1);
});

test('takes a free lock and posts the lead while holding it', async () => {
  type Task = (lock: unknown) => Promise<void>;
  setLocks({ request: (name: string, _: LockOptions, task: Task) => task({ name }) });
  (await open()).deliver('homeInline', fieldsOf);
  await pass(0);
  expect(posts).toHaveLength(1);
});
