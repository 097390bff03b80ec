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
 * Turns the eyes of every owl in the drawing to a place. Eyes are parts of a drawing, or elements of their own, which move without
 * a new layout.
 */
export const lookAt = (drawing: Element, place: Place) => {
  for (const eye of drawing.querySelectorAll(marked(EYE))) {
    const { x, y } = middle(eye);
    const [dx, dy] = [place.x - x, place.y - y];
    const distance = Math.hypot(dx, dy) || 1;
    const reach = (REACH * Math.min(1, distance / FAR)) / distance;
    const pupil = eye.querySelector<HTMLElement | SVGElement>('g, i');
    const [scale, unit] = pupil instanceof SVGElement ? [reach, 'px'] : [(reach / PUPIL) * 100, '%'];
    if (pupil) pupil.style.transform = `translate(${dx * scale}${unit}, ${dy * scale}${unit})`;
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
export const attend = (drawing: Element, onPlace: (place: Place, target: Element) => void): (() => void) => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  let listening = new AbortController();
  let frame = 0;
  const tell = (target: EventTarget | null, place: () => Place) => {
    if (!(target instanceof Element)) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => onPlace(place(), target));
  };
  const byPointer = ({ target, clientX: x, clientY: y }: PointerEvent) => tell(target, () => ({ x, y }));
  const byFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(':focus-visible')) tell(target, () => middle(target));
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

/** Where the light goes for the buttons of a slide, as a share of its width: the developer, then the student. */
const subjects = [0.2, 0.8];

/** Lets the light of the lamp follow the visitor over a dark scene. */
export const leadLight = (root: HTMLElement) => {
  const light = root.querySelector<SVGElement>(marked(LIGHT));
  const lamp = root.querySelector(marked(LAMP));
  if (!light || !lamp) return;
  const buttons = [...root.querySelectorAll(marked(OPENER))];
  attend(light, (pointed, target) => {
    const box = light.getBoundingClientRect();
    const button = target.closest(marked(OPENER));
    const share = button && subjects[buttons.indexOf(button)];
    const place = share ? { x: box.left + box.width * share, y: box.top + box.height * 0.66 } : pointed;
    lookAt(lamp, place);
    shine(light, place, box);
  });
};
