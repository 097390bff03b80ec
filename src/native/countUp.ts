import { marked } from '../config/mark';
import { NUMBER, STAGE } from './countUp.markup';

/** How long the counting takes, in ms. */
const DURATION = 2000;
/** The share of the list that has to be visible. */
const THRESHOLD = 0.1;

/**
 * Counts the numbers of a list, those with `NUMBER`, up from 0 once a tenth of the list is visible. Style rules hide
 * them until then, by `STAGE`. A list that leaves the view before the end counts again the next time. Visitors who
 * prefer less motion see the final numbers.
 * @param inView what happens to a list that is in view from the start
 */
export const startCountUp = (list: HTMLElement, inView: 'still' | 'counting'): void => {
  if ('running' in list.dataset) return;
  list.dataset['running'] = '';
  const setStage = (stage: 'hidden' | 'counting' | 'still') => {
    list.setAttribute(STAGE, stage);
  };
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    setStage('still');
    return;
  }
  const numbers = [...list.querySelectorAll(marked(NUMBER))].map((element) => ({
    element,
    text: element.textContent,
  }));
  const draw = (share: number) => {
    for (const { element, text } of numbers)
      element.textContent = text.replace(/\d+/, (digits) => String(Math.round(Number(digits) * share)));
  };
  let frame = 0;
  let isFirst = true;
  const observer = new IntersectionObserver(
    (entries) => {
      const isSeen = entries.some((entry) => entry.isIntersecting);
      const isStill = isFirst && isSeen && inView === 'still';
      isFirst = false;
      cancelAnimationFrame(frame);
      // What is not being counted shows the final numbers, in print too.
      draw(1);
      if (isStill) observer.disconnect();
      setStage(isStill ? 'still' : isSeen ? 'counting' : 'hidden');
      if (isSeen && !isStill) count();
    },
    { threshold: THRESHOLD },
  );
  const count = () => {
    const start = performance.now();
    const step = (now: number) => {
      const share = Math.min(Math.max((now - start) / DURATION, 0), 1);
      // Fast at first, slow at the end.
      draw(1 - (1 - share) ** 3);
      if (share === 1) observer.disconnect();
      else if (list.isConnected) frame = requestAnimationFrame(step);
    };
    step(start);
  };
  observer.observe(list);
};
