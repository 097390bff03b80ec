/**
 * The dialogs of the site. Their markup is prerendered: the thanks are in every page, the others in one document that is
 * fetched when the browser is idle. This part of the boot script shows and closes them, before React and after it; React
 * takes over an open dialog once its code has arrived.
 */
import { elementOf } from '../browser/elementOf';
import { fetchDocument } from '../browser/fetchDocument';
import { listenFirst } from '../browser/listenFirst';
import { whenIdle } from '../browser/whenIdle';
import { whenRead } from '../browser/whenRead';
import { afterPaint } from '../browser/yieldToMain';
import { marked } from '../config/mark';
import { FAILED, HYDRATED, NATIVE, OPENER, ROOT_ID } from '../handover/handover.markup';
import { ISLAND_HYDRATED } from '../handover/islandRegistry';
import { othersChanges } from '../handover/othersChanges';
import { createDialogEntry } from './dialogEntry';
import {
  CLOSE,
  DIALOG_CONTENT,
  DIALOG_HOST,
  DIALOG_MARKUP,
  MODAL,
  READER,
  SUBJECT,
  SUBJECT_SLOT,
  THANKS_HOST,
} from './dialogs.markup';

/** What a dialog shows. */
export interface DialogContent {
  /** What its opener names, or `thanks`. */
  id: string;
  /** Whom its text addresses; empty for a dialog without a form. */
  reader: string;
  /** The service or programme that it names, if any. */
  subject: string;
}

/** Takes over a dialog's markup in its host, or renders it there. Returns the function that removes it. */
type HydrateDialog = (host: HTMLElement, content: DialogContent) => () => void;

interface DialogParts {
  /** Fetches the code of a dialog; retries until that works. */
  load: (id: string) => Promise<HydrateDialog>;
  /** Called with each form whose markup is put into a dialog. */
  prepare: (form: HTMLFormElement) => void;
}

interface OpenDialog {
  host: HTMLElement;
  content: DialogContent;
  returnFocus: HTMLElement | null;
  timer?: ReturnType<typeof setTimeout>;
  remove?: () => void;
  /** Whether its code arrived while another dialog was on top. */
  isWaiting?: boolean;
}

/** A dialog that has neither markup nor code after this time, in ms, gives way to the page that its opener links to. */
const DIALOG_WAIT = 4000;
/** The thanks close by themselves after this time, in ms. */
export const THANKS_TIME = 2000;
/** Longer texts than ours stay longer: this many ms for each character. */
const READING_TIME = 25;

/** The opener that a click activates. With a modifier the browser follows the link, in a new tab or window. */
const openerOf = (event: MouseEvent) =>
  event.ctrlKey || event.metaKey || event.shiftKey
    ? null
    : elementOf(event)?.closest<HTMLAnchorElement>(`a${marked(OPENER)}`);

/** Until it has content the host is the dialog, which says that it is opening. */
const announce = (host: HTMLElement) => {
  const attributes = { role: 'dialog', 'aria-label': host.dataset['opening'] ?? '', tabindex: '-1' };
  for (const [name, value] of Object.entries(attributes))
    if (host.firstElementChild) host.removeAttribute(name);
    else host.setAttribute(name, value);
};
/** Moves the role from the host, which had the focus until now, to the content. */
const announceContent = (host: HTMLElement) => {
  const hasFocus = document.activeElement === host;
  announce(host);
  if (hasFocus) focusIn(host);
};
/** Moves the focus into a dialog, unless a field in it already has the focus. */
const focusIn = (host: HTMLElement) => {
  const { activeElement } = document;
  if (activeElement !== host && host.contains(activeElement)) return;
  (host.querySelector<HTMLElement>('[role="dialog"]') ?? host).focus({ preventScroll: true });
};

/** An earlier deploy may have written the entry of the history. */
const isContent = (value: unknown): value is DialogContent =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'reader', 'subject'].every((name) => typeof Reflect.get(value, name) === 'string');

/** Puts the subject wherever the markup has a place for it. */
const nameSubject = (host: HTMLElement, subject: string) => {
  for (const place of host.querySelectorAll<HTMLElement>(marked(SUBJECT))) {
    place.textContent = place.textContent.replace(SUBJECT_SLOT, subject);
    place.hidden = place.textContent === '';
  }
  for (const form of host.querySelectorAll('form'))
    form.ariaLabel = form.ariaLabel?.replace(SUBJECT_SLOT, subject) ?? null;
};

/** Whether an element is beside the panel of a dialog. */
const isBeside = (target: EventTarget | null) =>
  target instanceof Element && !target.closest('[role="dialog"]');

