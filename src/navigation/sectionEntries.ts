import { elementOf } from '../browser/elementOf';

/**
 * Links to a section of the page are followed by the browser, which makes a history entry without a state. React Router would take all
 * of these and the tab's first page for one entry, and scroll to where that was left last. With keys of their own each keeps its place.
 * @param createRouter makes the router, which listens to the history from then on
 */
export const withSectionLinks = <Router>(createRouter: () => Router): Router => {
  /** The section of the link that was clicked last, and where the page was then. */
  let followed: { hash: string; top: number } | undefined;
  addEventListener(
    'click',
    (event) => {
      const link = elementOf(event)?.closest<HTMLAnchorElement>('a[href^="#"]');
      followed = link ? { hash: link.hash, top: scrollY } : undefined;
    },
    true,
  );
  /** The section that the browser has just gone to. A page under a dialog may have no state either, and keeps the router's key. */
  const arrived = () => (history.state === null && followed?.hash === location.hash ? followed : undefined);
  let section: typeof followed;
  addEventListener('popstate', () => {
    section = arrived();
    followed = undefined;
    if (!section) return;
    // The router counts its entries by `idx`. Nothing here asks for the count.
    history.replaceState({ key: Math.random().toString(36).slice(2), idx: null }, '');
    // Firefox and Safari have scrolled by now. The router is about to note the place that is being left.
    scrollTo({ top: section.top, behavior: 'instant' });
  });
  // The window calls its listeners in the order in which they were added.
  const router = createRouter();
  addEventListener('popstate', () => {
    if (!section) return;
    const target = document.getElementById(decodeURIComponent(section.hash.slice(1)));
    // `#top` is no element's id.
    (target ?? document.documentElement).scrollIntoView();
  });
  return router;
};
