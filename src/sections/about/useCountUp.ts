import { useEffect, useState, type RefObject } from 'react';

/** How long the counting takes, in ms. */
const DURATION = 2000;
/** The share of the band that has to be visible. */
const THRESHOLD = 0.1;

/** React may come so late that the numbers have appeared by themselves: then they stay. */
const isSeen = (element: HTMLElement) => {
  const { top, bottom } = element.getBoundingClientRect();
  const [first] = element.children;
  return top < innerHeight && bottom > 0 && first !== undefined && getComputedStyle(first).opacity !== '0';
};

/**
 * Drives numbers from 0 to their value once an element is seen.
 * - `stage` is `waiting` in the prerendered page, where style rules hide the numbers if scripts run, `hidden` until the
 *   element is seen, `counting` from then on, and `still` for visitors who want less motion or already see the numbers.
 * - `progress` goes from 0 to 1 while counting; 1 otherwise, so that a page printed early has its numbers.
 */
export const useCountUp = (target: RefObject<HTMLElement | null>) => {
  const [stage, setStage] = useState<'waiting' | 'still' | 'hidden' | 'counting'>('waiting');
  const [progress, setProgress] = useState(1);

  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches || isSeen(element)) {
      setStage('still');
      return undefined;
    }
    let frame = 0;
    const count = (start: number) => (now: number) => {
      const share = Math.min(Math.max((now - start) / DURATION, 0), 1);
      // Fast at first, slow at the end.
      setProgress(1 - (1 - share) ** 3);
      if (share < 1) frame = requestAnimationFrame(count(start));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setStage('counting');
        setProgress(0);
        frame = requestAnimationFrame((now) => count(now)(now));
      },
      { threshold: THRESHOLD },
    );
    setStage('hidden');
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [target]);

  return { stage, progress };
};
