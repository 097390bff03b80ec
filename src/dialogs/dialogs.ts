/**
 * The dialogs of the site. Their markup is prerendered: the thanks are in every page, the others in one document that is
 * fetched when the browser is idle. This part of the boot script shows and closes them, before React and after it; React
 * takes over an open dialog once its code has arrived.
 */
import { whenIdle } from '../browser/whenIdle';
import { whenParsed } from '../browser/whenParsed';
import { afterPaint } from '../browser/yieldToMain';
import { FAILED, HYDRATED, OPENER } from '../handover/handover.markup';
import { ISLAND_HYDRATED } from '../handover/islandRegistry';
import { othersChanges } from '../handover/othersChanges';
import { createDialogFiller, type DialogParts } from './dialogContent';
import { createDialogEntry } from './dialogEntry';
import { listenForDialogs } from './dialogEvents';
import { announceContent, focusIn, nameHost } from './dialogHost';
import { DIALOG_HOST, READER, SUBJECT, THANKS_HOST } from './dialogs.markup';
import { createDialogStack, type DialogContent, type OpenDialog } from './dialogStack';

/** A dialog that has neither markup nor code after this time, in ms, gives way to the page that its opener links to. */
const DIALOG_WAIT = 4000;
/** The thanks close by themselves after this time, in ms. */
export const THANKS_TIME = 2000;
/** Long thanks, such as another company's, stay open longer: this many ms for each character. */
const READING_TIME = 25;

/** An earlier deploy may have written the entry of the history. */
const isContent = (value: unknown): value is DialogContent =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'reader', 'subject'].every((name) => typeof Reflect.get(value, name) === 'string');

export const createDialogs = () => {
  const stack = createDialogStack();
  const { fill, fetchMarkup, hydrate, start } = createDialogFiller(stack);

  const show = (
    hostId: string,
    content: DialogContent,
    returnFocus = document.activeElement instanceof HTMLElement ? document.activeElement : null,
  ) => {
    const host = document.getElementById(hostId);
    if (!host || stack.inHost(hostId)) return undefined;
    const dialog: OpenDialog = { host, content, returnFocus };
    fetchMarkup();
    host.hidden = false;
    if (!host.firstElementChild) nameHost(host);
    stack.add(dialog);
    // Three frames: the page darkens, the form appears, the page becomes inert. The last recomputes all styles, which takes a
    // slow phone longer than showing the form.
    afterPaint(() => {
      if (!stack.has(dialog)) return;
      fill(dialog);
      focusIn(host);
      afterPaint(() => stack.has(dialog) && stack.update());
      // Running React's code would delay the first typed letters. Without markup there is no field to type into.
      if (host.firstElementChild) whenIdle(() => void hydrate(dialog));
      else void hydrate(dialog);
    });
    return dialog;
  };

  const closeWithoutHistory = (dialog: OpenDialog | undefined) => {
    if (!dialog || !stack.has(dialog)) return;
    const { host, timer, unmount } = dialog;
    clearTimeout(timer);
    host.hidden = true;
    host.removeAttribute(HYDRATED);
    host.removeAttribute(FAILED);
    // From here on the changes are our own. React may be hydrating the dialog right now.
    if (unmount || host.id === DIALOG_HOST) othersChanges.forget(host);
    unmount?.();
    // The markup of the thanks stays, unless React has taken it over.
    if (host.id === DIALOG_HOST) host.replaceChildren();
    stack.remove(dialog);
    // The code of the form may have arrived while the thanks were on top of it.
    const below = stack.top();
    if (below?.isWaiting) void hydrate(below);
  };

  /** The thanks have no entry in the history. */
  const entry = createDialogEntry({
    isContent,
    isOpen: () => stack.inHost(DIALOG_HOST) !== undefined,
    open: (content) => openWith(content),
    close: () => closeWithoutHistory(stack.inHost(DIALOG_HOST)),
  });
  const close = (dialog: OpenDialog | undefined) => {
    const hasEntry = dialog?.host.id === DIALOG_HOST && stack.has(dialog);
    closeWithoutHistory(dialog);
    if (hasEntry) entry.remove();
  };
  /** For a page that is being left. */
  const closeAll = () => {
    entry.leave();
    while (stack.top()) closeWithoutHistory(stack.top());
  };

  const openWith = (content: DialogContent, opener?: HTMLAnchorElement) => {
    const dialog = show(DIALOG_HOST, content, opener);
    if (!dialog) return undefined;
    const waitForContent = () => {
      dialog.timer = setTimeout(() => {
        if (dialog.host.childElementCount > 0) return;
        // Offline, the browser's error page would take this page's place. The dialog's code arrives with the connection.
        if (opener && !navigator.onLine) waitForContent();
        // Replaces the dialog's entry, so that Back leads to this page.
        else if (opener) location.replace(opener.href);
        else close(dialog);
      }, DIALOG_WAIT);
    };
    waitForContent();
    return dialog;
  };
  const openFrom = (opener: HTMLAnchorElement) => {
    const [id = '', reader = '', subject = ''] = [OPENER, READER, SUBJECT].map(
      (name) => opener.getAttribute(name) ?? '',
    );
    const content = { id, reader, subject };
    if (openWith(content, opener)) entry.add(content);
  };

  /** Closes the thanks when their time is over, or later while the page is hidden or the focus is inside. */
  const closeLater = (thanks: OpenDialog) => {
    const { host } = thanks;
    const wait = () => {
      thanks.timer = setTimeout(
        () => {
          if (document.visibilityState === 'hidden' || host.querySelector('[role="dialog"] :focus')) wait();
          else close(thanks);
        },
        Math.max(THANKS_TIME, host.textContent.length * READING_TIME),
      );
    };
    wait();
  };

  return {
    fetchMarkup,
    /** Listens for openers: links that name their dialog. Without scripts they lead to the contact page. */
    start: (given: DialogParts) => {
      start(given);
      listenForDialogs(stack, openFrom, close);
      entry.start();
      document.addEventListener(ISLAND_HYDRATED, ({ target }) => {
        for (const { host } of stack.all()) if (host === target) announceContent(host);
      });
      // A page that comes back from the back-forward cache must not show the thanks any more. The dialog of its entry
      // opens again, as it does after a reload.
      addEventListener('pagehide', closeAll);
      addEventListener('pageshow', ({ persisted }) => persisted && entry.resume());
    },
    /** Thanks the visitor for a form's lead; they close by themselves. Their host is at the end of the page. */
    thank: (form?: HTMLFormElement) =>
      whenParsed(() => {
        const around = stack.around(form);
        // Without React a dialog's form stays below: the messages about its lead are in it.
        if (around?.host.hasAttribute(HYDRATED)) close(around);
        const thanks = show(THANKS_HOST, { id: 'thanks', reader: '', subject: '' });
        if (thanks) closeLater(thanks);
      }),
    /** Closes the dialog around a form, if there is one. */
    closeAround: (form: HTMLFormElement) => close(stack.around(form)),
    closeAll,
    /** Opens the dialog that was open at this entry of the history, if any. */
    resume: entry.resume,
    isOpen: () => stack.all().length > 0,
    listen: stack.listen,
  };
};

export type Dialogs = ReturnType<typeof createDialogs>;

/** The dialogs of this page. */
export const dialogs = createDialogs();
