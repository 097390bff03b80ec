import { beforeEach, expect, test, vi } from 'vitest';
import { sandboxDefaults } from '../../schemas/salesforce/ids';
import { SECOND } from '../helpers/durations';
import { makeEntry } from '../helpers/factories';
import { catchPosts, type Post } from '../helpers/forms';
import { openPage } from '../helpers/openPage';
import {
  denyStorage,
  setBeacon,
  setLocks,
  setOnline,
  setVisible,
  stopListeningAfterwards,
  storedLeads,
} from '../helpers/page';
import { putForm } from '../helpers/prerendered';
import { pass } from '../helpers/time';

type Page = ReturnType<typeof openPage>;

/** Delivers as a page does once it is idle. */
const deliverIn = ({ watchDelivery, deliverPending }: Page) => {
  watchDelivery();
  void deliverPending();
};
/** Sends a new lead; returns its id. */
const send = ({ sendForm }: Page) => sendForm(putForm()).id ?? '';
const keep = (lead = makeEntry({ createdAt: Date.now() })) =>
  localStorage.setItem(`outbox:${lead.id}`, JSON.stringify(lead));
/** Whether the browser would ask before the page is left. */
const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

let posts: Post[];
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5, 9) });
  posts = catchPosts();
  stopListeningAfterwards();
  setBeacon(() => true);
});

test('posts a lead of an earlier version to the organisation that is configured now', async () => {
  keep(makeEntry({ createdAt: Date.now(), fields: { last_name: 'Asha Rao', oid: 'an old organisation' } }));
  deliverIn(openPage());
  await pass(2 * SECOND);
  expect(Object.fromEntries(posts[0]?.fields ?? [])).toEqual({
    last_name: 'Asha Rao',
    oid: sandboxDefaults.oid,
    recordType: sandboxDefaults.recordType,
    retURL: 'http://localhost:3000/',
  });
});

test('without storage the page still posts, and asks before leaving until the lead is confirmed', async () => {
  const page = openPage();
  const { dispatcher } = page;
  deliverIn(page);
  denyStorage();
  expect(asksBeforeLeaving()).toBe(false);
  const id = send(page);
  await pass(0);
  expect(posts).toHaveLength(1);
  expect(dispatcher.isStored(id)).toBe(false);
  expect(asksBeforeLeaving()).toBe(true);
  dispatcher.remove(id);
  expect(asksBeforeLeaving()).toBe(false);
});

test('does not ask before leaving when the lead is stored', async () => {
  const page = openPage();
  const { dispatcher } = page;
  deliverIn(page);
  const id = send(page);
  await pass(0);
  expect(dispatcher.isStored(id)).toBe(true);
  expect(asksBeforeLeaving()).toBe(false);
});

test('posts nothing while offline, and sends pending leads when the connection returns', async () => {
  const page = openPage();
  deliverIn(page);
  setOnline(false);
  send(page);
  await pass(0);
  expect(posts).toEqual([]);
  setOnline(true);
  await pass(2 * SECOND);
  expect(posts).toHaveLength(1);
});

test('without locks a lead of an earlier visit is sent after a random pause', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  keep();
  deliverIn(openPage());
  await pass(SECOND - 1);
  expect(posts).toEqual([]);
  await pass(1);
  expect(posts).toHaveLength(1);
});

test('sends due leads when the tab is shown again, and not when it is hidden', async () => {
  deliverIn(openPage());
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
  const page = openPage();
  setOnline(false);
  keep();
  const reported: string[] = [];
  page.dispatcher.listen((_lead, state) => reported.push(state));
  deliverIn(page);
  await pass(2 * SECOND);
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(reported.at(-1)).toBe('held');
  dispatchEvent(new StorageEvent('storage', { key }));
  expect(reported.at(-1)).toBe('deleted');
});

test('posts nothing while another tab holds the locks, and posts once they are free', async () => {
  type Task = (lock: unknown) => Promise<void>;
  let isOtherTabPosting = true;
  const held = new Set<string>();
  setLocks({
    request: async (name: string, { ifAvailable }: LockOptions, task: Task) => {
      expect(ifAvailable, 'Waiting for the other tab would post the lead once more.').toBe(true);
      if (isOtherTabPosting || held.has(name)) return task(null);
      held.add(name);
      await task({ name });
      return void held.delete(name);
    },
  });
  const page = openPage();
  deliverIn(page);
  send(page);
  await pass(2 * SECOND);
  expect(posts).toEqual([]);
  expect(storedLeads()).toHaveLength(1);
  isOtherTabPosting = false;
  void page.deliverPending();
  await pass(0);
  expect(posts).toHaveLength(1);
});

test.each([
  ['is hidden', () => setVisible(false)],
  ['is left', () => void dispatchEvent(new Event('pagehide'))],
  ['is about to be left', () => void dispatchEvent(new Event('beforeunload', { cancelable: true }))],
])(
  'when the page %s, a lead without proof goes out once more by a request that outlives it',
  async (_, leave) => {
    const sent: [address: string, fields: object][] = [];
    setBeacon((address, body) => sent.push([address, Object.fromEntries(body)]) > 0);
    const page = openPage();
    // Before the page is idle, when pending leads are delivered.
    page.watchDelivery();
    send(page);
    await pass(0);
    leave();
    leave();
    expect(sent).toEqual([
      [
        'http://localhost:4174/servlet/servlet.WebToLead?encoding=UTF-8',
        Object.fromEntries(posts[0]?.fields ?? []),
      ],
    ]);
    expect(storedLeads()).toMatchObject([{ posts: 2, isOpen: true }]);
  },
);

test('a lead whose frame is back when the page is left is confirmed, and not sent again', async () => {
  const sendBeacon = vi.fn<() => boolean>(() => true);
  setBeacon(sendBeacon);
  const page = openPage();
  deliverIn(page);
  send(page);
  await pass(0);
  Object.defineProperty(document.querySelector('iframe'), 'contentWindow', { value: { location } });
  dispatchEvent(new Event('pagehide'));
  expect(sendBeacon).not.toHaveBeenCalled();
  expect(storedLeads()).toEqual([]);
});

test('a probe without an answer within five seconds means that the post did not arrive', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetch);
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  send(openPage());
  await pass(31 * SECOND);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    'http://localhost:4174/servlet/servlet.WebToLead?encoding=UTF-8',
    { mode: 'no-cors', cache: 'no-store', credentials: 'omit', signal: timeout.mock.results[0]?.value },
  );
  expect(timeout).toHaveBeenCalledExactlyOnceWith(5000);
  expect(storedLeads()).toMatchObject([{ posts: 0 }]);
});
