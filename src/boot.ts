/** The only script that a page runs at first. It is one file, so forms need no second one; what one page alone needs follows. */
import { asksForConsent, env } from './config/env';
import {
  APP_FILES,
  COUNT_UP,
  marked,
  OPENER,
  PAGE_PARAM,
  QUERY_PARAM,
  SLIDESHOW,
  THANKS_HOST,
} from './config/markup';
import { deliverPending, dispatcher, drafts, origin, sendForm, watchDelivery } from './leads/page';
import { isLeadFrame } from './leads/postInFrame';
import { beginVisit } from './leads/visit';
import { watchDock } from './native/dock';
import { enterBeforeReact } from './native/enterBeforeReact';
import { markComposing } from './native/markComposing';
import { startMenus } from './native/menus';
import { startMoreBelow } from './native/moreBelow';
import { startSlideshow } from './native/slideshow';
import { createSubmitWithoutReact } from './native/submitWithoutReact';
import { dialogs } from './runtime/dialogs';
import { elementOf } from './runtime/elementOf';
import { whenIdle } from './runtime/islandRegistry';
import { isSupported } from './runtime/isSupported';
import { keepStylesFromBlocking } from './runtime/lateStyles';
import { loadWithRetry } from './runtime/loadWithRetry';
import { othersChanges } from './runtime/othersChanges';
import { takeOwnAddress } from './runtime/ownAddress';
import { startUp } from './runtime/startUp';

const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};

/** Fetches the libraries into the browser's cache without running them. */
const prefetchLibraries = () => {
  const files = document.querySelector(`script[${APP_FILES}]`)?.getAttribute(APP_FILES);
  for (const href of files?.split(' ') ?? [])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
    );
};
const fetchDialogs = () => loadWithRetry(() => import('./entry-dialogs'));
let fetchedDialogs: ReturnType<typeof fetchDialogs> | undefined;
// Once: a retry has another address, which would be a second copy of the module.
const loadDialogs = () => (fetchedDialogs ??= fetchDialogs());
/** Fetches the dialogs for a visitor who reaches for an opener. */
const prepareDialog = (event: Event) => {
  if (!elementOf(event)?.closest(marked(OPENER))) return;
  dialogs.fetchMarkup();
  whenIdle(() => void loadDialogs());
};
/** Makes a prerendered form ready for a visitor with scripts. */
const prepare = (form: HTMLFormElement) => {
  // Without scripts the browser's own checks guard the forms; with them, the messages are ours.
  form.noValidate = true;
  drafts.fill(form);
};

const start = () => {
  takeOwnAddress();
  const visit = beginVisit({ keepsArrival: env.crm.fields !== undefined });
  if (env.crm.fields) origin.noteArrival(visit.arrival, { keepsFirst: asksForConsent });
  keepStylesFromBlocking();
  startMenus();
  startMoreBelow();
  dialogs.start({ load: async (id) => (await loadDialogs()).loadDialog(id), prepare });
  const startApp = startUp(
    () => loadWithRetry(() => import('./entry-client')),
    createSubmitWithoutReact({ dispatcher, sendForm, dialogs }),
  );
  const searchParams = new URLSearchParams(location.search);
  // A shared link to a later page of a list, or to a search: only React can show it. In development nothing is prerendered.
  if (searchParams.has(PAGE_PARAM) || searchParams.has(QUERY_PARAM) || import.meta.env.DEV) startApp();
  drafts.start();
  watchDelivery();
  // A lead without proof is reported wherever its visitor is. A form in React brings the notices along, for when the network fails.
  dispatcher.listen((_lead, state) => {
    if (state === 'held' || state === 'givenUp')
      void loadDialogs().then(({ mountLeadNotices }) => mountLeadNotices());
  });
  enterBeforeReact();
  markComposing();
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, prepareDialog, { capture: true, passive: true });
  whenIdle(() => {
    void deliverPending({ isNewVisit: visit.isNew });
    // The cookie notice needs React although the visitor has done nothing yet.
    if (asksForConsent) startApp();
    const slideshow = document.querySelector<HTMLElement>(marked(SLIDESHOW));
    if (slideshow) startSlideshow(slideshow);
    // The first tap finds the libraries in the cache.
    if (saveData) return;
    dialogs.fetchMarkup();
    prefetchLibraries();
  });
  const prepareForms = () => {
    othersChanges.start();
    if (location.hash === `#${THANKS_HOST}`) {
      // The thanks are for a form that was just posted. A bookmark of them has no page that it comes from.
      if (document.referrer !== '') dialogs.thank();
      // Only a navigation within the page ends `:target`, by which they show without scripts.
      location.hash = '';
      history.replaceState(history.state, '', location.pathname + location.search);
    }
    for (const form of document.forms) prepare(form);
    dialogs.resume();
    watchDock();
    const numbers = document.querySelector<HTMLElement>(marked(COUNT_UP));
    if (numbers)
      void loadWithRetry(() => import('./native/countUp')).then(({ startCountUp }) =>
        startCountUp(numbers, 'still'),
      );
  };
  // The script may arrive before the page is complete.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', prepareForms);
  else prepareForms();
};

// The CRM sends a hidden frame back to this very site: no second app must start in there.
if (!isLeadFrame(window) && isSupported()) {
  // A page that a browser opens in advance is no visit yet: nothing is counted, posted or read from storage.
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}
