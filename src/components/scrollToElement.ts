/** Brings an element into view, at once for whoever asked for less motion, and moves the focus there. */
export const scrollToElement = (element: HTMLElement | null) => {
  if (!element) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
};
