import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

/** How long one move lasts, in ms. No other move starts before it is over. */
export const MOVE = 500;
/** How far a finger has to move to turn the carousel, in px. */
const SWIPE = 40;

/** The links of the items: each item has one. */
const linksIn = (carousel: Element) => [...carousel.querySelectorAll<HTMLElement>('li a')];

/**
 * The index of the first visible item of `count`, and what changes it: buttons, arrow keys, swipes and focus. `isByFocus`
 * says whether the focus did last, so that a screen reader, which reads what has the focus, is told nothing twice.
 */
export const useCarousel = (count: number) => {
  const [{ index, isByFocus }, setPlace] = useState({ index: 0, isByFocus: false });
  const moving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(moving.current), []);

  /** Says whether it moves. */
  const show = (next: number, byFocus: boolean) => {
    if (moving.current !== undefined) return false;
    moving.current = setTimeout(() => (moving.current = undefined), MOVE);
    setPlace({ index: (next + count) % count, isByFocus: byFocus });
    return true;
  };
  const move = (direction: 1 | -1) => show(index + direction, false);

  return {
    index,
    isByFocus,
    move,
    /** Shows an item at once, because the focus is in it. */
    bring: (focused: number) => setPlace({ index: focused, isByFocus: true }),
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        // With them an arrow is the browser's: Alt and ArrowLeft go back.
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
        event.preventDefault();
        const direction = event.key === 'ArrowRight' ? 1 : -1;
        const links = linksIn(event.currentTarget);
        const focused = links.findIndex((link) => link === document.activeElement);
        if (focused === -1) move(direction);
        // The item with the focus would go out of sight, so the focus goes along to the next one.
        else if (show(focused + direction, true))
          links.at((focused + direction) % count)?.focus({ preventScroll: true });
      },
      onPointerDown: (event: PointerEvent) => {
        // With a second finger it is no swipe.
        if (event.pointerType !== 'mouse') start.current = event.isPrimary ? event.clientX : undefined;
      },
      onPointerUp: (event: PointerEvent) => {
        const distance = start.current === undefined ? 0 : event.clientX - start.current;
        start.current = undefined;
        if (Math.abs(distance) >= SWIPE) move(distance < 0 ? 1 : -1);
      },
      onPointerCancel: () => {
        start.current = undefined;
      },
    },
  };
};
