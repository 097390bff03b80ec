import {
  matchRoutes,
  type LoaderFunctionArgs,
  type RouteObject,
  type RouterProviderProps,
} from 'react-router-dom';
import { savesData } from '../browser/savesData';
import { whenIdle } from '../browser/whenIdle';
import { fetchIslands, islandsOf } from '../handover/island';
import { prefetchRequest } from './loadPage';

type DataRouter = RouterProviderProps['router'];

interface PageModule {
  loader?: (args: LoaderFunctionArgs) => unknown;
}
interface Handle {
  load?: () => Promise<PageModule>;
}

/** How much of a page is fetched: all of its parts, or what it shows first. */
type Extent = 'all' | 'first';

/** Returns a function that fetches the code and the data of a page once. After a failure the click tries again. */
const createPrefetching = (routes: RouteObject[]) => {
  const asked = new Map<string, Extent>();
  return async ({ href, pathname }: URL, extent: Extent) => {
    const before = asked.get(pathname);
    if (before === 'all' || before === extent) return;
    asked.set(pathname, extent);
    const match = matchRoutes(routes, pathname)?.at(-1);
    const { load } = (match?.route.handle ?? {}) as Handle;
    if (!load) return;
    try {
      const { module, own } = await islandsOf(load);
      // The data first: the page waits for it. Loading it imports its file, which the visit then finds in the browser.
      await Promise.all([
        module.loader?.({ params: match?.params, request: prefetchRequest(href) } as LoaderFunctionArgs),
        fetchIslands(own, extent),
      ]);
    } catch {
      asked.delete(pathname);
    }
  };
};

/** Another page of this site that a link leads to. */
const targetOf = (link: Element | null) => {
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target) return null;
  return link.pathname === location.pathname ? null : new URL(link.href);
};

/** The browser reports links in a closed menu as visible. */
const isShown = (link: Element) => link.checkVisibility?.({ visibilityProperty: true }) ?? true;

/** Resolves when no page is being opened: that one has the whole network. */
const untilIdle = (router: DataRouter) =>
  new Promise<void>((resolve) => {
    if (router.state.navigation.state === 'idle') {
      resolve();
      return;
    }
    const stop = router.subscribe(({ navigation }) => {
      if (navigation.state !== 'idle') return;
      stop();
      resolve();
    });
  });

/** The most pages that a queue fetches at a time. */
const AT_ONCE = 3;

/** Fetches pages one after another, a few at a time, and none while a page is being opened. Returns how to add one. */
const createQueue = (router: DataRouter, fetchPage: (address: URL) => Promise<void>) => {
  const waiting: URL[] = [];
  let running = 0;
  return async (wanted: URL) => {
    waiting.push(wanted);
    if (running === AT_ONCE) return;
    running += 1;
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      await untilIdle(router);
      await fetchPage(address);
    }
    running -= 1;
  };
};

/**
 * Fetches pages before the click: a whole page when a mouse or the focus reaches its link, its first screen when a finger
 * does, and the first screens of all pages whose links are in view. With Save-Data it does not do the last.
 */
export const startPrefetching = (router: DataRouter, routes: RouteObject[]): void => {
  const prefetch = createPrefetching(routes);
  const intend = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const target = targetOf(link);
    // A tap moves the focus, too.
    if (!target || (event.type === 'focusin' && !link?.matches(':focus-visible'))) return;
    // Between a touch and its click there is no time for more.
    const isTouch = event.type === 'touchstart' || (event as PointerEvent).pointerType === 'touch';
    void prefetch(target, isTouch ? 'first' : 'all');
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    // In the capture phase, because React stops events in a part that it is hydrating.
    document.addEventListener(type, intend, { capture: true, passive: true });
  }

  if (savesData() || !('IntersectionObserver' in window)) return;
  const newQueue = () => createQueue(router, (address) => prefetch(address, 'first'));
  // Links in the content are followed more often than those of the menu, so they have a queue of their own.
  const offered = newQueue();
  const inMenu = newQueue();
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
  // The app has started because the visitor did something, who may go on to any of these pages.
  whenIdle(watchLinks);
  // Each page has new links.
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') whenIdle(watchLinks);
  });
};
