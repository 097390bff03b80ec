import { FORM, marked, notHydrated } from '../config/markup';
import { isMovingEnter, nextStop } from './nextStop';

/** Makes Enter move through a form before hydration, as it does after, with the browser's own check of the field. */
export const enterBeforeReact = () => {
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const form = target.closest<HTMLFormElement>(`${notHydrated} form${marked(FORM)}`);
    if (!form || !isMovingEnter(event, target)) return;
    event.preventDefault();
    if (target.reportValidity()) nextStop(form, target)?.focus();
  };
  // In the capture phase: React stops an event in a part that it is taking over.
  document.addEventListener('keydown', onKeyDown, true);
};
