/** Clicks and keys that open or close a dialog. */
import { elementOf } from '../browser/elementOf';
import { isComposing } from '../browser/isComposing';
import { listenFirst } from '../browser/listenFirst';
import { opensElsewhere } from '../browser/opensElsewhere';
import { marked } from '../config/mark';
import { NATIVE, OPENER } from '../handover/handover.markup';
import { isOutside } from './dialogHost';
import { CLOSE, DIALOG_HOST } from './dialogs.markup';
import type { DialogStack, OpenDialog } from './dialogStack';

/** The opener that a click activates. For a new tab or window the browser follows its link. */
const openerOf = (event: MouseEvent) =>
  opensElsewhere(event) ? null : elementOf(event)?.closest<HTMLAnchorElement>(`a${marked(OPENER)}`);

/**
 * A link with the role of a button answers Space, as a button does. A key that is still held presses nothing: on Close it has closed a
 * dialog, and now the focus is on the opener.
 */
const pressByKey = (event: KeyboardEvent) => {
  const { key, repeat } = event;
  const button = elementOf(event)?.closest<HTMLElement>('a[role="button"]');
  if (!button || !(key === ' ' || (key === 'Enter' && repeat))) return;
  event.preventDefault();
  if (!repeat) button.click();
};

/** The second click of a double click comes within this time, in ms. */
const DOUBLE_CLICK_TIME = 500;
/** And within this distance, in px. */
const DOUBLE_CLICK_DISTANCE = 20;
const isDoubleClick = (first: MouseEvent, second: MouseEvent) =>
  second.timeStamp - first.timeStamp < DOUBLE_CLICK_TIME &&
  Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < DOUBLE_CLICK_DISTANCE;

export const listenForDialogs = (
  stack: DialogStack,
  open: (opener: HTMLAnchorElement) => void,
  close: (dialog: OpenDialog | undefined) => void,
): void => {
  /** Where the pointer went down and up: a selection of text may start in the panel or end in it. */
  let pressed: EventTarget | null = null;
  let released: EventTarget | null = null;
  /** The last click that was not the second of a double click. */
  let first: MouseEvent | undefined;
  listenFirst('pointerdown', ({ target }) => (pressed = target));
  listenFirst('pointerup', ({ target }) => (released = target));
  listenFirst('click', (event) => {
    const target = elementOf(event);
    const dialog = stack.top();
    const opener = openerOf(event);
    const isBackdrop = [pressed, released, target].every(isOutside);
    // Some visitors double-click everything. The second click must not close what the first has opened, such as the thanks.
    const isSecond = first !== undefined && isDoubleClick(first, event);
    if (!isSecond) first = event;
    // The host is at the end of the page. As long as that has not arrived, the link leads to its page, as without scripts.
    if (opener && !document.getElementById(DIALOG_HOST)) return;
    if (opener) open(opener);
    else if (dialog?.host.contains(target) && (isBackdrop || target?.closest(marked(NATIVE, CLOSE)))) {
      if (!isSecond) close(dialog);
    } else return;
    event.preventDefault();
  });
  listenFirst('keydown', (event) => {
    // Firefox, or an extension, may have used Escape to close its suggestions under a field.
    if (event.key === 'Escape' && !event.defaultPrevented && !isComposing(event)) close(stack.top());
    pressByKey(event);
  });
};
