import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
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
