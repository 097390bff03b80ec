import type { KeyboardEvent } from 'react';
import { isMovingEnter, nextStop } from '../native/nextStop';

/**
 * Makes Enter move through a form instead of submitting it. It validates the field: an invalid one keeps the focus, a valid
 * one passes it to the next control, and the last control to the first. Only the submit button submits. Shift+Enter breaks
 * a line in a multi-line field. A form needs it for `keydown` and for `keypress`; a field answers one of them.
 * @param validate validates the input of that name, shows its error and returns whether it is valid
 */
export const enterMoves =
  (validate: (name: string) => Promise<boolean>) => async (event: KeyboardEvent<HTMLFormElement>) => {
    const { currentTarget, target } = event;
    if (!(target instanceof HTMLElement) || !isMovingEnter(event.nativeEvent, target)) return;
    // With Enter a visitor takes a suggestion of the field's list, too. Safari does so after `keydown`, and then sends no
    // `keypress`.
    if (target.hasAttribute('list') !== (event.type === 'keypress')) return;
    event.preventDefault();
    // The consent has no name, because no rule checks it.
    const name = target.getAttribute('name');
    if (name !== null && !(await validate(name))) return;
    // The visitor may have moved on meanwhile.
    if (document.activeElement === target) nextStop(currentTarget, target)?.focus();
  };
