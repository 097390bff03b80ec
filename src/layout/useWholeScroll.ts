import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { releaseHeight } from '../browser/heldHeight';

/**
 * Makes sure that the smooth scroll to the top of a new page, which ScrollRestoration starts, gets there. On a busy
 * phone Chromium may stop below the top when the page becomes shorter during the scroll. Until the scroll ends, the
 * page keeps the height of the previous one.
 */
export const useWholeScroll = () => {
  const { pathname, hash } = useLocation();
  const how = useNavigationType();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (how === NavigationType.Pop || hash || scrollY === 0) {
      releaseHeight();
      return;
    }
    const over = new AbortController();
    const { signal } = over;
    signal.addEventListener('abort', releaseHeight);
    // The visitor scrolls somewhere else.
    for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      addEventListener(input, () => over.abort(), { signal, passive: true });
    const endAtTop = () => {
      if (scrollY === 0) over.abort();
    };
    const goOn = () => {
      endAtTop();
      // The style sheet makes it smooth, except for visitors who prefer less motion.
      if (!signal.aborted) scrollTo({ top: 0 });
    };
    // Older Safaris have no `scrollend`.
    addEventListener('scroll', endAtTop, { signal });
    addEventListener('scrollend', goOn, { signal });
  }, [pathname, hash, how]);
};
