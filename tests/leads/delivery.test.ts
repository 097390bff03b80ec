import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { sandboxDefaults } from '../../schemas/salesforce/ids';
import { HOUR, MINUTE, SECOND } from '../../src/config/durations';
import * as copies from '../../src/leads/copies';
import { later } from '../helpers/delivery';
import { makeEntry } from '../helpers/factories';
import { catchPosts, type Post } from '../helpers/forms';
import { leadFrame, loadFrame } from '../helpers/frames';
import { openPage } from '../helpers/openPage';
import * as browser from '../helpers/page';
import { putForm } from '../helpers/prerendered';
import { pass } from '../helpers/time';

const endpoint = 'http://localhost:4174/servlet/servlet.WebToLead?encoding=UTF-8';

/** A page that delivers, as it does once it is idle. */
const deliver = ({ isNewVisit = true } = {}) => {
  const page = openPage();
  page.watchDelivery();
  void page.deliverPending({ isNewVisit });
  return page;
};
/** Sends a new lead; returns its id. */
const send = async ({ sendForm }: ReturnType<typeof openPage>) => {
  const { id = '' } = sendForm(putForm());
  await pass(0);
  return id;
};
const keep = (changes = {}) =>
  localStorage.setItem('outbox:lead-one', JSON.stringify(makeEntry({ createdAt: Date.now(), ...changes })));
/** A lead that was posted a minute ago, without proof. */
const keepPosted = (changes = {}) =>
  keep({ tries: 1, posts: 1, lastPost: Date.now() - MINUTE, nextTry: Date.now() + HOUR, ...changes });
/** Gives the browser locks, which another tab may hold. As in a browser, none is granted at once. */
const giveLocks = () => {
  const otherTab = { isPosting: false };
  const held = new Set<string>();
  browser.override(navigator, 'locks', {
    request: async (name: string, { ifAvailable }: LockOptions, task: (lock: unknown) => Promise<void>) => {
      expect(ifAvailable, 'Waiting for the other tab would post the lead once more.').toBe(true);
      await Promise.resolve();
      if (otherTab.isPosting || held.has(name)) return task(null);
      held.add(name);
      await task({ name });
      return void held.delete(name);
    },
  });
  return otherTab;
};
/** Whether the browser would ask before the page is left. */
const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

let posts: Post[];
/** What was sent by requests that outlive their page. */
let beacons: [address: string, fields: object][];
beforeEach(() => {
  beacons = [];
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5, 9) });
  posts = catchPosts();
  browser.stopListeningAfterwards();
  const sendBeacon = (address: string, body: URLSearchParams) =>
    beacons.push([address, Object.fromEntries(body)]) > 0;
  browser.override(navigator, 'sendBeacon', sendBeacon);
});

test('posts a lead of an earlier version to the organisation that is configured now', async () => {
  keep({ fields: { last_name: 'Asha Rao', oid: 'an old organisation' } });
  deliver();
  await pass(2 * SECOND);
  expect(Object.fromEntries(posts[0]?.fields ?? [])).toEqual({
    last_name: 'Asha Rao',
    oid: sandboxDefaults.oid,
    recordType: sandboxDefaults.recordType,
    retURL: 'http://localhost:3000/',
  });
});

test('a lead from a page that a deploy has renamed comes back to the page that posts it', async () => {
  const kept = { fields: { last_name: 'Asha Rao' }, page: 'http://localhost:3000/renamed' };
  keep(kept);
  deliver();
  await pass(2 * SECOND);
  expect(new Map(posts[0]?.fields).get('retURL')).toBe('http://localhost:3000/');
});

test.each([
  ['without storage the page still posts, and asks before leaving until the lead is confirmed', false],
  ['does not ask before leaving when the lead is stored', true],
])('%s', async (_, isStored) => {
  const page = deliver();
  if (!isStored) browser.denyStorage();
  expect(asksBeforeLeaving()).toBe(false);
  const id = await send(page);
  expect(posts).toHaveLength(1);
  expect(page.dispatcher.isStored(id)).toBe(isStored);
  expect(asksBeforeLeaving()).toBe(!isStored);
  page.dispatcher.remove(id);
  expect(asksBeforeLeaving()).toBe(false);
});

test('asks to hear that the page is left only while a lead is new or in flight, for the back-forward cache', async () => {
  const heard = new Set<string>();
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string) => void heard.add(type));
  vi.spyOn(window, 'removeEventListener').mockImplementation((type: string) => void heard.delete(type));
  giveLocks();
  keepPosted();
  const page = deliver();
  await pass(2 * SECOND);
  expect(heard).not.toContain('beforeunload');
  page.sendForm(putForm());
  expect(heard).toContain('beforeunload');
  await pass(0);
  expect(heard).toContain('beforeunload');
  await loadFrame();
  expect(heard).not.toContain('beforeunload');
});

