/**
 * Starts React when the visitor first does something, and keeps every tap and submit until React has taken over. Until
 * then this is a form's only code.
 */
import { keepOpeningDialog, openingForm, showOpeningDialog } from './openingDialog';
import { HYDRATED, unhydratedHostOf, hydrate, hydrateGradually } from './islandRegistry';
import { afterPaint } from './yieldToMain';

/** How long a tap or a submit waits for React, in ms, before the page answers without it. */
export const DEADLINE = 4000;

/** Controls that wait for React; a native one has its own script. */
const controls = ':is(button, [role="button"], [data-dialog]):not([data-native])';

const formOf = (control: Element) => {
  if (control instanceof HTMLFormElement) return control;
  return control instanceof HTMLButtonElement && control.type === 'submit' ? control.form : null;
};

const setBusy = (control: Element, isBusy: boolean) => {
  const target = formOf(control) ?? control;
  if (isBusy) target.setAttribute('aria-busy', 'true');
  else target.removeAttribute('aria-busy');
};

/** The form of the opening dialog has given way to the one of the app's dialog. */
const submitAgain = (form: HTMLFormElement) => {
  const now = form.isConnected
    ? form
    : document.querySelector<HTMLFormElement>(`[data-form="${form.dataset['form']}"]`);
  now?.requestSubmit();
};

interface Kept {
  again: () => void;
  /** Ends the wait. */
  forget: () => void;
}

/**
 * Starts listening.
 * @param load fetches and starts the app; called once
 * @param deliverForm delivers a submitted form when React does not come in time; returns whether it did
 * @returns the function that starts the app at once
 */
export const startUp = (load: () => Promise<unknown>, deliverForm: (form: HTMLFormElement) => boolean) => {
  const kept = new Map<HTMLElement, Kept>();
  let started: Promise<unknown> | undefined;
  const start = () => {
    started ??= load();
  };

  const answerWithoutReact = (control: HTMLElement) => {
    const form = formOf(control);
    if (!form) {
      // An opener of a dialog is a link to the contact page.
      if (control instanceof HTMLAnchorElement) location.assign(control.href);
    } else if (deliverForm(form) && form === openingForm()) keepOpeningDialog();
  };
  const keep = (control: HTMLElement, again: () => void) => {
    if (kept.has(control)) return;
    setBusy(control, true);
    const forget = () => {
      clearTimeout(deadline);
      kept.delete(control);
      setBusy(control, false);
    };
    const deadline = setTimeout(() => {
      // The visitor is filling in the form already.
      if (control.dataset['dialog'] && openingForm()) return;
      forget();
      answerWithoutReact(control);
    }, DEADLINE);
    kept.set(control, { again, forget });
    if (control.dataset['dialog']) showOpeningDialog(control, forget);
  };
  const replay = () => {
    for (const [control, { again, forget }] of kept) {
      if (unhydratedHostOf(control)) continue;
      forget();
      again();
    }
  };

  let isTouched = false;
  const touch = () => {
    if (isTouched) return;
    isTouched = true;
    // Importing the app would hold back the frame that answers the touch.
    afterPaint(() => {
      start();
      // A visitor who touches a page is likely to go on to the next one.
      hydrateGradually();
    });
  };
  const hydrateUnder = (event: Event) => {
    touch();
    const host = unhydratedHostOf(event.target);
    if (host?.dataset['island']) hydrate(host.dataset['island']);
    return host;
  };

  for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'])
    document.addEventListener(type, hydrateUnder, { capture: true, passive: true });
  addEventListener('scroll', touch, { once: true, passive: true });

  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
    if (!control || !hydrateUnder(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const form = formOf(control);
    keep(control, () => (form ? submitAgain(form) : control.click()));
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !hydrateUnder(event)) return;
    event.preventDefault();
    keep(form, () => submitAgain(form));
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener(HYDRATED, replay);

  return start;
};
