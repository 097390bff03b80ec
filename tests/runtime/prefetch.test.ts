import { beforeEach, expect, test, vi } from 'vitest';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { stopListeningAfterwards } from '../helpers/page';

type Callback = (entries: { isIntersecting: boolean; target: Element }[]) => void;
let inView: { callback: Callback; watched: Element[] };

beforeEach(() => {
  stopListeningAfterwards();
  vi.resetModules();
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

const link = (id: string) => document.querySelector(`#${id}`) ?? expect.fail(`no ${id}`);
const hover = (id: string) => link(id).dispatchEvent(new Event('pointerover', { bubbles: true }));
const settle = () => vi.advanceTimersByTimeAsync(5000);

const startWith = async (routes: RouteObject[]) => {
  const { startPrefetching } = await import('../../src/runtime/prefetch');
  const router = createMemoryRouter(routes);
  startPrefetching(router, routes);
  return router;
};
const start = async () => {
  const loadAbout = vi.fn<() => Promise<object>>(async () => ({}));
  const data = vi.fn<(args: { params: unknown }) => void>();
  const loadArticle = vi.fn<() => Promise<object>>(async () => ({ loader: data }));
  await startWith([
    { path: '/aboutus', handle: { load: loadAbout } },
    { path: '/blog/:id', handle: { load: loadArticle } },
    { path: '/', handle: {} },
  ]);
  return { loadAbout, loadArticle, data };
};
/** These links are in view. */
const seeLinks = async (...links: Element[]) => {
  await settle();
  inView.callback(links.map((target) => ({ isIntersecting: true, target })));
  await settle();
};

// jsdom has no layout to tell what is shown.
const hide = (id: string, hidden: boolean) => Object.assign(link(id), { checkVisibility: () => !hidden });

test('a pointer that comes to a link fetches the page behind it, once', async () => {
  const { loadAbout, loadArticle } = await start();
  hover('about');
  hover('about');
  await settle();
  expect(loadAbout).toHaveBeenCalledOnce();
  expect(loadArticle).not.toHaveBeenCalled();
});

test('the page’s data is fetched with its code', async () => {
  const { data } = await start();
  hover('article');
  await settle();
  expect(data.mock.calls[0]?.[0].params).toEqual({ id: '3' });
});

test('this page, other sites and other tabs are left alone', async () => {
  const { loadAbout } = await start();
  for (const id of ['here', 'away', 'tab']) hover(id);
  await settle();
  expect(loadAbout).not.toHaveBeenCalled();
});

test('a page that could not be fetched is asked for again by the next pointer', async () => {
  const { loadAbout } = await start();
  loadAbout.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  hover('about');
  await settle();
  hover('about');
  await settle();
  expect(loadAbout).toHaveBeenCalledTimes(2);
});

test('pages whose links are in view and shown are fetched', async () => {
  const { loadAbout } = await start();
  await settle();
  expect(inView.watched).toContain(link('about'));
  inView.callback([{ isIntersecting: false, target: link('about') }]);
  expect(loadAbout).not.toHaveBeenCalled();
  hide('about', true);
  inView.callback([{ isIntersecting: true, target: link('about') }]);
  await settle();
  expect(loadAbout).not.toHaveBeenCalled();
  hide('about', false);
  inView.callback([{ isIntersecting: true, target: link('about') }]);
  await settle();
  expect(loadAbout).toHaveBeenCalledOnce();
});

test('a link in view brings what its page shows first; a pointer on it brings the parts further down as well', async () => {
  await start();
  const { island } = await import('../../src/runtime/island');
  const part = () => vi.fn<() => Promise<{ default: () => null }>>(async () => ({ default: () => null }));
  const [heading, below] = [part(), part()];
  island('heading', heading, 'idle');
  island('below', below, 'navigation');
  await seeLinks(link('about'));
  expect(heading).toHaveBeenCalledOnce();
  expect(below).not.toHaveBeenCalled();
  // A tap leaves no time for more, and moves the focus without a ring.
  link('about').dispatchEvent(new Event('touchstart', { bubbles: true }));
  Object.assign(link('about'), { matches: () => false });
  link('about').dispatchEvent(new Event('focusin', { bubbles: true }));
  await settle();
  expect(below).not.toHaveBeenCalled();
  hover('about');
  await settle();
  expect(heading).toHaveBeenCalledOnce();
  expect(below).toHaveBeenCalledOnce();
});

test('for a visitor who saves data only a pointer fetches a page, not a link in view', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
  const { loadAbout } = await start();
  await seeLinks(link('about'));
  expect(loadAbout).not.toHaveBeenCalled();
  hover('about');
  await settle();
  expect(loadAbout).toHaveBeenCalledOnce();
});

test('while a page is being opened no other is fetched', async () => {
  let arrive = () => {};
  const load = vi.fn<() => Promise<object>>(async () => ({}));
  const opened = new Promise<null>((resolve) => (arrive = () => resolve(null)));
  const router = await startWith([
    { path: '/', handle: {} },
    { path: '/opened', loader: () => opened },
    { path: '/aboutus', handle: { load } },
  ]);
  void router.navigate('/opened');
  await seeLinks(link('about'));
  expect(load).not.toHaveBeenCalled();
  arrive();
  await settle();
  expect(load).toHaveBeenCalledOnce();
});

test('of many links that a page offers three pages are fetched at a time, each once', async () => {
  const arrivals: (() => void)[] = [];
  const load = vi.fn<() => Promise<object>>(() => new Promise((resolve) => arrivals.push(() => resolve({}))));
  await startWith([{ path: '/works/:id', handle: { load } }]);
  const links = [1, 2, 3, 4, 5, 1].map((id) => `<a href="/works/${id}">${id}</a>`);
  document.body.innerHTML = `<main>${links.join('')}</main>`;
  await seeLinks(...document.links);
  expect(load).toHaveBeenCalledTimes(3);
  arrivals[0]?.();
  await settle();
  expect(load).toHaveBeenCalledTimes(4);
  arrivals.forEach((arrive) => arrive());
  await settle();
  arrivals.forEach((arrive) => arrive());
  await settle();
  expect(load).toHaveBeenCalledTimes(5);
});

test('what a page offers does not wait for what its menu does, of which three pages are fetched at a time', async () => {
  const asked: string[] = [];
  const page = (path: string) => ({
    path,
    handle: { load: () => new Promise<object>(() => void asked.push(path)) },
  });
  await startWith(['/a', '/b', '/c', '/d', '/offer'].map(page));
  document.body.innerHTML = `<nav>${['/a', '/b', '/c', '/d'].map((path) => `<a href="${path}">x</a>`).join('')}</nav>
    <main><a href="/offer">x</a></main>`;
  await seeLinks(...document.links);
  expect(asked).toEqual(['/a', '/b', '/c', '/offer']);
});
