/**
 * The only script that runs before the visitor does anything. It is one file, so that no second request can stall it. The
 * delivery of leads is fetched with it and runs later; what only some pages need is fetched later.
 */
import { elementOf } from './browser/elementOf';
import { isSupported } from './browser/isSupported';
import { loadEntry, loadWithRetry, within } from './browser/loadWithRetry';
import { savesData } from './browser/savesData';
import { whenIdle } from './browser/whenIdle';
import { whenParsed } from './browser/whenParsed';
import { asksForConsent, leadsTellArrival, remembersFirst } from './config/env';
import { PAGE_PARAM, QUERY_PARAM } from './config/listAddress';
import { marked } from './config/mark';
import { dialogs } from './dialogs/dialogs';
import { THANKS_HOST } from './dialogs/dialogs.markup';
import { APP_FILES, OPENER } from './handover/handover.markup';
import { othersChanges } from './handover/othersChanges';
import { startUp } from './handover/startUp';
import { isLeadFrame } from './leads/leadFrame';
import { mayHavePending, watchOtherTabs } from './leads/pendingElsewhere';
import { beginVisit } from './leads/visit';
import { drafts, origin } from './leads/visitor';
import { COUNT_UP } from './native/countUp.markup';
import { watchDock } from './native/dock';
import { enterBeforeReact } from './native/enterBeforeReact';
import { markComposing } from './native/markComposing';
import { startMenus } from './native/menus';
import { startMoreBelow } from './native/moreBelow';
import { isBeingPosted, postByBrowser } from './native/postByBrowser';
import { startSlideshow } from './native/slideshow';
import { SLIDESHOW } from './native/slideshow.markup';
import { keepStylesFromBlocking } from './navigation/lateStyles';
import { takeOwnAddress } from './navigation/ownAddress';

/** Fetches the libraries into the browser's cache without running them. */
const prefetchLibraries = () => {
  const files = document.querySelector(`script[${APP_FILES}]`)?.getAttribute(APP_FILES);
  for (const href of files?.split(' ') ?? [])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
    );
};
/** Loads a module once. A retry has another address, so loading twice could create a second copy of the module. */
const once = <Module>(load: () => Promise<Module>) => {
  let loading: Promise<Module> | undefined;
  return () => (loading ??= loadEntry(load));
};
const loadDialogs = once(() => import('./entry-dialogs'));
const loadLeads = once(() => import('./entry-leads'));

/** A form is posted by the browser if the delivery's code has not arrived after this time, in ms. */
const DELIVERY_WAIT = 2000;
const submitWithoutReact = (form: HTMLFormElement) =>
  void within(DELIVERY_WAIT, loadLeads()).then(
    (leads) => {
      if (!isBeingPosted(form)) leads.submitWithoutReact(form);
    },
    () => postByBrowser(form),
  );
const tidyField = (field: Element) =>
  within(DELIVERY_WAIT, loadLeads()).then(({ tidyBeforeReact }) => tidyBeforeReact(field));
/** Fetches the dialogs for a visitor who reaches for an opener. */
const prepareDialog = (event: Event) => {
  if (!elementOf(event)?.closest(marked(OPENER))) return;
  dialogs.fetchMarkup();
  whenIdle(() => void loadDialogs());
};
/** Makes a prerendered form ready for a visitor with scripts. */
const prepare = (form: HTMLFormElement) => {
  // A submit has to reach the page, which waits for React's messages. If React does not come, `reportValidity` runs the
  // browser's checks.
  form.noValidate = true;
  drafts.fill(form);
};

/**
 * Starts features one after the other. A feature that throws stops no other: leads can be sent even if the menus
 * fail.
 */
const startEach = (features: readonly (() => unknown)[]) => {
  for (const feature of features)
    try {
      feature();
    } catch (error) {
      console.error(error);
    }
};

