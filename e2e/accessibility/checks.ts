/** Checks of a whole page, and helpers that prepare the page for them. Each check returns one line for each problem. */
import type { Page } from 'playwright/test';

/** Scrolls to the end: starts React and loads the pictures that are shown on the way. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });

/**
 * The pictures that have not loaded, in a page that was scrolled through. A lazy picture may never load if it is not rendered, or
 * if a box around it hides it, as with a later card of a carousel. Such pictures are not reported.
 */
export const brokenPictures = (page: Page) =>
  page.evaluate(() => {
    const isClippedSideways = (image: HTMLImageElement) => {
      const { left, right } = image.getBoundingClientRect();
      for (let box = image.parentElement; box; box = box.parentElement) {
        const clip = box.getBoundingClientRect();
        const clips = getComputedStyle(box).overflowX !== 'visible';
        if (clips && (right <= clip.left || left >= clip.right)) return true;
      }
      return false;
    };
    const mustLoad = (image: HTMLImageElement) =>
      image.loading !== 'lazy' || (image.checkVisibility() && !isClippedSideways(image));
    const isBroken = (image: HTMLImageElement) =>
      image.complete ? image.naturalWidth === 0 : mustLoad(image);
    return [...document.images].filter(isBroken).map(({ currentSrc, src }) => currentSrc || src);
  });

/** Animations that run, and transitions that could, although the visitor asked for reduced motion. */
export const runningMotion = (page: Page) =>
  page.evaluate(() => {
    const nameOf = (element: Element) => `${element.tagName} ${element.textContent.trim().slice(0, 30)}`;
    // An animation on another timeline follows the scroll position: it moves only with the visitor.
    const running = document
      .getAnimations()
      .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
      .map(({ effect }) => `animation of ${nameOf((effect as KeyframeEffect).target ?? document.body)}`);
    const longest = (durations: string) => Math.max(...durations.split(',').map(Number.parseFloat));
    const changing = [...document.body.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const { transitionDuration } = getComputedStyle(element, part);
        // Even the shortest transition shows one frame in the old style.
        return longest(transitionDuration) > 0 ? [`transition of ${nameOf(element)} ${part}`] : [];
      }),
    );
    return [...running, ...changing];
  });

/** Adds an element in the colours of each generated text, because axe does not read text that comes from a style sheet. */
export const addMarks = (page: Page) =>
  page.evaluate(() => {
    const generated = /^(counter|")/;
    // `counter(…)` passes this test too, because its name has letters. This is intended: a counter shows a number.
    const letterOrDigit = /[\p{L}\p{N}]/u;
    // A sign that is placed over others, such as a quotation mark, is decoration.
    const showsText = ({ content, position }: CSSStyleDeclaration) =>
      generated.test(content) && letterOrDigit.test(content) && position !== 'absolute';
    const addMark = (
      element: Element,
      { color, backgroundColor, fontSize, fontWeight }: CSSStyleDeclaration,
    ) => {
      const mark = document.createElement('span');
      // Axe does not check the contrast of a single letter.
      mark.textContent = '11';
      mark.dataset['mark'] = '';
      Object.assign(mark.style, { color, backgroundColor, fontSize, fontWeight });
      element.prepend(mark);
    };
    for (const element of document.body.querySelectorAll('main *'))
      for (const pseudo of ['::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        if (showsText(style)) addMark(element, style);
      }
  });

/** Removes the elements of `addMarks`. */
export const removeMarks = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('[data-mark]').forEach((mark) => mark.remove()));
