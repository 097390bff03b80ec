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
 * Puts the dock away (`data-away`) while the page scrolls down, while a form is in view and over the footer. Where it
 * rests it covers nothing, so without this script it simply stays. Returns the function that stops watching.
 */
export const watchDock = (dock: HTMLElement) => {
  let last = scrollY;
  let timer: ReturnType<typeof setTimeout>;
  const rest = () => dock.toggleAttribute('data-away', isInTheWay());
  const restSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(rest, REST);
  };
  const onScroll = () => {
    if (scrollY > last) dock.setAttribute('data-away', '');
    last = scrollY;
    restSoon();
  };
  // Another page, or a part that arrives late, may bring a form into view.
  const resizes = new ResizeObserver(restSoon);
  resizes.observe(document.body);
  addEventListener('scroll', onScroll, { passive: true });
  return () => {
    clearTimeout(timer);
    resizes.disconnect();
    removeEventListener('scroll', onScroll);
  };
};