export const createDialogs = () => {
  let parts: DialogParts | undefined;
  /** The open dialogs, the one on top last. */
  let open: readonly OpenDialog[] = [];
  /** The markup of all dialogs, once it and its styles have arrived. */
  let markup: Document | undefined;
  const listeners = new Set<() => void>();

  const setOpen = (next: readonly OpenDialog[]) => {
    open = next;
    const { documentElement } = document;
    // The value says whether a scrollbar disappears. Its space stays empty, so that the page behind does not move.
    if (open.length > 0) documentElement.setAttribute(MODAL, `${innerWidth > documentElement.clientWidth}`);
    else documentElement.removeAttribute(MODAL);
    // Only the dialog on top can be reached.
    const layers = [document.getElementById(ROOT_ID), ...open.map(({ host }) => host)];
    for (const layer of layers) if (layer) layer.inert = layer !== layers.at(-1);
    for (const listener of listeners) listener();
  };

  /** Closes a dialog without a change of the history. */
  const hide = (dialog: OpenDialog | undefined) => {
    if (!dialog || !open.includes(dialog)) return;
    const { host, returnFocus, timer, remove } = dialog;
    const above = open[open.indexOf(dialog) + 1];
    clearTimeout(timer);
    host.hidden = true;
    host.removeAttribute(HYDRATED);
    host.removeAttribute(FAILED);
    // From here on the changes are our own. React may be hydrating the dialog right now.
    if (remove || host.id === DIALOG_HOST) othersChanges.forget(host);
    remove?.();
    // The markup of the thanks stays, unless React has taken it over.
    if (host.id === DIALOG_HOST) host.replaceChildren();
    setOpen(open.filter((other) => other !== dialog));
    if (above) above.returnFocus = returnFocus;
    else returnFocus?.focus({ preventScroll: true });
    // The code of the form may have arrived while the thanks were on top of it.
    const below = open.at(-1);
    if (below?.isWaiting) void hydrate(below);
  };
  const close = (dialog: OpenDialog | undefined) => {
    const hasEntry = dialog?.host.id === DIALOG_HOST && open.includes(dialog);
    hide(dialog);
    if (hasEntry) entry.remove();
  };
  const aroundForm = (form: HTMLFormElement | undefined) =>
    form && open.find(({ host }) => host.contains(form));
  const formDialog = () => open.find(({ host }) => host.id === DIALOG_HOST);
  const entry = createDialogEntry({
    isContent,
    isOpen: () => formDialog() !== undefined,
    open: (content) => openWith(content),
    close: () => hide(formDialog()),
  });

  /** Puts a dialog's markup into its empty host. */
  const fill = ({ host, content, remove }: OpenDialog) => {
    const found = markup?.querySelector(marked(DIALOG_CONTENT, `${content.id} ${content.reader}`.trim()));
    if (!found || remove || host.childElementCount > 0) return;
    for (const part of found.childNodes) host.append(document.importNode(part, true));
    nameSubject(host, content.subject);
    for (const form of host.querySelectorAll('form')) parts?.prepare(form);
    othersChanges.forget(host);
    announceContent(host);
  };

  /** Closes the thanks when their time is over, or later while the visitor has the focus inside. */
  const closeLater = (thanks: OpenDialog) => {
    const { host } = thanks;
    const wait = () => {
      thanks.timer = setTimeout(
        () => {
          if (host.querySelector('[role="dialog"] :focus')) wait();
          else close(thanks);
        },
        Math.max(THANKS_TIME, host.textContent.length * READING_TIME),
      );
    };
    wait();
  };

  const hydrate = async (dialog: OpenDialog) => {
    const takeOverHost = await parts?.load(dialog.content.id);
    if (!takeOverHost || !open.includes(dialog) || dialog.remove) return;
    // A form below the thanks is not hydrated until they are closed, because React would move the focus to it.
    dialog.isWaiting = dialog !== open.at(-1);
    if (!dialog.isWaiting) dialog.remove = takeOverHost(dialog.host, dialog.content);
  };

  const show = (
    hostId: string,
    content: DialogContent,
    returnFocus = document.activeElement instanceof HTMLElement ? document.activeElement : null,
  ) => {
    const host = document.getElementById(hostId);
    if (!host || open.some((dialog) => dialog.host === host)) return undefined;
    const dialog: OpenDialog = { host, content, returnFocus };
    fetchMarkup();
    host.hidden = false;
    announce(host);
    open = [...open, dialog];
    // The page darkens first: an inert page and the layout of a form would make this frame take twice as long.
    afterPaint(() => {
      if (!open.includes(dialog)) return;
      fill(dialog);
      setOpen(open);
      focusIn(host);
      // Running React's code would delay the first typed letters. Without markup there is no field to type into.
      if (host.firstElementChild) whenIdle(() => void hydrate(dialog));
      else void hydrate(dialog);
    });
    return dialog;
  };

  const openWith = (content: DialogContent, opener?: HTMLAnchorElement) => {
    const dialog = show(DIALOG_HOST, content, opener);
    if (dialog)
      dialog.timer = setTimeout(() => {
        if (dialog.host.childElementCount > 0) return;
        // Replaces the dialog's entry, so that Back leads to this page.
        if (opener) location.replace(opener.href);
        else close(dialog);
      }, DIALOG_WAIT);
    return dialog;
  };
  const openFrom = (opener: HTMLAnchorElement) => {
    const [id = '', reader = '', subject = ''] = [OPENER, READER, SUBJECT].map(
      (name) => opener.getAttribute(name) ?? '',
    );
    const content = { id, reader, subject };
    if (openWith(content, opener)) entry.add(content);
  };

  /** Where the pointer went down and up: a selection of text may start in the panel or end in it. */
  let pressed: EventTarget | null = null;
  let released: EventTarget | null = null;
  const onClick = (event: MouseEvent) => {
    const target = elementOf(event);
    const dialog = open.at(-1);
    const opener = openerOf(event);
    const isBackdrop = [pressed, released, target].every(isBeside);
    // The host is at the end of the page. As long as that has not arrived, the link leads to its page, as without scripts.
    if (opener && !document.getElementById(DIALOG_HOST)) return;
    if (opener) openFrom(opener);
    else if (dialog?.host.contains(target) && (isBackdrop || target?.closest(marked(NATIVE, CLOSE))))
      close(dialog);
    else return;
    event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.isComposing) close(open.at(-1));
    const button = elementOf(event)?.closest<HTMLElement>('a[role="button"]');
    if (event.key !== ' ' || !button) return;
    event.preventDefault();
    button.click();
  };

  /** Fetches the markup of the dialogs and its styles, once. */
  const fetchMarkup = () => {
    const script = document.querySelector(`script${marked(DIALOG_MARKUP)}`);
    const [address = '', href = ''] = script?.getAttribute(DIALOG_MARKUP)?.split(' ') ?? [];
    if (!script) return;
    script.removeAttribute(DIALOG_MARKUP);
    const styles = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    const styled = new Promise((resolve) => styles.addEventListener('load', resolve));
    document.head.append(styles);
    fetchDocument(address, (fetched) => {
      void styled.then(() => {
        markup = fetched;
        open.forEach(fill);
      });
    });
  };

  return {
    fetchMarkup,
    /** Listens for openers: links that name their dialog. Without scripts they lead to the contact page. */
    start(given: DialogParts) {
      parts = given;
      listenFirst('click', onClick);
      listenFirst('keydown', onKeyDown);
      listenFirst('pointerdown', ({ target }) => (pressed = target));
      listenFirst('pointerup', ({ target }) => (released = target));
      entry.start();
      document.addEventListener(ISLAND_HYDRATED, ({ target }) => {
        for (const { host } of open) if (host === target) announceContent(host);
      });
      // A page that comes back from the back-forward cache must not show the thanks any more. The dialog of its entry
      // opens again, as it does where the page is loaded anew.
      addEventListener('pagehide', () => this.closeAll());
      addEventListener('pageshow', ({ persisted }) => persisted && entry.resume());
    },
    /** Thanks the visitor for a form's lead; they close by themselves. Their host is at the end of the page. */
    thank: (form?: HTMLFormElement) =>
      whenRead(() => {
        const around = aroundForm(form);
        // Without React a dialog's form stays below: the messages about its lead are in it.
        if (around?.host.hasAttribute(HYDRATED)) close(around);
        const thanks = show(THANKS_HOST, { id: 'thanks', reader: '', subject: '' });
        if (thanks) closeLater(thanks);
      }),
    /** Closes the dialog around a form, if there is one. */
    closeAround: (form: HTMLFormElement) => close(aroundForm(form)),
    /** For a page that is being left. */
    closeAll: () => {
      entry.leave();
      while (open.length > 0) hide(open.at(-1));
    },
    /** Opens the dialog that was open at this entry of the history, if any. */
    resume: entry.resume,
    isOpen: () => open.length > 0,
    /** Calls back when a dialog opens or closes. Returns the function that stops it. */
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

export type Dialogs = ReturnType<typeof createDialogs>;

/** The dialogs of this page. */
export const dialogs = createDialogs();
