import { FIELD, FORM } from '../config/form.markup';
import { marked } from '../config/mark';
import { notHydrated } from '../handover/handover.markup';
import { isMovingEnter, nextStop } from './nextStop';
import { checkValidity, reportValidity } from './reportValidity';

/**
 * Makes Enter move through a form before hydration, as React's forms do, with the browser's own check of the field.
 * @param tidy tidies a field that is wrong as it is; it may take a moment, and may fail
 */
export const enterBeforeReact = (tidy: (field: Element) => Promise<void>) => {
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const form = target.closest<HTMLFormElement>(`${notHydrated} form${marked(FORM)}`);
    // A form with one field has no other control to move to, so Enter submits it.
    if (!form || form.querySelectorAll(marked(FIELD)).length === 1 || !isMovingEnter(event, target)) return;
    event.preventDefault();
    const move = () => {
      // The visitor may have moved on meanwhile.
      if (document.activeElement === target && reportValidity(target)) nextStop(form, target)?.focus();
    };
    if (checkValidity(target)) move();
    else void tidy(target).then(move, move);
  };
  // In the capture phase, because React stops events in a part that it is hydrating.
  document.addEventListener('keydown', onKeyDown, true);
};
