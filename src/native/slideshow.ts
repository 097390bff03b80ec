import { loadWithRetry } from '../browser/loadWithRetry';
import { marked } from '../config/mark';
import { MODAL } from '../dialogs/dialogs.markup';
import { LAMP, LIT } from './attention.markup';
import { CURRENT, DOT, PAUSE, PAUSED, SLIDE } from './slideshow.markup';

/** How long a slide shows, in ms. */
const INTERVAL = 5000;

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)');
const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;

/**
 * The lamp of a dark slide, if there is one. Its button lights the slide, and its light follows the pointer and the
 * focus from their first use on.
 */
const startLamp = (root: HTMLElement, onTouch: () => void) => {
  const lamp = root.querySelector(marked(LAMP));
  if (!lamp) return;
  // A visitor who touches the scene around the lamp wants to look at it, so the slides stop.
  lamp.parentElement?.addEventListener('pointerdown', onTouch);
  lamp.addEventListener('click', () => lamp.setAttribute('aria-pressed', `${root.toggleAttribute(LIT)}`));
  const first = new AbortController();
  const follow = () => {
    first.abort();
    void loadWithRetry(() => import('./attention')).then(({ followWithLight }) => followWithLight(root));
  };
  for (const type of ['pointermove', 'pointerdown', 'focusin'])
    addEventListener(type, follow, { signal: first.signal, passive: true });
};

/**
 * Runs a slideshow without React. Slides take turns every five seconds; they wait under the pointer, while one has the
 * focus, when the visitor has paused them and with reduced motion. It stops when its element leaves the page.
 * @param root holds the elements with `SLIDE`, one or more times a button with `DOT` for each, and one with `PAUSE`
 * @param since when the first slide began to show, in ms on the page's clock
 */
export const startSlideshow = (root: HTMLElement, since = firstPaint()): void => {
  if ('running' in root.dataset) return;
  root.dataset['running'] = '';
  const slides = [...root.querySelectorAll<HTMLElement>(marked(SLIDE))];
  const dots = [...root.querySelectorAll<HTMLElement>(marked(DOT))];
  const pauseButton = root.querySelector<HTMLElement>(marked(PAUSE));
  let current = 0;
  let isHovered = false;
  let hasFocus = root.contains(document.activeElement);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new AbortController();

  const isPaused = () => root.hasAttribute(PAUSED);

  const advance = () => {
    if (!root.isConnected) ended.abort();
    // Behind a dialog the slides wait: closing it returns the focus to its opener, which may be on this slide. In a tab in the
    // background nobody would see the first one.
    else if (document.visibilityState === 'hidden' || document.documentElement.hasAttribute(MODAL)) wait();
    else show(current + 1);
  };
  const wait = (ms = INTERVAL) => {
    clearTimeout(timer);
    if (isHovered || hasFocus || isPaused()) return;
    timer = setTimeout(advance, ms);
  };
  const show = (index: number) => {
    current = index % slides.length;
    slides.forEach((slide, place) => slide.toggleAttribute(CURRENT, place === current));
    dots.forEach((dot, place) => {
      if (place % slides.length === current) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
    wait();
  };
  const setPaused = (paused: boolean) => {
    root.toggleAttribute(PAUSED, paused);
    pauseButton?.setAttribute('aria-label', `${paused ? 'Play' : 'Pause'} slides`);
    wait();
  };

  dots.forEach((dot, index) => dot.addEventListener('click', () => show(index)));
  pauseButton?.addEventListener('click', () => {
    // With Play the slides move, although the button has the focus.
    hasFocus = false;
    setPaused(!isPaused());
  });
  /** Takes note of what the slides wait for. */
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    note: (event: HTMLElementEventMap[Type]) => void,
  ) =>
    root.addEventListener(type, (event) => {
      note(event);
      wait();
    });
  on('pointerenter', () => (isHovered = true));
  on('pointerleave', () => (isHovered = false));
  on('focusin', () => (hasFocus = true));
  on('focusout', ({ relatedTarget }) => {
    // A window that loses the focus keeps its active element.
    hasFocus = root.contains(relatedTarget instanceof Node ? relatedTarget : document.activeElement);
  });
  /** A listener of something outside the slideshow, which ends with it. */
  const whileInPage = (act: () => void) => () => {
    if (root.isConnected) act();
    else ended.abort();
  };
  const query = reducedMotion();
  const follow = whileInPage(() => {
    // The other way round a visitor's own pause would end.
    if (query.matches) setPaused(true);
  });
  query.addEventListener('change', follow, { signal: ended.signal });
  // In a tab that comes to the front, a slide shows for the whole time.
  const onVisible = whileInPage(() => wait());
  document.addEventListener('visibilitychange', onVisible, { signal: ended.signal });

  startLamp(root, () => setPaused(true));
  if (query.matches) setPaused(true);
  else wait(Math.max(0, INTERVAL - (performance.now() - since)));
};
