/** The taps and submits that wait until React has taken their part of the page over. */
import { FORM } from '../config/form.markup';
import { marked } from '../config/mark';
import { FAILED, LATE } from './handover.markup';
import { unhydratedHostOf } from './islandRegistry';

/** How long a tap or a submit waits for React, in ms, before the page answers without it. */
export const DEADLINE = 4000;

/** The form that a control is, or submits. */
export const formOf = (control: Element) => {
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

export interface PendingActionsParts {
  /** Sends a lead form when React does not come in time, or shows its mistakes. */
  submitWithoutReact: (form: HTMLFormElement) => void;
  /** Loads the function that sends a lead form if it has no mistakes, and returns whether it has sent it. */
  loadSendIfValid: () => Promise<(form: HTMLFormElement) => boolean>;
}

export const createPendingActions = ({ submitWithoutReact, loadSendIfValid }: PendingActionsParts) => {
  const pending = new Map<HTMLElement, PendingAction>();

  const answerWithoutReact = (control: HTMLElement) => {
    const form = formOf(control);
    if (form?.hasAttribute(FORM)) submitWithoutReact(form);
    else if (form) setLateNote(form, true);
  };
  /** Keeps a tap or a submit. A second one of the same control or form is the same. */
  const defer = (pressed: HTMLElement, replay: () => void) => {
    const control = formOf(pressed) ?? pressed;
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
  /** Repeats what waited for a part that React has taken over. */
  const replay = (host: EventTarget | null) => {
    if (host instanceof Element) setLateNote(host, false);
    for (const [control, action] of pending) {
      if (unhydratedHostOf(control)) continue;
      action.cancel();
      // A form whose dialog was closed meanwhile, or that React has rendered again, cannot be submitted any more. Its visitor has pressed
      // Submit all the same.
      if (control.isConnected) action.replay();
      else answerWithoutReact(control);
    }
  };
  /** A page that is hidden may never be shown again. A form with mistakes keeps waiting, for a visitor who comes back. */
  const sendAll = () => {
    for (const [control, action] of pending) {
      const form = formOf(control);
      if (!form?.hasAttribute(FORM)) continue;
      void loadSendIfValid().then((sendIfValid) => {
        // While the code was loading, React, the deadline or another event of leaving may have answered.
        if (pending.get(control) === action && sendIfValid(form)) action.cancel();
      });
    }
  };

  return { defer, replay, sendAll };
};
