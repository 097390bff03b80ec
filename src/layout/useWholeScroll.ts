import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { releaseHeight } from '../browser/heldHeight';

/**
 * Makes sure that the smooth scroll to the top of a new page, which ScrollRestoration starts, gets there. On a busy
 * phone Chromium may stop below the top when the page becomes shorter during the scroll. `followNavigation`
 * holds the page tall enough for the old place; this releases it when the scroll has ended.
 */
export const useWholeScroll = () => {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    const isNewPage = shown.current !== pathname;
    shown.current = pathname;
    if (!isNewPage || navigationType === NavigationType.Pop || hash || scrollY === 0) {
      releaseHeight();
      return undefined;
    }
    const listening = new AbortController();
    const { signal } = listening;
    const end = () => {
      listening.abort();
      releaseHeight();
    };
    // The visitor takes the scrolling over.
    for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      addEventListener(input, end, { signal, passive: true });
    const endIfAtTop = () => {
      if (scrollY === 0) end();
    };
    const resumeOrEnd = () => {
      endIfAtTop();
      // The style sheet makes it smooth, except for visitors who prefer less motion.
      if (!signal.aborted) scrollTo({ top: 0 });
    };
    // Older Safaris have no `scrollend`.
    addEventListener('scroll', endIfAtTop, { signal });
    addEventListener('scrollend', resumeOrEnd, { signal });
    // Keeps the height: the next page may start its own scroll right now.
    return () => listening.abort();
  }, [pathname, hash, navigationType]);
};
