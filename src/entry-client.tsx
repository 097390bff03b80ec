import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import { App } from './App';
import { loadWithRetry } from './runtime/loadWithRetry';
import { markHydrated, whenIdle } from './runtime/islandRegistry';
import { iconSprite } from './content/covers/sprite.generated';
import { asksForConsent, env } from './config/env';
import { dispatcher } from './leads/delivery';
import { noteArrival } from './leads/origin';
import { followNavigation } from './runtime/followNavigation';
import { endFirstLoad } from './runtime/loadPage';
import { yieldToMain } from './runtime/yieldToMain';
import { startPrefetching } from './runtime/prefetch';
import { routes } from './routes';
import { ROOT_ID, ROUTE } from './runtime/markup';

const root = document.getElementById(ROOT_ID);
if (!root) throw new Error('The page has no #root element.');

if (env.crm.fields) noteArrival({ keepsFirst: asksForConsent });
await yieldToMain();
const router = createBrowserRouter(routes);
await yieldToMain();

// The first render must equal the prerendered page, so the page's code and data come first.
await new Promise<void>((resolve) => {
  if (router.state.initialized) resolve();
  else {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  }
});

// A stalled style sheet stops the browser from reading on; React would find half a page and replace it with an empty form.
if (document.readyState === 'loading')
  await new Promise((read) => document.addEventListener('DOMContentLoaded', read, { once: true }));

endFirstLoad();

// The visitor may have scrolled by now, or the browser has, after a reload: the router must leave that alone.
router.state.restoreScrollPosition = false;

const app = (
  <StrictMode>
    <App router={followNavigation(router)} onReady={() => markHydrated(root)} />
  </StrictMode>
);
// A static host answers an unknown id with its general "not found" page. Then there is nothing to take over.
const prerendered = document.documentElement.getAttribute(ROUTE);
const route = matchRoutes(routes, location)?.at(-1)?.route.path ?? '*';
startTransition(() => {
  if (prerendered === route) hydrateRoot(root, app);
  else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
});
startPrefetching(router, routes);
const { analytics } = env;
if (analytics)
  whenIdle(() => {
    // Without a target in the configuration this code is never fetched.
    void loadWithRetry(() => import('./analytics/measure')).then(({ startMeasuring }) =>
      startMeasuring(analytics, dispatcher.listen),
    );
  });
// The page came with the icons it shows at first. A menu or a dialog has others, and offline is too late to fetch them.
new Image().src = iconSprite;
