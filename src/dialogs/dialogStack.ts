/** The open dialogs, and which part of the page can be reached while they are open. It knows no history and no markup. */
import { ROOT_ID } from '../handover/handover.markup';
import { MODAL } from './dialogs.markup';

export interface DialogContent {
  /** The name in its opener, or `thanks`. */
  id: string;
  /** The kind of reader that its text addresses; empty for a dialog without a form. */
  reader: string;
  /** The service or programme that it names, if any. */
  subject: string;
}

export interface OpenDialog {
  host: HTMLElement;
  content: DialogContent;
  returnFocus: HTMLElement | null;
  timer?: ReturnType<typeof setTimeout>;
  /** Takes React's part of it out of the page. Missing as long as React has not taken it over. */
  unmount?: () => void;
  /** Whether its code arrived while another dialog was on top. */
  isWaiting?: boolean;
}

export const createDialogStack = () => {
  /** The one on top last. */
  let dialogs: readonly OpenDialog[] = [];
  const listeners = new Set<() => void>();

  /** Lets a visitor reach only the dialog on top, or the page if none is open. */
  const update = () => {
    const { documentElement } = document;
    // The value says whether a scrollbar disappears. Its space stays empty, so that the page behind does not move.
    if (dialogs.length > 0)
      documentElement.setAttribute(MODAL, `${innerWidth > documentElement.clientWidth}`);
    else documentElement.removeAttribute(MODAL);
    const layers = [document.getElementById(ROOT_ID), ...dialogs.map(({ host }) => host)];
    for (const layer of layers) if (layer) layer.inert = layer !== layers.at(-1);
    for (const listener of listeners) listener();
  };

  return {
    all: () => dialogs,
    top: () => dialogs.at(-1),
    has: (dialog: OpenDialog) => dialogs.includes(dialog),
    inHost: (hostId: string) => dialogs.find(({ host }) => host.id === hostId),
    around: (form: HTMLFormElement | undefined) => form && dialogs.find(({ host }) => host.contains(form)),
    /** Puts a dialog on top. The page below stays reachable until `update`. */
    add: (dialog: OpenDialog) => {
      dialogs = [...dialogs, dialog];
    },
    update,
    /** Takes a dialog away. The focus returns now, or when the dialog above it closes. */
    remove: (dialog: OpenDialog) => {
      const above = dialogs[dialogs.indexOf(dialog) + 1];
      dialogs = dialogs.filter((other) => other !== dialog);
      // Another dialog may have been above it.
      dialog.host.inert = false;
      update();
      if (above) above.returnFocus = dialog.returnFocus;
      else dialog.returnFocus?.focus({ preventScroll: true });
    },
    /** Calls back when a dialog opens or closes. Returns the function that stops it. */
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

export type DialogStack = ReturnType<typeof createDialogStack>;
