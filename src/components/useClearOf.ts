import { useEffect, type RefObject } from 'react';

/** What the page keeps free besides the height of a notice, in px: the gap below the notice, and some space above it. */
const AROUND = 32;

/**
 * The greatest height of a notice, in which it scrolls. At 400% zoom it would otherwise be higher than the window; so a band of
 * the page stays in view.
 */
export const noticeHeight = 'max(45dvh, 100dvh - 320px)';

/** How much of the lower edge each shown notice needs, in px. Two notices may lie over each other. */
const needs = new Map<HTMLElement, number>();
const keepFree = () => {
  const free = needs.size > 0 ? `${Math.max(...needs.values())}px` : '';
  document.documentElement.style.scrollPaddingBottom = free;
  document.body.style.paddingBottom = free;
};

/**
 * Keeps the page clear of a notice at the lower edge of the window: a focused control scrolls to above it, and so does the end of
 * the page.
 */
export const useClearOf = (notice: RefObject<HTMLElement | null>, isShown: boolean): void => {
  useEffect(() => {
    const element = notice.current;
    if (!isShown || !element) return undefined;
    // Its height changes with its text, and when a phone is turned.
    const watch = new ResizeObserver(() => {
      needs.set(element, element.offsetHeight + AROUND);
      keepFree();
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      needs.delete(element);
      keepFree();
    };
  }, [notice, isShown]);
};
