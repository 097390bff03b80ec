import { createPath, NavigationType, type RouterProviderProps } from 'react-router-dom';
import { holdHeight } from '../browser/heldHeight';
import { dialogs } from '../dialogs/dialogs';
import { NAVIGATION } from '../handover/handover.markup';
import { islands } from '../handover/islandRegistry';
import { setNavigationTarget } from './loadPage';

type DataRouter = RouterProviderProps['router'];

/** Whether this page came by a navigation in the app. Then there is no prerendered page to keep. */
export const hasNavigated = (): boolean => document.documentElement.hasAttribute(NAVIGATION);

/**
 * Prepares the page for each navigation. Returns the router for React, which hears only of changes that the site
 * shows.
 */
export const followNavigation = (router: DataRouter): DataRouter => {
  let shown = router.state.location;
  // Every change of the address reaches every part of the page. React can only apply it to the parts that it has
  // taken over: one other part would block the whole change.
  router.subscribe(({ historyAction, location: asked, navigation }) => {
    setNavigationTarget(navigation.location && location.origin + createPath(navigation.location));
    if (asked === shown && navigation.state === 'idle') return;
    if (asked.pathname !== shown.pathname) {
      // A dialog closes with its page, because its lead would be filed under the next page.
      dialogs.closeAll();
      // The focus goes to the next page. Removing a focused element would have the browser compute all styles at once.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      islands.leave();
      if (historyAction !== NavigationType.Pop) holdHeight();
    }
    shown = asked;
    // While a page is loading, the last action and the entry are those of the page that is being left.
    if (historyAction === NavigationType.Pop && navigation.state === 'idle') dialogs.resume();
    islands.hydrateAll();
    // A followed link scrolls smoothly to the top; Back restores the old place at once.
    document.documentElement.setAttribute(NAVIGATION, historyAction.toLowerCase());
  });

  const subscribe: DataRouter['subscribe'] = (listener) =>
    router.subscribe((state, options) => {
      // While a page is being fetched nothing changes on the old one, but React would render every link of it again.
      if (state.navigation.state === 'idle') listener(state, options);
    });
  // Not a copy: the router's other members read its private state, which changes.
  return Object.create(router, { subscribe: { value: subscribe } });
};
