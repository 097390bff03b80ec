import { isComposing } from '../browser/isComposing';
import { FIELD } from '../config/form.markup';
import { marked } from '../config/mark';

const isStop = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.matches(`${marked(FIELD)}, [type="checkbox"], [type="submit"]`) &&
  !element.matches(':disabled');

/** The control after `current` in the order of its form, and the first one after the last. */
export const nextStop = (form: HTMLFormElement, current: HTMLElement): HTMLElement | undefined => {
  const stops = [...form.elements].filter(isStop);
  return stops[(stops.indexOf(current) + 1) % stops.length];
};

/** Whether a key press is an Enter that moves through the form: in a field or on the checkbox, not for a line break. */
export const isMovingEnter = (event: KeyboardEvent, target: HTMLElement): boolean =>
  event.key === 'Enter' &&
  !isComposing(event) &&
  target.matches(`${marked(FIELD)}, [type="checkbox"]`) &&
  !(event.shiftKey && target instanceof HTMLTextAreaElement);
