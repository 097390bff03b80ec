/** The element that an open dialog is in. Until its content has arrived, the host itself is the dialog. */
import { marked } from '../config/mark';
import { OPENING } from './dialogs.markup';

/** Makes an empty host a dialog, which says that it is opening. */
export const nameHost = (host: HTMLElement): void => {
  host.setAttribute('role', 'dialog');
  host.setAttribute('aria-label', host.getAttribute(OPENING) ?? '');
  host.setAttribute('tabindex', '-1');
};

/** From here on the content in the host is the dialog. */
const unnameHost = (host: HTMLElement) => {
  for (const name of ['role', 'aria-label', 'tabindex']) host.removeAttribute(name);
};

/** Moves the focus into a dialog, unless a field in it already has the focus. */
export const focusIn = (host: HTMLElement): void => {
  const { activeElement } = document;
  if (activeElement !== host && host.contains(activeElement)) return;
  (host.querySelector<HTMLElement>('[role="dialog"]') ?? host).focus({ preventScroll: true });
};

/** Makes the content the dialog, and moves the focus to it if the host had the focus until now. */
export const announceContent = (host: HTMLElement): void => {
  const hasFocus = document.activeElement === host;
  unnameHost(host);
  if (hasFocus) focusIn(host);
};

/** A host whose content has not arrived. It covers the page, and has no button to close it. */
const emptyHost = `${marked(OPENING)}:empty`;

/** Whether an element is outside the panel of a dialog. */
export const isOutside = (target: EventTarget | null): boolean =>
  target instanceof Element && (target.matches(emptyHost) || !target.closest('[role="dialog"]'));
