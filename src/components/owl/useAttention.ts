import { useEffect, type RefObject } from 'react';

/** A place in the window, in px. */
export interface Place {
  x: number;
  y: number;
}

const middle = (element: Element): Place => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** How far a pupil moves from the middle of its eye, in units of the owl. */
const REACH = 4;
/** From this distance on, in px, a pupil is at the edge of its eye. */
const FAR = 160;

/** Turns the eyes of every owl in the drawing to a place. */
export const lookAt = (drawing: Element, place: Place) => {
  for (const eye of drawing.querySelectorAll('[data-eye]')) {
    const { x, y } = middle(eye);
    const [dx, dy] = [place.x - x, place.y - y];
    const distance = Math.hypot(dx, dy) || 1;
    const reach = (REACH * Math.min(1, distance / FAR)) / distance;
    const pupil = eye.querySelector('g');
    if (pupil) pupil.style.transform = `translate(${dx * reach}px, ${dy * reach}px)`;
  }
};

/**
 * Calls back with the place of the pointer, or of the control in focus, while the drawing is in view. Visitors who prefer
 * less motion see it still. `onPlace` must not change.
 */
export const useAttention = (drawing: RefObject<Element | null>, onPlace: (place: Place) => void) => {
  useEffect(() => {
    const element = drawing.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let listening = new AbortController();
    const byPointer = ({ clientX: x, clientY: y }: PointerEvent) => onPlace({ x, y });
    const byFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) onPlace(middle(target));
    };
    const observer = new IntersectionObserver((entries) => {
      listening.abort();
      if (!entries.at(-1)?.isIntersecting) return;
      listening = new AbortController();
      const options = { signal: listening.signal, passive: true };
      addEventListener('pointermove', byPointer, options);
      addEventListener('pointerdown', byPointer, options);
      addEventListener('focusin', byFocus, options);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      listening.abort();
    };
  }, [drawing, onPlace]);
};
