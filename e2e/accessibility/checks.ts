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
        // In seconds. The theme keeps 0.01 ms, because a transition of no length reports no end.
        return most(transitionDuration) > 0.000_01 ? [`transition of ${nameOf(element)}`] : [];
      }),
    );
    return [...running, ...changing];
  });

/** Controls that are smaller than 24 by 24 px, apart from links within a text. */
export const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: !element.matches('input') }) &&
      !element.closest('[aria-hidden=true]');
    const isInText = (element: Element) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      element.textContent.trim() !== element.parentElement?.textContent.trim();
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((element) => isShown(element) && !isInText(element))
      .flatMap((element) => {
        // A visually hidden input is clicked by its label.
        const isHidden = element instanceof HTMLInputElement && element.matches('.visually-hidden');
        const { width, height } = ((isHidden && element.labels?.[0]) || element).getBoundingClientRect();
        if (Math.min(width, height) > 23.9) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent.trim();
        return [`${element.tagName} ${name.slice(0, 40)}: ${Math.round(width)} by ${Math.round(height)}`];
      });
  });

/** Headings that skip a level; landmarks that are missing, repeated or without a name of their own. */
export const outlineProblems = (page: Page) =>
  page.evaluate(() => {
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
      .map((heading) => ({
        level: Number(heading.tagName[1]),
        text: heading.textContent.trim().slice(0, 40),
      }));
    const skipped = levels.flatMap(({ level, text }, index) =>
      level > (levels[index - 1]?.level ?? 0) + 1 ? [`h${level} “${text}” skips a level`] : [],
    );
    const wrongNumber = ['header', 'main', 'footer', 'nav[aria-label=Main]', 'h1']
      .filter(
        (selector) => document.querySelectorAll(`${selector}:not(main header, main footer)`).length !== 1,
      )
      .map((selector) => `${selector} is not there once`);
    const names = [...document.querySelectorAll('nav, aside, [role=region], form[aria-label]')]
      .filter((landmark) => landmark.checkVisibility({ visibilityProperty: true }))
      .map((landmark) => `${landmark.tagName} ${landmark.getAttribute('aria-label') ?? ''}`);
    const alike = names.filter((name, index) => name.endsWith(' ') || names.indexOf(name) !== index);
    return [...skipped, ...wrongNumber, ...alike.map((name) => `${name} has no name of its own`)];
  });
