/** Checks of a whole page; each returns one line per problem. */
import type { Page } from 'playwright/test';

/** Scrolls to the end, which hydrates every island and loads every picture. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });

export const brokenPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ currentSrc }) => currentSrc),
  );

/** Animations and transitions that run although the visitor asked for reduced motion. */
export const movingThings = (page: Page) =>
  page.evaluate(() => {
    const nameOf = (element: Element) => `${element.tagName} ${element.textContent.trim().slice(0, 30)}`;
    const running = document
      .getAnimations()
      .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
      .map(({ effect }) => `animation of ${nameOf((effect as KeyframeEffect).target ?? document.body)}`);
    const most = (durations: string) => Math.max(...durations.split(',').map(Number.parseFloat));
    const changing = [...document.body.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const { transitionDuration } = getComputedStyle(element, part);
        // Even the shortest one shows a frame of what was before.
        return most(transitionDuration) > 0 ? [`transition of ${nameOf(element)}`] : [];
      }),
    );
    return [...running, ...changing];
  });

/** Axe reads no text that comes from a style sheet. Adds an element with the look of each numeral and mark. */
export const addMarks = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.body.querySelectorAll('main *'))
      for (const part of ['::before', '::after']) {
        const { content, position, color, backgroundColor, fontSize, fontWeight } = getComputedStyle(
          element,
          part,
        );
        if (
          !/^(counter|")/.test(content) ||
          !/counter|[\p{L}\p{N}]/u.test(content) ||
          position === 'absolute'
        )
          continue;
        const mark = document.createElement('span');
        // Axe takes one letter for a picture.
        mark.textContent = '11';
        mark.dataset['mark'] = '';
        Object.assign(mark.style, { color, backgroundColor, fontSize, fontWeight });
        element.prepend(mark);
      }
  });
export const removeMarks = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('[data-mark]').forEach((mark) => mark.remove()));
