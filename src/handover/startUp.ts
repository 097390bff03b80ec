/**
 * Starts React when the visitor first does something, and keeps every tap and submit until React has taken over.
 * Until then the boot script answers: drafts, Enter and dialogs work.
 */
import { elementOf } from '../browser/elementOf';
import { afterPaint } from '../browser/yieldToMain';
import { FORM } from '../config/form.markup';
import { marked } from '../config/mark';
import { FAILED, ISLAND, LATE, NATIVE, OPENER } from './handover.markup';
import { ISLAND_HYDRATED, islands, unhydratedHostOf } from './islandRegistry';

/** How long a tap or a submit waits for React, in ms, before the page answers without it. */
export const DEADLINE = 4000;

/** Controls that wait for React; a native one has its own script, and a search is an ordinary request for its list. */
const controls = `:is(button, [role="button"]):not(${marked(NATIVE)}, ${marked(OPENER)}, [role="search"] *)`;

/** Menus, questions and choices, which the browser answers by itself. */
const nativeControls = 'summary, label';
/**
 * The events of a visitor who reaches for a part of the page. Those of a tap make React hydrate the part at once,
 * which would delay the answer of a native control; so on native controls React does not get them.
 */
const reaching =
  'pointerover pointerdown pointerup touchstart touchend mousedown mouseup click input change focusin keydown';

const formOf = (control: Element) => {
  if (control instanceof HTMLFormElement) return control;
  return control instanceof HTMLButtonElement && control.type === 'submit' ? control.form : null;
};

const setBusy = (control: Element, isBusy: boolean) => {
  const target = formOf(control) ?? control;
  if (isBusy) target.setAttribute('aria-busy', 'true');
  else target.removeAttribute('aria-busy');
};

const setLateNote = (within: ParentNode, isShown: boolean) => {
  for (const note of within.querySelectorAll<HTMLElement>(marked(LATE))) note.hidden = !isShown;
};

interface PendingAction {
  replay: () => void;
  /** Ends the wait. */
  cancel: () => void;
}

interface StartUpParts {
  /** Fetches and starts the app; called once. */
  load: () => Promise<unknown>;
  /** Sends a lead form when React does not come in time, or shows its mistakes. */
  submitWithoutReact: (form: HTMLFormElement) => void;
  /** Sends a lead form if it has no mistakes. Resolves with whether it has sent it. */
  sendIfValid: (form: HTMLFormElement) => Promise<boolean>;
}

/**
 * Starts listening.
 * @returns the function that starts the app at once
 */
export const startUp = ({ load, submitWithoutReact, sendIfValid }: StartUpParts) => {
  const pending = new Map<HTMLElement, PendingAction>();
  let started: Promise<unknown> | undefined;
  const start = () => {
    started ??= load();
  };

  const answerWithoutReact = (control: HTMLElement) => {
    const form = formOf(control);
    if (form?.hasAttribute(FORM)) submitWithoutReact(form);
    else if (form) setLateNote(form, true);
  };
  const defer = (control: HTMLElement, replay: () => void) => {
    if (pending.has(control)) return;
    setBusy(control, true);
    const cancel = () => {
      clearTimeout(deadline);
      pending.delete(control);
      setBusy(control, false);
    };
    const deadline = setTimeout(
      () => {
        cancel();
        answerWithoutReact(control);
      },
      control.closest(marked(FAILED)) ? 0 : DEADLINE,
    );
    pending.set(control, { replay, cancel });
  };
  const replayPending = ({ target }: Event) => {
    if (target instanceof Element) setLateNote(target, false);
    for (const [control, { replay, cancel }] of pending) {
      if (unhydratedHostOf(control)) continue;
      cancel();
      // A form whose dialog was closed meanwhile cannot be submitted any more. Its visitor has pressed Submit all the same.
      if (control.isConnected) replay();
      else answerWithoutReact(control);
    }
  };
  /** A page that is hidden may never be shown again. A form with mistakes keeps waiting, for a visitor who comes back. */
  const sendPending = () => {
    for (const [control, { cancel }] of pending) {
      const form = formOf(control);
      if (form?.hasAttribute(FORM)) void sendIfValid(form).then((isSent) => isSent && cancel());
    }
  };

  let isTouched = false;
  const onFirstInteraction = () => {
    if (isTouched) return;
    isTouched = true;
    // Importing the app at once would delay the frame that answers the touch.
    afterPaint(start);
  };
  const hydrateUnder = (event: Event) => {
    onFirstInteraction();
    const host = unhydratedHostOf(event.target);
    if (host) islands.hydrate(host.getAttribute(ISLAND) ?? '');
    if (host && elementOf(event)?.closest(nativeControls)) event.stopPropagation();
    return host;
  };

  for (const type of reaching.split(' '))
    document.addEventListener(type, hydrateUnder, { capture: true, passive: true });
  addEventListener('scroll', onFirstInteraction, { once: true, passive: true });

  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const control = elementOf(event)?.closest<HTMLElement>(controls);
    if (!control || !hydrateUnder(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const form = formOf(control);
    defer(control, () => (form ? form.requestSubmit() : control.click()));
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.matches('[role="search"]')) return;
    if (!hydrateUnder(event)) return;
    event.preventDefault();
    defer(form, () => form.requestSubmit());
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener(ISLAND_HYDRATED, replayPending);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendPending();
  });
  addEventListener('pagehide', sendPending);

  return start;
};