test.each([
  {
    what: 'the connection returns',
    setReachable: browser.setOnline,
    // Its pause is not over: a new connection ends it.
    lead: { tries: 1, nextTry: Date.UTC(2026, 0, 6) },
  },
  { what: 'the tab is shown again', setReachable: browser.setVisible, lead: {} },
])('sends pending leads when $what, and none before', async ({ setReachable, lead }) => {
  deliver();
  await pass(2 * SECOND);
  setReachable(false);
  keep(lead);
  await pass(2 * SECOND);
  expect(posts).toEqual([]);
  setReachable(true);
  await pass(2 * SECOND);
  expect(posts).toHaveLength(1);
});

test('without locks a lead of an earlier visit is sent after a random pause', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  keep();
  deliver();
  await pass(SECOND - 1);
  expect(posts).toEqual([]);
  await pass(1);
  expect(posts).toHaveLength(1);
});

test.each([
  { what: 'repeats', page: 'the first page of a visit', isNewVisit: true, hasLocks: true, expected: 1 },
  { what: 'does not repeat', page: 'a later page', isNewVisit: false, hasLocks: true, expected: 0 },
  { what: 'does not repeat', page: 'a page without locks', isNewVisit: true, hasLocks: false, expected: 0 },
])('$what a post that ended with its page on $page', async ({ isNewVisit, hasLocks, expected }) => {
  if (hasLocks) giveLocks();
  keepPosted({ isOpen: true });
  deliver({ isNewVisit });
  await pass(2 * SECOND);
  expect(posts).toHaveLength(expected);
});

test.each([
  ['of the lead', 'outbox:lead-one'],
  ['that everything was cleared', null],
])('the storage event %s reports a lead that another tab settled', async (_, key) => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  keep();
  const reported: string[] = [];
  deliver().dispatcher.listen((_lead, state) => reported.push(state));
  await pass(2 * SECOND);
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(reported.at(-1)).toBe('held');
  dispatchEvent(new StorageEvent('storage', { key }));
  expect(reported.at(-1)).toBe('deleted');
});

test('posts nothing while another tab holds the locks, and posts at the next try after that', async () => {
  const otherTab = giveLocks();
  otherTab.isPosting = true;
  const page = deliver();
  await send(page);
  await pass(2 * SECOND);
  expect(posts).toEqual([]);
  expect(browser.storedLeads()).toHaveLength(1);
  otherTab.isPosting = false;
  void page.deliverPending({ isNewVisit: false });
  await pass(0);
  expect(posts).toHaveLength(1);
});

test.each([
  { what: 'is hidden', leave: () => browser.setVisible(false), framesAfter: 1 },
  { what: 'is left', leave: () => void dispatchEvent(new Event('pagehide')), framesAfter: 0 },
  // The page may stay: its post goes on until it is hidden for good.
  { what: 'is about to be left', leave: () => void asksBeforeLeaving(), framesAfter: 1 },
])(
  'when the page $what, a lead without proof goes out once more by a request that outlives it',
  async ({ leave, framesAfter }) => {
    const page = openPage();
    // Before the page is idle, when pending leads are delivered.
    page.watchDelivery();
    await send(page);
    leave();
    leave();
    expect(beacons).toEqual([[endpoint, Object.fromEntries(posts[0]?.fields ?? [])]]);
    expect(browser.storedLeads()).toMatchObject([{ posts: 2, isOpen: true }]);
    expect(document.querySelectorAll('iframe')).toHaveLength(framesAfter);
  },
);

test.each(['mailto:support@wiselamp.example', 'tel:+919000000000'])(
  'a tap on %s is not leaving: its lead is not sent once more, and nobody is asked',
  async (href) => {
    browser.denyStorage();
    const page = deliver();
    await send(page);
    const link = Object.assign(document.createElement('a'), { href });
    link.addEventListener('click', (event) => event.preventDefault());
    document.body.append(link);
    link.click();
    expect(asksBeforeLeaving()).toBe(false);
    browser.setVisible(false);
    expect(beacons).toEqual([]);
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
  },
);

