import { DOCK_AWAY } from './dock.markup';

/** The page is at rest when it has not scrolled for this time, in ms. */
const REST = 200;

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};
/** A search field does not count as a form. */
const isInTheWay = () =>
  [...document.querySelectorAll('main form:not([role=search]), footer')].some(isInView);

/**
 * Puts the dock away while the page scrolls down, while a form is in view, and over the footer. Without this script
 * it stays, in a place where it covers nothing. Called once for all pages.
 */
export const watchDock = (): void => {
  const root = document.documentElement;
  let last = scrollY;
  let timer: ReturnType<typeof setTimeout>;
  const rest = () => root.toggleAttribute(DOCK_AWAY, isInTheWay());
  const restSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(rest, REST);
  };
  // Another page, or a part that arrives late, may bring a form into view.
  new ResizeObserver(restSoon).observe(document.body);
  const onScroll = () => {
    if (scrollY > last) root.setAttribute(DOCK_AWAY, '');
    last = scrollY;
    restSoon();
  };
  addEventListener('scroll', onScroll, { passive: true });
};
