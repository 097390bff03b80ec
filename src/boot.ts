/** The only script that a page runs at first. It imports nothing that another file holds: it is one file. */
import { enterBeforeReact } from './forms/enterBeforeReact';
import { keepStylesFromBlocking } from './islands/lateStyles';
import { loadWithRetry } from './islands/loadWithRetry';
import { whenIdle } from './islands/registry';
import { startUp } from './islands/startup';
import { isSupported } from './isSupported';
import { startMenus } from './layout/menus';
import { startDelivery } from './leads/delivery';
import { fillFromDraft, startDrafts } from './leads/drafts';
import { isLeadFrame } from './leads/frameName';

// The CRM sends a hidden frame back to this very site: no second app must start in there.
if (!isLeadFrame(window) && isSupported()) {
  keepStylesFromBlocking();
  startMenus();
  startUp(() => loadWithRetry(() => import('./entry-client')));
  startDrafts();
  enterBeforeReact();
  whenIdle(startDelivery);
  const takeOver = () => {
    // The thanks are for a form that was just posted. A bookmark of them has no page that it comes from.
    const thanks = document.querySelector('[data-thanks]');
    if (thanks && document.referrer === '' && location.hash === `#${thanks.id}`) location.hash = '';
    for (const form of document.forms) {
      // Without scripts the browser's own checks guard the forms; with them, the messages are ours.
      form.noValidate = true;
      fillFromDraft(form);
    }
  };
  // The script may arrive before the page is complete.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', takeOver);
  else takeOver();
}