test.each([
  { what: 'another site', attributes: { href: 'https://www.example.com/' }, isLeaving: true },
  { what: 'another page', attributes: { href: '/works' }, isLeaving: true },
  { what: 'a file to keep', attributes: { href: '/brochure.pdf', download: '' }, isLeaving: false },
])('a tap on a link to $what is leaving: $isLeaving', async ({ attributes, isLeaving }) => {
  browser.denyStorage();
  await send(deliver());
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  // As the router does.
  link.addEventListener('click', (event) => {
    event.preventDefault();
    event.stopPropagation();
  });
  document.body.append(link);
  link.click();
  expect(asksBeforeLeaving()).toBe(isLeaving);
});

test('a moment after a tap on a phone number, leaving is leaving again', async () => {
  browser.denyStorage();
  await send(deliver());
  const link = Object.assign(document.createElement('a'), { href: 'tel:+919000000000' });
  link.addEventListener('click', (event) => event.preventDefault());
  document.body.append(link);
  link.click();
  await pass(SECOND);
  expect(asksBeforeLeaving()).toBe(true);
});

test.each([
  { what: 'the connection returns', come: () => browser.setOnline(true) },
  { what: 'the visitor comes back to the tab', come: () => browser.setVisible(true) },
])('when $what, a lead that waits for an hour goes out', async ({ come }) => {
  deliver();
  await pass(2 * SECOND);
  // Another tab kept it.
  keepPosted({ lastPost: Date.now() - 11 * MINUTE });
  await pass(2 * SECOND);
  expect(posts).toHaveLength(0);
  come();
  await pass(2 * SECOND);
  expect(posts).toHaveLength(1);
});

const showAgain = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

test('a page that comes back from the back-forward cache tries its leads again', async () => {
  deliver();
  await pass(2 * SECOND);
  keep();
  showAgain();
  await pass(2 * SECOND);
  expect(posts).toHaveLength(1);
});

test('a page that comes back from the back-forward cache says that another page has delivered its lead', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  keep();
  const reported: string[] = [];
  deliver().dispatcher.listen((_lead, state) => reported.push(state));
  await pass(2 * SECOND);
  dispatchEvent(new Event('pagehide'));
  localStorage.setItem('outbox-settled:lead-one', `${Date.now()} confirmed`);
  localStorage.removeItem('outbox:lead-one');
  showAgain();
  expect(reported.at(-1)).toBe('confirmedElsewhere');
});

test('a page that comes back from the back-forward cache posts again what it sent without proof', async () => {
  keepPosted({ lastPost: Date.now() - 11 * MINUTE });
  deliver();
  dispatchEvent(new Event('pagehide'));
  expect(beacons).toHaveLength(1);
  showAgain();
  // The last post of a lead comes a day later.
  await pass(25 * HOUR);
  expect(posts).toHaveLength(1);
});

test('a database that hangs does not hold a lead of the storage back', async () => {
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
  keep();
  deliver();
  await pass(5 * SECOND);
  expect(posts).toHaveLength(1);
});

test('a lead that comes from a slow database goes out once it is there', async () => {
  const restored = makeEntry({ createdAt: Date.now() });
  vi.spyOn(copies, 'createCopies').mockReturnValue({
    put: async () => true,
    remove: async () => true,
    all: () => later(10 * SECOND, [restored]),
  });
  deliver();
  await pass(9 * SECOND);
  expect(posts).toEqual([]);
  await pass(5 * SECOND);
  expect(posts).toHaveLength(1);
});

test('a lead that a killed browser was posting is posted at once when it comes from a slow database', async () => {
  const killed = makeEntry({
    createdAt: Date.now() - MINUTE,
    tries: 1,
    posts: 1,
    isOpen: true,
    lastPost: Date.now() - MINUTE,
    nextTry: Date.now() + HOUR,
  });
  const all = () => later(5 * SECOND, [killed]);
  vi.spyOn(copies, 'createCopies').mockReturnValue({ put: async () => true, remove: async () => true, all });
  giveLocks();
  deliver();
  await pass(10 * SECOND);
  expect(posts).toHaveLength(1);
});

test('of two leads, only the one whose frame is back when the page is left is confirmed and not sent again', async () => {
  const page = deliver();
  const open = page.sendForm(putForm());
  const frame = leadFrame();
  await send(page);
  // The first post's frame moves to the end of the page, so `loadFrame` loads the frame of the second post.
  document.body.append(frame);
  await loadFrame(location.href, false);
  dispatchEvent(new Event('pagehide'));
  expect(beacons).toHaveLength(1);
  expect(browser.storedLeads()).toMatchObject([{ id: open.id }]);
});

/** Every request ends without an answer when its time is over. */
const neverAnswer = (error: string) => {
  const signal = AbortSignal.abort();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
  const fetch = vi.fn<typeof globalThis.fetch>(async () =>
    Promise.reject(new DOMException('The operation timed out.', error)),
  );
  vi.stubGlobal('fetch', fetch);
  return { timeout, fetch, signal };
};

