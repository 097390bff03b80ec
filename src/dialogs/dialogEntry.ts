/** The history entry of an open dialog: Back closes the dialog instead of leaving the page, and Forward opens it again. */

const KEY = 'dialog';

const ownEntry = (): unknown => (history.state as Record<string, unknown> | null)?.[KEY];
const addressNow = () => location.pathname + location.search;

interface DialogEntryOptions<Content> {
  isContent: (value: unknown) => value is Content;
  isOpen: () => boolean;
  open: (content: Content) => void;
  close: () => void;
}

export const createDialogEntry = <Content>({
  isContent,
  isOpen,
  open,
  close,
}: DialogEntryOptions<Content>) => {
  /** The content and address of the current entry. A `popstate` comes too late to read those of the entry that it leaves. */
  let current: unknown;
  let address = '';
  /** The entry is being removed, so the popstate that follows is not the visitor's. */
  let isRemoving = false;

  const note = () => {
    current = ownEntry();
    address = addressNow();
  };
  const add = (content: Content) => {
    // Closing the dialog must not move the page. Firefox would even undo later scrolls by a script.
    history.scrollRestoration = 'manual';
    // The router's own keys stay: it takes the entry for the page's own.
    history.pushState({ ...(history.state as object | null), [KEY]: content }, '');
    note();
  };
  const resume = () => {
    note();
    if (isContent(current) && !isOpen()) open(current);
  };
  const onPopState = (event: Event) => {
    const left = current;
    const wasRemoving = isRemoving;
    const isSamePage = address === addressNow();
    isRemoving = false;
    // The address changed: that is the router's navigation, which calls `leave`, then `resume`.
    if (!isSamePage) return;
    note();
    // React Router would take it for a navigation, and hydrate every part of the page.
    if (left !== undefined || current !== undefined) event.stopImmediatePropagation();
    if (!wasRemoving && current === undefined) close();
    else if (!wasRemoving) resume();
    // The visitor has opened a dialog before the browser had removed the entry of the last one.
    else if (current === undefined && isOpen() && isContent(left)) add(left);
  };

  return {
    add,
    /** Opens the dialog of the current entry: after a reload, or after Back from a page that the dialog linked to. */
    resume,
    /** Removes the entry of a dialog that was not closed by Back. */
    remove: () => {
      if (ownEntry() === undefined) return;
      isRemoving = true;
      // The browser goes back later. Nothing that happens to the page until then may open the dialog again.
      history.replaceState({ ...(history.state as object), [KEY]: undefined }, '');
      history.back();
    },
    /** The page is being left. Its entry stays, for Back. */
    leave: () => {
      current = undefined;
      address = '';
    },
    start: () => {
      addEventListener('popstate', onPopState, true);
      // A reload, or Back from another site, comes to where the visitor was.
      addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
    },
  };
};
