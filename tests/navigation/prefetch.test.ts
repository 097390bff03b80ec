import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { island } from '../../src/handover/island';
import { startPrefetching } from '../../src/navigation/prefetch';
import { find, stopListeningAfterwards } from '../helpers/page';
import { pass } from '../helpers/time';

type Callback = (entries: { isIntersecting: boolean; target: Element }[]) => void;
let inView: { callback: Callback; watched: Element[] };

beforeEach(() => {
  stopListeningAfterwards();
  vi.useFakeTimers();
  inView = { callback: () => {}, watched: [] };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Callback) {
        inView = { callback, watched: [] };
      }
      observe = (target: Element) => void inView.watched.push(target);
      disconnect = () => void (inView.watched = []);
    },
  );
  document.body.innerHTML = `
    <a id="about" href="/aboutus">About</a>
    <a id="article" href="/blog/3">Article</a>
    <a id="here" href="/">Here</a>
    <a id="away" href="https://example.com/aboutus">Away</a>
    <a id="tab" href="/aboutus" target="_blank">In a tab</a>`;
});

const link = (id: string) => find(`#${id}`);
const hover = (id: string) => link(id).dispatchEvent(new Event('pointerover', { bubbles: true }));
const settle = () => pass(5000);

/** A page with links to About and to an article. */
const start = () => {
  const loadAbout = vi.fn<() => Promise<object>>(async () => ({}));
  const data = vi.fn<(args: { params: unknown }) => void>();
  const routes: RouteObject[] = [
    { path: '/aboutus', handle: { load: loadAbout } },
    {
      path: '/blog/:id',
      handle: { load: async () => ({ loader: data }) },
      loader: () => new Promise(() => {}),
    },
    { path: '/', handle: { load: loadAbout } },
  ];
  startPrefetching(createMemoryRouter(routes), routes);
  return { loadAbout, data };
};
/** Scrolls links into view. */
const seeLinks = async (...links: Element[]) => {
  await settle();
  inView.callback(links.map((target) => ({ isIntersecting: true, target })));
  await settle();
};

test('fetches a page once with its data, when the pointer reaches a link to it', async () => {
  const { loadAbout, data } = start();
  for (const id of ['article', 'article']) hover(id);
  // This page, another site and another tab.
  for (const id of ['here', 'away', 'tab']) hover(id);
  await settle();
  expect(data.mock.calls.map(([{ params }]) => params)).toEqual([{ id: '3' }]);
  expect(loadAbout).not.toHaveBeenCalled();
});

test('fetches a page again after a failure, when the pointer returns', async () => {
  const { loadAbout } = start();
  loadAbout.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  hover('about');
  await settle();
  hover('about');
  await settle();
  expect(loadAbout).toHaveBeenCalledTimes(2);
});

test('fetches pages whose links are in view and visible', async () => {
  const { loadAbout } = start();
  await settle();
  expect(inView.watched).toContain(link('about'));
  inView.callback([{ isIntersecting: false, target: link('about') }]);
  // jsdom has no layout to tell what is shown.
  Object.assign(link('about'), { checkVisibility: () => false });
  await seeLinks(link('about'));
  expect(loadAbout).not.toHaveBeenCalled();
  Object.assign(link('about'), { checkVisibility: () => true });
  await seeLinks(link('about'));
  expect(loadAbout).toHaveBeenCalledOnce();
});

test('with Save-Data only a pointer fetches a page, not a link in view', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
  const { loadAbout } = start();
  await seeLinks(link('about'));
  expect(loadAbout).not.toHaveBeenCalled();
  hover('about');
  await settle();
  expect(loadAbout).toHaveBeenCalledOnce();
});

