/** The only script that a page runs at first. It imports nothing that another file holds: it is one file. */
import { startCountUp } from './native/countUp';
import { watchDock } from './native/dock';
import { enterBeforeReact } from './native/enterBeforeReact';
import { keepStylesFromBlocking } from './runtime/lateStyles';
import { loadWithRetry } from './runtime/loadWithRetry';
import { whenIdle } from './runtime/islandRegistry';
import { APP_FILES, DIALOG_FILES, PAGE_PARAM, QUERY_PARAM } from './runtime/markup';
import { fetchDialogForms, startOpeningDialog } from './runtime/openingDialog';
import { startUp } from './runtime/startUp';
import { asksForConsent, env } from './config/env';
import { isSupported } from './runtime/isSupported';
import { startMenus } from './native/menus';
import { startSlideshow } from './native/slideshow';
import { deliverPending, dispatcher, drafts, origin, watchDelivery } from './leads/page';
import { isLeadFrame } from './leads/postInFrame';
import { submitWithoutReact } from './leads/submitWithoutReact';

const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};

/** Fetches the files that the boot script's tag names into the browser's cache without running them; once. */
const prefetch = (list: string) => {
  const script = document.querySelector(`script[${list}]`);
  const files = script?.getAttribute(list);
  script?.removeAttribute(list);
  for (const href of files?.split(' ') ?? [])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
    );
};
/** The app asks for a dialog's files only once it runs: too late for a slow network. */
const prefetchDialog = ({ target }: Event) => {
  if (!(target instanceof Element && target.closest('[data-dialog]'))) return;
  fetchDialogForms();
  prefetch(DIALOG_FILES);
};
/** Makes a prerendered form ready for a visitor with scripts. */
const prepare = (form: HTMLFormElement) => {
  // Without scripts the browser's own checks guard the forms; with them, the messages are ours.
  form.noValidate = true;
  drafts.fill(form);
};

// The CRM sends a hidden frame back to this very site: no second app must start in there.
if (!isLeadFrame(window) && isSupported()) {
  if (env.crm.fields) origin.noteArrival({ keepsFirst: asksForConsent });
  keepStylesFromBlocking();
  startMenus();
  startOpeningDialog(prepare);
  const startApp = startUp(() => loadWithRetry(() => import('./entry-client')), submitWithoutReact);
  const asked = new URLSearchParams(location.search);
  // A shared link to a later page of a list, or to a search: only React can show it. In development nothing is prerendered.
  if (asked.has(PAGE_PARAM) || asked.has(QUERY_PARAM) || import.meta.env.DEV) startApp();
  drafts.start();
  watchDelivery();
  enterBeforeReact();
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(type, prefetchDialog, { capture: true, passive: true });
  whenIdle(() => {
    void deliverPending();
    // A pending lead and the cookie notice need React although the visitor has done nothing yet.
    if (asksForConsent || dispatcher.pending().length > 0) startApp();
    for (const slideshow of document.querySelectorAll<HTMLElement>('[data-slideshow]'))
      startSlideshow(slideshow);
    // The first tap finds the libraries in the cache.
    if (saveData) return;
    fetchDialogForms();
    prefetch(APP_FILES);
  });
  const takeOver = () => {
    // The thanks are for a form that was just posted. A bookmark of them has no page that it comes from.
    const thanks = document.querySelector('[data-thanks]');
    if (thanks && document.referrer === '' && location.hash === `#${thanks.id}`) location.hash = '';
    for (const form of document.forms) prepare(form);
    watchDock();
    for (const list of document.querySelectorAll<HTMLElement>('[data-count-up]')) startCountUp(list, 'still');
  };
  // The script may arrive before the page is complete.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', takeOver);
  else takeOver();
}
