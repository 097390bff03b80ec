import { OPENING_ID } from './markup';

/**
 * The page's own modal dialog that says that a form is opening. `index.html` has it, so it can be shown before React and
 * before the code of the form has arrived.
 */
const find = () => document.querySelector<HTMLDialogElement>(`dialog#${OPENING_ID}`);

/** Closes the notice. The browser moves the focus back to where it was. */
export const closeOpeningNotice = () => find()?.close();

/**
 * Shows the notice.
 * @param onCancel called when the visitor closes it with Escape or the back gesture
 */
export const showOpeningNotice = (onCancel: () => void) => {
  const notice = find();
  if (!notice) return;
  notice.addEventListener('cancel', onCancel, { once: true });
  notice.addEventListener('close', () => notice.removeEventListener('cancel', onCancel), { once: true });
  if (!notice.open) notice.showModal();
  // A page that comes back from the back-forward cache must not show it any more.
  addEventListener('pagehide', closeOpeningNotice, { once: true });
};
