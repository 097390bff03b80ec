import {
  matchRoutes,
  type LoaderFunctionArgs,
  type RouteObject,
  type RouterProviderProps,
} from 'react-router-dom';
import { fetchIslands } from './islands/island';
import { whenIdle } from './islands/registry';

type DataRouter = RouterProviderProps['router'];

interface Handle {
  load?: () => Promise<{ loader?: (args: LoaderFunctionArgs) => unknown }>;
}

/** How much of a page is fetched: all of its parts, or what it shows first. */
type Extent = 'all' | 'first';

const asked = new Map<string, Extent>();

/** Fetches the code and the data of the page at an address, once. A failure is no loss: the click will try again. */
const prefetch = async (routes: RouteObject[], { href, pathname }: URL, extent: Extent) => {
  const before = asked.get(pathname);
  if (before === 'all' || before === extent) return;
  asked.set(pathname, extent);
  const match = matchRoutes(routes, pathname)?.at(-1);
  const { load } = (match?.route.handle ?? {}) as Handle;
  try {
    const module = await load?.();
    // Its parts have code of their own. Asking for the data imports its file, which the visit then finds in the browser.
    await Promise.all([
      fetchIslands(extent),
      module?.loader?.({ params: match?.params, request: new Request(href) } as LoaderFunctionArgs),
    ]);
  } catch {
    asked.delete(pathname);
  }
};

const isThrifty = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/** Another page of the site that a link leads to. */
const targetOf = (link: Element | null) => {
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target) return null;
  return link.pathname === location.pathname ? null : new URL(link.href);
};

/** The links of a closed menu are in view for the browser, but for nobody else. */
const isShown = (link: Element) => link.checkVisibility?.({ visibilityProperty: true }) ?? true;

/**
 * Fetches pages before they are asked for: the whole page when a pointer, a finger or the focus comes to a link, and, for
 * somebody who has begun to use the page, the beginnings of those whose links are in view. Who saves data gets the first
 * alone.
 */
export const startPrefetching = (router: DataRouter, routes: RouteObject[]): void => {
  const intend = (event: Event) => {
    const target = event.target instanceof Element ? targetOf(event.target.closest('a')) : null;
    if (target) void prefetch(routes, target, 'all');
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, intend, { passive: true });
  }

  if (isThrifty() || !('IntersectionObserver' in window)) return;
  // A few at a time, so that they never stand in the way of a page that somebody is about to ask for.
  const queue = (atOnce: number) => {
    const waiting: URL[] = [];
    let underWay = 0;
    return async (wanted: URL) => {
      waiting.push(wanted);
      if (underWay === atOnce) return;
      underWay += 1;
      for (let address = waiting.shift(); address; address = waiting.shift()) {
        await prefetch(routes, address, 'first');
      }
      underWay -= 1;
    };
  };
  // Who reads a page follows what it offers; it need not wait for the menu, which is in view everywhere.
  const offered = queue(3);
  const inMenu = queue(3);
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const address = isIntersecting && isShown(target) && targetOf(target);
      if (address) void (target.closest('main') ? offered : inMenu)(address);
    }
  });
  const watchLinks = () => {
    inView.disconnect();
    for (const link of document.querySelectorAll('a[href^="/"]')) inView.observe(link);
  };
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    whenIdle(watchLinks);
    // Each page brings links of its own.
    router.subscribe(({ navigation }) => {
      if (navigation.state === 'idle') whenIdle(watchLinks);
    });
  };
  for (const type of ['pointerdown', 'scroll', 'keydown']) {
    addEventListener(type, begin, { passive: true, once: true });
  }
};
