import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { releaseHeight } from '../browser/heldHeight';

/**
 * Continues the smooth scroll to the top of a new page, which ScrollRestoration starts: on a busy phone Chromium may end it
 * below the top if the page becomes shorter meanwhile. The page keeps the height of the one before until then.
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
    // The visitor scrolls elsewhere.
    for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      addEventListener(input, () => over.abort(), { signal, passive: true });
    const endAtTop = () => {
      if (scrollY === 0) over.abort();
    };
    const goOn = () => {
      endAtTop();
      // Smooth by `scroll-behavior`, unless the visitor wants less motion.
      if (!signal.aborted) scrollTo({ top: 0 });
    };
    // Older Safaris have no `scrollend`.
    addEventListener('scroll', endAtTop, { signal });
    addEventListener('scrollend', goOn, { signal });
  }, [pathname, hash, how]);
};
