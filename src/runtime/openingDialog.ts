/**
 * The page's own modal dialog, which shows a form before React and the form's code have arrived; and says that the form is
 * opening until the form's markup is here. The dialog of the app takes its place later.
 */
import { fetchMarkup } from './fetchMarkup';
import { HYDRATED } from './islandRegistry';
import { DIALOG_MARKUP, ISLAND, OPENING_ID } from './markup';
import { afterPaint } from './yieldToMain';

/** The forms of all dialogs, once they and their styles have arrived. */
let forms: Document | undefined;
let opener: HTMLElement | undefined;
let cancel: (() => void) | undefined;
let onFilled: ((form: HTMLFormElement) => void) | undefined;
let isComposing = false;

const find = () => document.querySelector<HTMLDialogElement>(`dialog#${OPENING_ID}`);
const panelOf = (root: ParentNode | null) => root?.querySelector<HTMLElement>('.MuiDialog-paper') ?? null;

export const isOpeningDialogOpen = (): boolean => find()?.open ?? false;

/** The form in the open dialog. */
export const openingForm = () => (opener && panelOf(find())?.querySelector('form')) || undefined;

const empty = (dialog: HTMLElement) => {
  opener = cancel = undefined;
  isComposing = false;
  panelOf(dialog)?.remove();
  dialog.removeAttribute(ISLAND);
  dialog.setAttribute('aria-labelledby', `${OPENING_ID}-text`);
};

/** Puts the opener's form into the dialog. What's New has none. */
const fill = () => {
  const dialog = find();
  const form = forms?.querySelector(`[data-form="${opener?.dataset['dialog']}"]`);
  const found = form?.closest<HTMLElement>('.MuiDialog-paper');
  if (!dialog?.open || !found || openingForm()) return;
  const panel = document.importNode(found, true);
  // The dialog around it has these.
  for (const name of ['role', 'aria-modal', 'tabindex']) panel.removeAttribute(name);
  const title = panel.querySelector('h2');
  const service = opener?.dataset['service'];
  if (title && service) title.textContent = title.textContent.replace('{service}', service);
  if (title) dialog.setAttribute('aria-labelledby', title.id);
  // It wakes like an island: a submit is kept until the app's dialog is there.
  delete dialog.dataset['hydrated'];
  dialog.setAttribute(ISLAND, OPENING_ID);
  dialog.append(panel);
  const inserted = openingForm();
  if (inserted) onFilled?.(inserted);
};

/** Fetches the forms of the dialogs and their styles, once. Without them the dialog only says that the form is opening. */
export const fetchDialogForms = () => {
  const script = document.querySelector(`script[${DIALOG_MARKUP}]`);
  const [markup = '', href = ''] = script?.getAttribute(DIALOG_MARKUP)?.split(' ') ?? [];
  if (!script) return;
  script.removeAttribute(DIALOG_MARKUP);
  const styles = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const styled = new Promise((resolve) => styles.addEventListener('load', resolve));
  document.head.append(styles);
  fetchMarkup(markup, (fetched) => {
    void styled.then(() => {
      forms = fetched;
      fill();
    });
  });
};

/** Starts listening. `prepare` is called with each form that is put into the dialog. */
export const startOpeningDialog = (prepare: (form: HTMLFormElement) => void): void => {
  onFilled = prepare;
  // On the document, because this script may run before the browser has read the dialog. Not every event bubbles.
  const listen = (type: string, run: (dialog: HTMLDialogElement, target: EventTarget | null) => void) =>
    document.addEventListener(
      type,
      ({ target }) => {
        const dialog = find();
        if (dialog && target instanceof Node && dialog.contains(target)) run(dialog, target);
      },
      true,
    );
  listen('close', (dialog) => {
    // The event of an earlier close comes late.
    if (dialog.open) return;
    cancel?.();
    empty(dialog);
  });
  listen('click', (dialog, target) => {
    const isClose = target instanceof Element && target.closest('[data-native="close"]');
    if (target === dialog || isClose) dialog.close();
  });
  listen('compositionstart', () => (isComposing = true));
  listen('compositionend', () => (isComposing = false));
  // A page that comes back from the back-forward cache must not show it any more.
  addEventListener('pagehide', () => find()?.close());
};

/**
 * Shows the dialog.
 * @param tapped the control that opens it
 * @param onCancel called when the visitor closes it
 */
export const showOpeningDialog = (tapped: HTMLElement, onCancel: () => void): void => {
  const dialog = find();
  if (!dialog) return;
  cancel = onCancel;
  if (dialog.open) return;
  opener = tapped;
  fetchDialogForms();
  // Otherwise the focus would move to the close button.
  dialog.autofocus = true;
  // The page darkens first. A modal dialog makes all of it inert, and the form needs a layout: this frame would take twice as long.
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') dialog.close();
  };
  addEventListener('keydown', closeOnEscape);
  dialog.open = true;
  afterPaint(() => {
    // From now on the browser does that.
    removeEventListener('keydown', closeOnEscape);
    if (!dialog.open) return;
    dialog.open = false;
    dialog.showModal();
    fill();
  });
};

/** Resolves once no word is being composed: a change of the field would cut it off. */
export const whenComposed = (): Promise<unknown> =>
  isComposing
    ? new Promise((resolve) => find()?.addEventListener('compositionend', resolve, { once: true }))
    : Promise.resolve();

/** Leaves the dialog open for good: its form has been delivered here, and nothing may take its place. */
export const keepOpeningDialog = (): void => {
  cancel?.();
  cancel = undefined;
};

/** Brings the visitor to the same place in the form of the app's dialog. */
export interface Place {
  /** Moves the focus; called before the browser paints that dialog. */
  focus: () => void;
  /** Sets the cursor and repeats a submit; called once that form has the typed text. */
  goOn: () => void;
}

/**
 * Closes the dialog, because the app's own is here.
 * @returns where the visitor was in it; nothing if it was not open
 */
export const replaceOpeningDialog = (): Place | undefined => {
  const dialog = find();
  if (!dialog?.open) return undefined;
  const form = openingForm();
  // A password manager may have filled it in without any event: the draft carries the values over.
  form?.dispatchEvent(new Event('change', { bubbles: true }));
  const controls = [...(form?.elements ?? [])];
  const at = controls.findIndex((control) => control === document.activeElement);
  const { selectionStart = null, selectionEnd = null } = (controls[at] ?? {}) as Partial<HTMLInputElement>;
  const scrolled = dialog.querySelector('.MuiDialogContent-root')?.scrollTop ?? 0;
  cancel = undefined;
  dialog.close();
  empty(dialog);
  const next = () => document.querySelector<HTMLFormElement>(`[data-form="${form?.dataset['form']}"]`);
  const control = () => next()?.elements[at] as HTMLInputElement | undefined;
  return {
    focus: () => {
      const content = next()?.closest('.MuiDialogContent-root');
      if (content) content.scrollTop = scrolled;
      control()?.focus({ preventScroll: true });
    },
    goOn: () => {
      // An email field does not say where its cursor is.
      if (selectionStart !== null) control()?.setSelectionRange(selectionStart, selectionEnd);
      document.dispatchEvent(new CustomEvent(HYDRATED));
    },
  };
};
