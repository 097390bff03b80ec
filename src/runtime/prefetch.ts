import {
  matchRoutes,
  type LoaderFunctionArgs,
  type RouteObject,
  type RouterProviderProps,
} from 'react-router-dom';
import { fetchIslands } from './island';
import { whenIdle } from './islandRegistry';

type DataRouter = RouterProviderProps['router'];

interface Handle {
  load?: () => Promise<{ loader?: (args: LoaderFunctionArgs) => unknown }>;
}

/** How much of a page is fetched: all of its parts, or what it shows first. */
type Extent = 'all' | 'first';

const asked = new Map<string, Extent>();

/** Fetches the code and the data of a page once. After a failure the click tries again. */
const prefetch = async (routes: RouteObject[], { href, pathname }: URL, extent: Extent) => {
  const before = asked.get(pathname);
  if (before === 'all' || before === extent) return;
  asked.set(pathname, extent);
  const match = matchRoutes(routes, pathname)?.at(-1);
  const { load } = (match?.route.handle ?? {}) as Handle;
  try {
    const module = await load?.();
    // Loading the data imports its file, so the visit finds it in the browser.
    await Promise.all([
      fetchIslands(extent),
      module?.loader?.({ params: match?.params, request: new Request(href) } as LoaderFunctionArgs),
    ]);
  } catch {
    asked.delete(pathname);
  }
};

const savesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/** Another page of the site that a link leads to. */
const targetOf = (link: Element | null) => {
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target) return null;
  return link.pathname === location.pathname ? null : new URL(link.href);
};

/** The browser reports the links of a closed menu as in view. */
const isShown = (link: Element) => link.checkVisibility?.({ visibilityProperty: true }) ?? true;

/**
 * Fetches pages before the click: a whole page when a pointer, a finger or the focus reaches its link, and the first
 * screens of all pages whose links are in view, once the visitor uses the page. With Save-Data it does only the former.
 */
export const startPrefetching = (router: DataRouter, routes: RouteObject[]): void => {
  const intend = (event: Event) => {
    const target = event.target instanceof Element ? targetOf(event.target.closest('a')) : null;
    if (target) void prefetch(routes, target, 'all');
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, intend, { passive: true });
  }

  if (savesData() || !('IntersectionObserver' in window)) return;
  // A few at a time, so that they do not delay the page that the visitor opens.
  const queue = (atOnce: number) => {
    const waiting: URL[] = [];
    let running = 0;
    return async (wanted: URL) => {
      waiting.push(wanted);
      if (running === atOnce) return;
      running += 1;
      for (let address = waiting.shift(); address; address = waiting.shift()) {
        await prefetch(routes, address, 'first');
      }
      running -= 1;
    };
  };
  // Links in the content are followed more often than those of the menu, so they have a queue of their own.
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
    // Each page has new links.
    router.subscribe(({ navigation }) => {
      if (navigation.state === 'idle') whenIdle(watchLinks);
    });
  };
  for (const type of ['pointerdown', 'scroll', 'keydown']) {
    addEventListener(type, begin, { passive: true, once: true });
  }
};
