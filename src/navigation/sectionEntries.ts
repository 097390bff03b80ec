import { elementOf } from '../browser/elementOf';

/**
 * A link to a section of the page makes a history entry without a state. React Router would take all of these and the tab's
 * first page for one entry, and scroll to where that was left last. With keys of their own each keeps its place.
 */
export const keepPlacesOfSections = (): void => {
  /** Where the page was when a link to a section was followed. */
  let left: number | undefined;
  addEventListener(
    'click',
    (event) => {
      if (elementOf(event)?.closest('a[href^="#"]')) left = scrollY;
    },
    true,
  );
  addEventListener('popstate', () => {
    if (history.state !== null) return;
    history.replaceState({ key: Math.random().toString(36).slice(2) }, '');
    // Firefox and Safari have scrolled by now. The router notes where the page is, then scrolls to the section itself.
    if (left !== undefined) scrollTo({ top: left, behavior: 'instant' });
    left = undefined;
  });
};