/** Pages that arrive when the test says so, with a link to each, and a page to open that takes as long. */
const startQueue = async (count: number) => {
  const names = Array.from({ length: count }, (_, n) => `/page/${n}`);
  document.body.innerHTML = names.map((name) => `<a href="${name}">${name}</a>`).join('');
  const fetched: string[] = [];
  const ends: (() => void)[] = [];
  const fetchOf = (name: string) => () => {
    fetched.push(name);
    return new Promise<object>((resolve) => void ends.push(() => resolve({})));
  };
  let arrive = () => {};
  const arrival = new Promise<null>((resolve) => (arrive = () => resolve(null)));
  const routes: RouteObject[] = [
    { path: '/' },
    { path: '/next', loader: () => arrival },
    ...names.map((path) => ({ path, handle: { load: fetchOf(path) } })),
  ];
  const router = createMemoryRouter(routes);
  startPrefetching(router, routes);
  await settle();
  return {
    names,
    fetched,
    /** The first page that is on its way arrives. */
    endFirst: () => ends.shift()?.(),
    router,
    /** The page that the visitor opens arrives. */
    arrive,
    see: () => seeLinks(...document.querySelectorAll('a')),
  };
};

test('fetches three of the pages in view at a time', async () => {
  const { names, fetched, see } = await startQueue(5);
  await see();
  expect(fetched).toEqual(names.slice(0, 3));
});

test('fetches the next page in view when one has arrived', async () => {
  const { names, fetched, see, endFirst } = await startQueue(5);
  await see();
  endFirst();
  await settle();
  expect(fetched).toEqual(names.slice(0, 4));
});

test('fetches no page in view while the visitor waits for another page', async () => {
  const { fetched, see, router } = await startQueue(1);
  void router.navigate('/next');
  await see();
  expect(fetched).toEqual([]);
});

test('fetches the pages in view once the page that the visitor waited for has come', async () => {
  const { names, fetched, see, router, arrive } = await startQueue(1);
  void router.navigate('/next');
  await see();
  arrive();
  await settle();
  expect(fetched).toEqual(names);
});

/** jsdom does not tell how the focus came. */
const focus = async (id: string, by: 'key' | 'tap') => {
  vi.spyOn(link(id), 'matches').mockImplementation(
    (selector) => selector === ':focus-visible' && by === 'key',
  );
  link(id).dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await settle();
};

test('fetches a page when the Tab key reaches a link to it', async () => {
  const { loadAbout } = start();
  await focus('about', 'key');
  expect(loadAbout).toHaveBeenCalledOnce();
});

test('fetches nothing when a tap focuses a link', async () => {
  const { loadAbout } = start();
  await focus('about', 'tap');
  expect(loadAbout).not.toHaveBeenCalled();
});

/** A page with a part on its first screen and one below. */
const startWithParts = () => {
  const part = () => vi.fn<() => Promise<{ default: () => null }>>(async () => ({ default: () => null }));
  const parts = { first: part(), below: part() };
  const load = async () => {
    island('first', parts.first, { isFirst: true });
    island('below', parts.below);
    return {};
  };
  const routes: RouteObject[] = [{ path: '/' }, { path: '/aboutus', handle: { load } }];
  startPrefetching(createMemoryRouter(routes), routes);
  return parts;
};
const reach = async (event: Event) => {
  link('about').dispatchEvent(event);
  await settle();
};
const fingers: [what: string, event: () => Event][] = [
  ['a finger touches', () => new Event('touchstart', { bubbles: true })],
  [
    'the pointer of a finger reaches',
    () => new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }),
  ],
];

test.each(fingers)('fetches the first screen of a page when %s a link to it', async (_what, event) => {
  const { first } = startWithParts();
  await reach(event());
  expect(first).toHaveBeenCalledOnce();
});

test.each(fingers)('fetches nothing below the first screen when %s a link', async (_what, event) => {
  const { below } = startWithParts();
  await reach(event());
  expect(below).not.toHaveBeenCalled();
});

test('fetches all of a page when a mouse reaches a link to it', async () => {
  const { first, below } = startWithParts();
  await reach(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  expect(first).toHaveBeenCalledOnce();
  expect(below).toHaveBeenCalledOnce();
});

test('fetches the rest of a page when a mouse reaches a link that was in view', async () => {
  const { below } = startWithParts();
  await seeLinks(link('about'));
  expect(below).not.toHaveBeenCalled();
  await reach(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  expect(below).toHaveBeenCalledOnce();
});
