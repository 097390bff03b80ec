/** Scrolls to an element and focuses it, without animation for visitors who prefer less motion. */
export const scrollToElement = (element: HTMLElement | null) => {
  if (!element) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
};