const showThanks = () => {
  if (location.hash !== `#${THANKS_HOST}`) return;
  // A bookmark of this anchor has no referrer. A form that was just posted has one.
  if (document.referrer !== '') {
    drafts.clearPosted();
    dialogs.thank();
  }
  // The thank-you shows by `:target` without scripts, which ends only with a navigation within the page.
  location.hash = '';
  history.replaceState(history.state, '', location.pathname + location.search);
};
const prepareForms = () => {
  for (const form of document.forms) prepare(form);
};
const countNumbers = () => {
  const numbers = document.querySelector<HTMLElement>(marked(COUNT_UP));
  if (numbers)
    void loadWithRetry(() => import('./native/countUp')).then(({ startCountUp }) =>
      startCountUp(numbers, 'still'),
    );
};
const startSlides = () => {
  const slideshow = document.querySelector<HTMLElement>(marked(SLIDESHOW));
  if (slideshow) startSlideshow(slideshow);
};
/** So that the first tap finds the dialogs and the libraries in the cache. */
const fetchAhead = () => {
  if (savesData()) return;
  dialogs.fetchMarkup();
  prefetchLibraries();
};

// Reports an unproven lead wherever its visitor is. React's forms load `mountLeadNotices` too, for when the network fails.
const showNotices = () => void loadDialogs().then(({ mountLeadNotices }) => mountLeadNotices());
const watchOpeners = () => {
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, prepareDialog, { capture: true, passive: true });
};

/** Each list has the features of one moment, in the order in which they start. */
const start = () => {
  // A visit begins at the page's own address.
  startEach([takeOwnAddress]);
  const needsArrival = leadsTellArrival || remembersFirst;
  const visit = beginVisit({ keepsArrival: needsArrival });
  const noteArrival = () =>
    origin.noteArrival(needsArrival ? visit.arrival : undefined, { keepsFirst: remembersFirst });
  let delivering: Promise<void> | undefined;
  const startDelivery = () => {
    delivering ??= loadLeads().then((leads) => leads.startDelivery({ isNewVisit: visit.isNew, showNotices }));
  };
  /** Sends the leads that an earlier page left. */
  const deliverIfPending = async () => {
    if (await mayHavePending()) startDelivery();
  };
  let startApp = () => {};
  const waitForTouch = () => {
    startApp = startUp({
      load: () => {
        startDelivery();
        return loadEntry(() => import('./entry-client'));
      },
      submitWithoutReact,
      loadSendIfValid: () => loadLeads().then((leads) => leads.sendIfValid),
    });
  };
  /**
   * Only React can show a later page of a list, or a search, that was opened by its address. In development nothing
   * is prerendered.
   */
  const startAtOnce = () => {
    const searchParams = new URLSearchParams(location.search);
    if (searchParams.has(PAGE_PARAM) || searchParams.has(QUERY_PARAM) || import.meta.env.DEV) startApp();
  };
  // The cookie notice needs React although the visitor has done nothing yet.
  const askForConsent = () => asksForConsent && startApp();

  startEach([
    noteArrival,
    keepStylesFromBlocking,
    startMenus,
    startMoreBelow,
    () => dialogs.start({ load: async (id) => (await loadDialogs()).loadDialog(id), prepare }),
    waitForTouch,
    startAtOnce,
    () => drafts.start(),
    () => watchOtherTabs(startDelivery),
    () => enterBeforeReact(tidyField),
    markComposing,
    watchOpeners,
  ]);
  whenIdle(() => startEach([() => void deliverIfPending(), askForConsent, startSlides, fetchAhead]));
  // The script may arrive before the page is complete.
  whenParsed(() =>
    startEach([
      () => othersChanges.start(),
      showThanks,
      prepareForms,
      () => dialogs.resume(),
      watchDock,
      countNumbers,
    ]),
  );
};

// The CRM sends a hidden frame back to this very site, where no second app must start.
if (!isLeadFrame(window) && isSupported()) {
  // A page that a browser prerenders is not yet a visit: nothing is counted, posted or read from storage.
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}
