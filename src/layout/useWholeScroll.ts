import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Continues the smooth scroll to the top of a new page, which ScrollRestoration starts: on a busy phone Chromium may end it
 * below the top if the page becomes shorter meanwhile.
 */
export const useWholeScroll = () => {
  const { pathname, hash } = useLocation();
  const how = useNavigationType();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (how === NavigationType.Pop || hash || scrollY === 0) return;
    const over = new AbortController();
    const { signal } = over;
    // The visitor scrolls elsewhere.
    for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      addEventListener(input, () => over.abort(), { signal, passive: true });
    const goOn = () => {
      if (scrollY === 0) over.abort();
      // Smooth by `scroll-behavior`, unless the visitor wants less motion.
      else scrollTo({ top: 0 });
    };
    addEventListener('scrollend', goOn, { signal });
  }, [pathname, hash, how]);
};
