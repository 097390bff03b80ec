import type { KeyboardEvent } from 'react';

const isStop = (element: HTMLElement) =>
  element.matches('[data-field], [type="checkbox"], [type="submit"]') && !element.matches(':disabled');

/**
 * Makes Enter move through a form instead of submitting it: in a field it validates that field, an invalid one keeps the
 * focus, a valid one passes it to the next control and from the last to the first. Only the submit button submits.
 * Shift+Enter breaks a line in a multi-line field.
 * @param validate validates one field, shows its error and says whether it is valid
 */
export const enterMoves =
  (validate: (field: string) => Promise<boolean>) => async (event: KeyboardEvent<HTMLFormElement>) => {
    const { target } = event;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(target instanceof HTMLElement)) return;
    const field = target.dataset['field'];
    if (field === undefined && !target.matches('[type="checkbox"]')) return;
    if (event.shiftKey && target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    const stops = [...event.currentTarget.elements].filter(
      (element): element is HTMLElement => element instanceof HTMLElement && isStop(element),
    );
    if (field !== undefined && !(await validate(field))) return;
    stops[(stops.indexOf(target) + 1) % stops.length]?.focus();
  };
