/** What a page shows that it should not, as one line each: nothing is found on a page that is all right. */
import type { Page } from 'playwright/test';

/** What still moves by the clock: everything, for a visitor who asked for less motion. */
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
        // In seconds: a hundredth of a millisecond is the least that still reports its end.
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
        // An input that is only there for the ear is hit by its label.
        const isHidden = element instanceof HTMLInputElement && element.matches('.visually-hidden');
        const { width, height } = ((isHidden && element.labels?.[0]) || element).getBoundingClientRect();
        if (Math.min(width, height) > 23.9) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent.trim();
        return [`${element.tagName} ${name.slice(0, 40)}: ${Math.round(width)} by ${Math.round(height)}`];
      });
  });

/** Where the headings skip a level, and landmarks that are missing, doubled or nameless. */
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
