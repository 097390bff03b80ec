import { marked } from '../config/mark';
import { OPENER } from '../handover/handover.markup';
import { EYE, LAMP, LIGHT } from './attention.markup';

/** A place in the window, in px. */
export interface Place {
  x: number;
  y: number;
}

const middle = (element: Element): Place => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** How far a pupil moves from the middle of its eye, and its width, in units of the owl. */
const REACH = 4;
const PUPIL = 8.8;
/** From this distance on, in px, a pupil is at the edge of its eye. */
const FAR = 160;

/**
 * Turns the eyes of every owl in the drawing to a place. An eye is a part of an SVG, which moves in its units, or an element of its
 * own, which moves by shares of its size without a new layout.
 */
export const lookAt = (drawing: Element, place: Place) => {
  for (const eye of drawing.querySelectorAll(marked(EYE))) {
    const { x, y } = middle(eye);
    const [dx, dy] = [place.x - x, place.y - y];
    const distance = Math.hypot(dx, dy) || 1;
    const reach = (REACH * Math.min(1, distance / FAR)) / distance;
    const pupil = eye.querySelector('g, i');
    if (pupil instanceof SVGElement) pupil.style.transform = `translate(${dx * reach}px, ${dy * reach}px)`;
    if (pupil instanceof HTMLElement) {
      const share = (reach / PUPIL) * 100;
      pupil.style.transform = `translate(${dx * share}%, ${dy * share}%)`;
    }
  }
};

/** Moves the circle of light to a place. Styles cut it out of the lit drawing, and keep it off the text. */
export const shine = ({ style }: SVGElement, { x, y }: Place, { left, top }: DOMRect) => {
  style.setProperty('--light-x', `${x - left}px`);
  style.setProperty('--light-y', `${y - top}px`);
};

/**
 * Calls back with the place of the pointer or of the focused control, at most once a frame, while the drawing is in
 * view. Not for visitors who prefer less motion.
 * @returns the function that ends it
 */
export const followAttention = (
  drawing: Element,
  onPlace: (place: Place, target: Element) => void,
): (() => void) => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  let listening = new AbortController();
  let frame = 0;
  const schedule = (target: EventTarget | null, place: () => Place) => {
    if (!(target instanceof Element)) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => onPlace(place(), target));
  };
  const byPointer = ({ target, clientX: x, clientY: y }: PointerEvent) => schedule(target, () => ({ x, y }));
  const byFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(':focus-visible')) schedule(target, () => middle(target));
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
  observer.observe(drawing);
  return () => {
    observer.disconnect();
    listening.abort();
    cancelAnimationFrame(frame);
  };
};

/** Where the light goes for the two buttons of the dark slide, as a share of its width: the developer, then the student. */
const lightPositions = [0.2, 0.8];
/** How far down it goes then, as a share of the height. */
const LIGHT_HEIGHT = 0.66;

/** Lets the light of the lamp follow the visitor over a dark scene, which is the first slide. */
export const followWithLight = (root: HTMLElement) => {
  const light = root.querySelector<SVGElement>(marked(LIGHT));
  const lamp = root.querySelector(marked(LAMP));
  if (!light || !lamp) return;
  const buttons = [...root.querySelectorAll(marked(OPENER))];
  followAttention(light, (pointed, target) => {
    const box = light.getBoundingClientRect();
    const button = target.closest(marked(OPENER));
    const share = button ? lightPositions[buttons.indexOf(button)] : undefined;
    const place =
      share === undefined
        ? pointed
        : { x: box.left + box.width * share, y: box.top + box.height * LIGHT_HEIGHT };
    lookAt(lamp, place);
    shine(light, place, box);
  });
};
