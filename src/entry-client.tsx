import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouterProviderProps } from 'react-router-dom';
import { App } from './App';
import { loadWithRetry } from './browser/loadWithRetry';
import { whenIdle } from './browser/whenIdle';
import { whenParsed } from './browser/whenParsed';
import { yieldToMain } from './browser/yieldToMain';
import { env } from './config/env';
import { iconSprite } from './content/covers/sprite.generated';
import { NAVIGATION, ROOT_ID, ROUTE } from './handover/handover.markup';
import { KeepPrerendered } from './handover/KeepPrerendered';
import { ReportHydrated } from './handover/ReportHydrated';
import { takeOver } from './handover/takeOver';
import { dispatcher } from './leads/page';
import { consent } from './leads/visitor';
import { followNavigation } from './navigation/followNavigation';
import { endFirstLoad } from './navigation/loadPage';
import { startPrefetching } from './navigation/prefetch';
import { withSectionLinks } from './navigation/sectionEntries';
import { routes } from './routes';

type Router = RouterProviderProps['router'];

const untilInitialized = (router: Router) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/** Whether the page in the document is that of the address. Before React, Back may have changed the address alone. */
const isPageOfAddress = () => {
  const prerendered = document.documentElement.getAttribute(ROUTE);
  const route = matchRoutes(routes, location)?.at(-1)?.route.path ?? '*';
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return prerendered === route && (!canonical || new URL(canonical.href).pathname === location.pathname);
};

const render = (root: HTMLElement, router: Router) => {
  const host = () => root;
  const app = (
    <StrictMode>
      <ReportHydrated host={host}>
        <App router={followNavigation(router)} />
      </ReportHydrated>
    </StrictMode>
  );
  startTransition(() => {
    if (isPageOfAddress()) {
      takeOver.begin(root);
      hydrateRoot(root, <KeepPrerendered host={host}>{app}</KeepPrerendered>);
    } else {
      // A static host answers an unknown id with its general "not found" page, which does not match this route; or Back has changed the
      // address alone. Then there is nothing to hydrate.
      document.documentElement.setAttribute(NAVIGATION, 'pop');
      root.replaceChildren();
      createRoot(root).render(app);
    }
  });
};

// Not with `await` at the top level: WebKit may run a module before a module that it imports has finished awaiting.
const start = async () => {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error('The page has no #root element.');
  await yieldToMain();
  const router = withSectionLinks(() => createBrowserRouter(routes));
  await yieldToMain();
  // The first render must equal the prerendered page, so the page's code and data come first.
  await untilInitialized(router);
  // A stalled style sheet stops the browser's parser. React would find half a page and replace the rest by an empty
  // form.
  await new Promise<void>(whenParsed);
  endFirstLoad();
  // The visitor may have scrolled by now, or the browser restored the position after a reload: the router must not
  // scroll.
  router.state.restoreScrollPosition = false;
  render(root, router);
  startPrefetching(router, routes);
  const { analytics } = env;
  if (analytics)
    whenIdle(() => {
      // Without a target in the configuration this code is never fetched.
      void loadWithRetry(() => import('./analytics/measure')).then(({ startMeasuring }) =>
        startMeasuring(analytics, consent, dispatcher.listen),
      );
    });
  // The page has a small sprite with the icons that it shows at first. Menus and dialogs need the whole one, which
  // could no longer be fetched offline.
  new Image().src = iconSprite;
};

void start();