test.each([
  { error: 'TimeoutError', browsers: 'most browsers' },
  { error: 'AbortError', browsers: 'Chrome up to version 123' },
])('a slow connection, which $browsers call $error, is not taken for a lost one', async ({ error }) => {
  neverAnswer(error);
  await send(openPage());
  await pass(20 * SECOND);
  expect(browser.storedLeads()).toMatchObject([{ posts: 1 }]);
});

test('a probe without an answer within five seconds means that the post did not arrive', async () => {
  const { timeout, fetch, signal } = neverAnswer('TimeoutError');
  await send(openPage());
  await pass(31 * SECOND);
  const options = { mode: 'no-cors', cache: 'no-store', credentials: 'omit', signal };
  expect(fetch).toHaveBeenCalledWith(endpoint, options);
  expect(timeout).toHaveBeenCalledWith(5000);
  expect(browser.storedLeads()).toMatchObject([{ posts: 0 }]);
});

test.each([
  { what: 'neither the CRM nor the site can be reached', answers: [], counted: 0 },
  { what: 'only the CRM cannot be reached', answers: ['/robots.txt'], counted: 1 },
])(
  'a post without any answer counts $counted after five seconds when $what',
  async ({ answers, counted }) => {
    vi.stubGlobal('fetch', async (address: string) =>
      answers.includes(address) ? new Response() : Promise.reject(new TypeError('Failed to fetch')),
    );
    await send(openPage());
    await pass(5 * SECOND);
    expect(browser.storedLeads()).toMatchObject([{ posts: counted }]);
  },
);

test('an answer that loads in the frame, and does not come back, leaves the lead on the device', async () => {
  await send(openPage());
  await loadFrame(null);
  await pass(60 * SECOND);
  expect(browser.storedLeads()).toHaveLength(1);
});

describe('where no frame can be read', () => {
  /** Answers posts and probes of the CRM as a test says. */
  const answer = (answers: { post: () => Promise<Response>; probe?: () => Promise<Response> }) => {
    const { post, probe = async () => new Response() } = answers;
    const ask = vi.fn<typeof fetch>(async (_, { method } = {}) => (method === 'POST' ? post() : probe()));
    vi.stubGlobal('fetch', ask);
    return ask;
  };
  const openPageOfProbes = () => {
    vi.stubEnv('VITE_CRM_CONFIRMATION', 'probe');
    onTestFinished(() => void vi.unstubAllEnvs());
    return openPage();
  };

  test('an answer to the post confirms the lead', async () => {
    const ask = answer({ post: async () => new Response() });
    await send(openPageOfProbes());
    expect(ask).toHaveBeenCalledExactlyOnceWith(
      endpoint,
      expect.objectContaining({ method: 'POST', mode: 'no-cors', keepalive: true }),
    );
    expect(document.querySelector('iframe')).toBeNull();
    expect(browser.storedLeads()).toEqual([]);
  });

  test('a post that fails is not confirmed, although the CRM answers a probe after it', async () => {
    answer({ post: async () => Promise.reject(new TypeError('Failed to fetch')) });
    await send(openPageOfProbes());
    expect(browser.storedLeads()).toMatchObject([{ posts: 1 }]);
  });

  test('a post that fails counts as not sent if the CRM answers no probe either', async () => {
    const fail = async () => Promise.reject(new TypeError('Failed to fetch'));
    answer({ post: fail, probe: fail });
    await send(openPageOfProbes());
    expect(browser.storedLeads()).toMatchObject([{ posts: 0, takenBack: 1 }]);
  });

  test('a page that is left lets its post go on, and sends no second one', async () => {
    const ask = answer({ post: () => new Promise(() => {}) });
    const page = openPageOfProbes();
    page.watchDelivery();
    await send(page);
    browser.setVisible(false);
    window.dispatchEvent(new Event('pagehide'));
    expect(beacons).toEqual([]);
    expect(ask.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
  });

  test('a page that is left repeats a post that ends with it, where the browser does not know keepalive', async () => {
    vi.stubGlobal('Request', { prototype: {} });
    answer({ post: () => new Promise(() => {}) });
    const page = openPageOfProbes();
    page.watchDelivery();
    await send(page);
    window.dispatchEvent(new Event('pagehide'));
    expect(beacons).toHaveLength(1);
  });

  test('Delete my details ends the post under way', async () => {
    const ask = answer({ post: () => new Promise(() => {}) });
    const page = openPageOfProbes();
    const id = await send(page);
    page.dispatcher.remove(id);
    expect(ask.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });
});
