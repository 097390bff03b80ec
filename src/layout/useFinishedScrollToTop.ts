import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { releaseHeight } from '../browser/heldHeight';

/**
 * Makes sure that the smooth scroll to the top of a new page, which ScrollRestoration starts, reaches the top. On a
 * busy phone Chromium may stop below the top when the page becomes shorter during the scroll. So `followNavigation`
 * keeps the page as tall as the old scroll position needs, and this hook releases the height when the scroll has ended.
 * Releasing earlier would make the page shorter during the scroll.
 */
export const useFinishedScrollToTop = () => {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const lastPathname = useRef(pathname);
  useLayoutEffect(() => {
    const isNewPage = lastPathname.current !== pathname;
    lastPathname.current = pathname;
    if (!isNewPage || navigationType === NavigationType.Pop || hash || scrollY === 0) {
      releaseHeight();
      return undefined;
    }
    const listeners = new AbortController();
    const { signal } = listeners;
    const end = () => {
      listeners.abort();
      releaseHeight();
    };
    // If the visitor scrolls, clicks or types, stop and leave the position alone.
    for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      addEventListener(input, end, { signal, passive: true });
    const endIfAtTop = () => {
      if (scrollY === 0) end();
    };
    const resumeOrEnd = () => {
      endIfAtTop();
      // `scrollTo` is smooth because of the style sheet (`scroll-behavior`), except for visitors who prefer less motion.
      if (!signal.aborted) scrollTo({ top: 0 });
    };
    // Older Safaris have no `scrollend`.
    addEventListener('scroll', endIfAtTop, { signal });
    addEventListener('scrollend', resumeOrEnd, { signal });
    // Does not release the height, because the next page may be starting its own scroll.
    return () => listeners.abort();
  }, [pathname, hash, navigationType]);
};
