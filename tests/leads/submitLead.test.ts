import { beforeEach, expect, test, vi } from 'vitest';
import { makeContactValues, makeEntry, makeLeadValues } from '../helpers/factories';
import { catchPosts, type Post } from '../helpers/forms';
import { setLocks, setOnline, setVisible, stopListeningAfterwards } from '../helpers/page';

const SECOND = 1000;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** The module as a page has it that was just opened. */
const open = async () => {
  vi.resetModules();
  const leads = await import('../../src/leads');
  const { formCatalogue } = await import('../../src/leads/formCatalogue');
  return { ...leads, formCatalogue };
};

const kept = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('outbox:'))
    .map((key) => JSON.parse(localStorage.getItem(key) ?? '') as Record<string, unknown>);
const sendFramesBack = () => {
  for (const frame of document.querySelectorAll('iframe')) {
    Object.defineProperty(frame, 'contentWindow', { value: { location: { href: location.href } } });
  }
};

let posts: Post[];
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5, 9) });
  posts = catchPosts();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response()),
  );
  stopListeningAfterwards();
  history.replaceState(null, '', '/');
});

test('a lead is kept on the device exactly as it is posted, before anything is proved', async () => {
  const { submitLead } = await open();
  submitLead('homeInline', makeLeadValues({ message: 'Hello' }));
  await pass(0);
  const fields = {
    oid: '00D000000000000AAA',
    recordType: '012000000000000AAA',
    retURL: 'http://localhost:3000/',
    last_name: 'Asha Rao',
    email: 'asha.rao@example.com',
    phone: '9876543210',
    '00NUH000003VHUJ': 'Hello',
  };
  expect(kept()).toEqual([
    {
      version: 1,
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      form: 'homeInline',
      fields,
      createdAt: Date.now(),
      tries: 1,
      posts: 0,
      nextTry: Date.now() + 30 * SECOND,
    },
  ]);
  expect(posts.map((post) => Object.fromEntries(post.fields))).toEqual([fields]);
});

test('a lead leaves the device when its frame is back', async () => {
  const { submitLead, dispatcher } = await open();
  const told: string[] = [];
  dispatcher.listen((_, state) => void told.push(state));
  submitLead('homeInline', makeLeadValues());
  await pass(0);
  sendFramesBack();
  await pass(SECOND);
  expect(kept()).toEqual([]);
  // Long after the time at which it would have been said to be kept.
  await pass(60 * SECOND);
  expect(told).toEqual(['queued', 'handedOff', 'confirmed']);
});

test('a double click gives one lead', async () => {
  const { submitLead } = await open();
  const values = makeLeadValues();
  submitLead('homeInline', values);
  submitLead('homeInline', { ...values });
  await pass(9 * SECOND);
  submitLead('homeInline', { ...values });
  await pass(0);
  expect(posts).toHaveLength(1);
  expect(kept()).toHaveLength(1);
});

test('the same details ten seconds later are meant, and so are other details or another form at once', async () => {
  const { submitLead } = await open();
  const values = makeLeadValues();
  submitLead('homeInline', values);
  submitLead('portfolio', values);
  submitLead('portfolio', { ...values, phone: '9876543211' });
  await pass(10 * SECOND);
  submitLead('portfolio', { ...values, phone: '9876543211' });
  await pass(0);
  expect(posts).toHaveLength(4);
});

test('the way back is the page’s address, its query included and its fragment not', async () => {
  const { submitLead } = await open();
  history.replaceState(null, '', '/works?page=2#top');
  submitLead('contactPage', makeContactValues());
  await pass(0);
  expect(Object.fromEntries(posts[0]?.fields ?? [])['retURL']).toBe('http://localhost:3000/works?page=2');
});

test('a form whose row says log is written to the console and goes nowhere', async () => {
  const { submitLead, formCatalogue } = await open();
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  formCatalogue.portfolio.delivery = 'log';
  const values = makeLeadValues();
  submitLead('portfolio', values);
  await pass(SECOND);
  expect(info).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"portfolio"'), values);
  expect(posts).toEqual([]);
  expect(kept()).toEqual([]);
});

