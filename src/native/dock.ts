import { DOCK_AWAY } from './dock.markup';

/** How long the page has not scrolled when it counts as at rest, in ms. */
const REST = 200;

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};
/** A search field is no form to fill in. */
const isInTheWay = () =>
  [...document.querySelectorAll('main form:not([role=search]), footer')].some(isInView);

/**
 * Puts the dock away while the page scrolls down, while a form is in view and over the footer. Where it
 * rests it covers nothing, so without this script it simply stays. The boot script starts it, once for all pages.
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
