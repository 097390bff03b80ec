import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

/** How long one move lasts, in ms. No other move starts before it is over. */
export const MOVE = 500;
/** How far a finger has to move to turn the carousel, in px. */
const SWIPE = 40;

/**
 * The index of the first visible item of `count`, and what changes it: buttons, arrow keys, swipes and focus. `isByFocus`
 * says whether the focus did last, so that a screen reader, which reads what has the focus, is told nothing twice.
 */
export const useCarousel = (count: number) => {
  const [{ index, isByFocus }, setPlace] = useState({ index: 0, isByFocus: false });
  const moving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(moving.current), []);

  const show = (next: number) => {
    if (moving.current !== undefined) return;
    moving.current = setTimeout(() => (moving.current = undefined), MOVE);
    setPlace({ index: (next + count) % count, isByFocus: false });
  };
  const move = (direction: 1 | -1) => show(index + direction);

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
        if (event.key === 'ArrowRight') move(1);
        else if (event.key === 'ArrowLeft') move(-1);
        else return;
        event.preventDefault();
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