test('a lead that filled the unseen field is marked', async () => {
  const { submitLead } = await open();
  submitLead('homeInline', makeLeadValues({ message: 'Buy' }), { suspicious: true });
  await pass(0);
  expect(posts[0]?.fields.at(-1)?.[1]).toBe('[possible spam] Buy');
});

test('on an address without a secure context leads still get ids of their own', async () => {
  const { submitLead } = await open();
  vi.stubGlobal('isSecureContext', false);
  const randomUUID = vi.spyOn(crypto, 'randomUUID');
  submitLead('homeInline', makeLeadValues());
  submitLead('homeInline', makeLeadValues());
  await pass(0);
  expect(randomUUID).not.toHaveBeenCalled();
  const ids = kept().map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{4,32}$/);
});

test('where storage is denied the lead is still posted', async () => {
  const { submitLead } = await open();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  submitLead('homeInline', makeLeadValues());
  await pass(0);
  expect(posts).toHaveLength(1);
});

test('offline nothing is posted; the returning connection sends what is kept', async () => {
  const { submitLead, startOutbox } = await open();
  startOutbox();
  setOnline(false);
  submitLead('homeInline', makeLeadValues());
  await pass(0);
  expect(posts).toEqual([]);
  expect(kept()).toHaveLength(1);
  setOnline(true);
  await pass(0);
  expect(posts).toHaveLength(1);
});

/** A lead that was submitted offline a minute ago, and a connection that came back unnoticed. */
const leaveOneBehind = async (submitLead: Awaited<ReturnType<typeof open>>['submitLead']) => {
  setOnline(false);
  submitLead('homeInline', makeLeadValues());
  await pass(0);
  vi.clearAllTimers();
  await pass(60 * SECOND);
  setOnline(true);
  await pass(0);
  expect(posts).toEqual([]);
};

test('the next visit sends what an earlier one left behind', async () => {
  await leaveOneBehind((await open()).submitLead);
  const nextVisit = await open();
  nextVisit.startOutbox();
  await pass(0);
  expect(posts).toHaveLength(1);
});

test('coming back to the tab sends what is due, and hiding it does not', async () => {
  const { startOutbox } = await open();
  startOutbox();
  await pass(0);
  const lead = makeEntry({ createdAt: Date.now() });
  localStorage.setItem(`outbox:${lead.id}`, JSON.stringify(lead));
  setVisible(false);
  await pass(0);
  expect(posts).toEqual([]);
  setVisible(true);
  await pass(0);
  expect(posts).toHaveLength(1);
});

test('a lock that is free is taken, and the lead is posted under it', async () => {
  type Task = (lock: unknown) => Promise<void>;
  const request = (name: string, _: LockOptions, task: Task) => task({ name });
  setLocks({ request });
  const { submitLead } = await open();
  submitLead('homeInline', makeLeadValues());
  await pass(0);
  expect(posts).toHaveLength(1);
});

test('where the browser has locks, each task asks for its own and gives up when another tab has it', async () => {
  const asked: string[] = [];
  type Task = (lock: unknown) => Promise<void>;
  const request = vi.fn<(name: string, options: LockOptions, task: Task) => Promise<void>>(
    async (name, options, task) => {
      asked.push(name);
      expect(options).toEqual({ ifAvailable: true });
      await task(name.includes('lead:') ? null : { name });
    },
  );
  setLocks({ request });
  const { submitLead } = await open();
  submitLead('homeInline', makeLeadValues());
  await pass(0);
  const [lead] = kept();
  expect(asked.slice(0, 2)).toEqual([`leads:lead:${String(lead?.['id'])}`, 'leads:outbox']);
  expect(posts).toEqual([]);
});

test('of two kept leads each is tried in its own time', async () => {
  const keep = (id: string, wait: number) => {
    const lead = makeEntry({ id, createdAt: Date.now(), nextTry: Date.now() + wait });
    localStorage.setItem(`outbox:${id}`, JSON.stringify(lead));
  };
  keep('later', 3600 * SECOND);
  keep('soon', 10 * SECOND);
  const { startOutbox } = await open();
  startOutbox();
  await pass(9 * SECOND);
  expect(posts).toEqual([]);
  await pass(2 * SECOND);
  expect(posts).toHaveLength(1);
});
