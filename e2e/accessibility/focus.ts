import { expect, type Page } from 'playwright/test';

/** What the keyboard should reach, in the order of the DOM; marks each with its number. */
export const markStops = (page: Page) =>
  page.evaluate(() => {
    const reachable =
      'a[href], button, input, select, textarea, summary, video[controls], [tabindex]:not([tabindex="-1"])';
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert], [aria-hidden="true"]');
    const stops = [...document.querySelectorAll<HTMLElement>(reachable)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        // Of a group of radio buttons Tab reaches the chosen one.
        !element.matches(':disabled, [type=hidden], [type=radio]:not(:checked)') &&
        isShown(element),
    );
    // Another width has other stops.
    for (const old of document.querySelectorAll('[data-stop]')) old.removeAttribute('data-stop');
    stops.forEach((element, index) => element.setAttribute('data-stop', String(index)));
    return stops.length;
  });

export interface Focus {
  /** The number from markStops; -1 if the focus is on no stop. */
  stop: number;
  name: string;
  /** What is wrong with how the focus shows; empty if a visitor sees where it is. */
  problem: string;
}

/** Where the focus is, whether it shows, and whether something lies over it. */
export const focusOf = (page: Page): Promise<Focus> =>
  page.evaluate(async () => {
    // One frame for the scrolling, one for what answers to the focus.
    await new Promise((done) => void requestAnimationFrame(() => requestAnimationFrame(done)));
    // Even a transition of no length takes a frame to end, and a busy machine may not have drawn it yet.
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) {
      return { stop: -1, name: '(the page)', problem: 'nothing has the focus' };
    }
    const labels =
      focused instanceof HTMLInputElement ||
      focused instanceof HTMLTextAreaElement ||
      focused instanceof HTMLSelectElement
        ? [...(focused.labels ?? [])]
        : [];
    const [described = focused] = labels;
    const name = (focused.getAttribute('aria-label') ?? described.textContent)
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 80);
    const stop = Number(focused.dataset['stop'] ?? -1);

    // A control that is drawn by its label, or by the box around it, shows the focus there.
    const isDrawn = (element: Element) => element.getBoundingClientRect().width > 1;
    const seen = [focused, ...labels].find(isDrawn) ?? focused;
    const ring = (element: Element | null) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const own = element === focused && boxShadow !== 'none' && element.matches(':focus-visible');
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || own;
    };
    if (![seen, focused.parentElement, focused.parentElement?.parentElement ?? null].some(ring)) {
      return { stop, name, problem: 'the focus does not show' };
    }

    const [box = seen.getBoundingClientRect()] = seen.getClientRects();
    // The part of it that is in the window.
    const middle = (from: number, to: number, end: number) => (Math.max(from, 0) + Math.min(to, end)) / 2;
    const at = [middle(box.left, box.right, innerWidth), middle(box.top, box.bottom, innerHeight)] as const;
    if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth) {
      return { stop, name, problem: 'it is outside of the window' };
    }
    const top = document.elementFromPoint(...at);
    const belongs =
      top && (seen.contains(top) || top.contains(seen) || labels.some((one) => one.contains(top)));
    const covering = top ? `${top.tagName} ${top.textContent.trim()}`.slice(0, 40) : 'nothing';
    return { stop, name, problem: belongs ? '' : `it lies under ${covering}` };
  });

/**
 * Presses Tab through a part of the page. Every stop must be reached in the order of the DOM, show its focus and not be
 * covered, and the next Tab must leave the part. Returns one line per problem.
 */
export const walkByTab = async (page: Page, part: 'body' | 'main') => {
  await markStops(page);
  const stops = await page
    .locator(`${part} [data-stop]`)
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-stop'))));
  const [first = 0] = stops;
  if (first > 0) await page.locator(`[data-stop="${first - 1}"]`).focus();
  const problems: string[] = [];
  for (const expected of stops) {
    await page.keyboard.press('Tab');
    const { stop, name, problem } = await focusOf(page);
    if (problem) problems.push(`${name}: ${problem}`);
    if (stop !== expected)
      return [...problems, `Tab reaches “${name}”, stop ${stop}, instead of ${expected}`];
  }
  await page.keyboard.press('Tab');
  const { stop, name } = await focusOf(page);
  return stops.includes(stop) && stop !== 0 ? [...problems, `Tab does not leave ${part}: ${name}`] : problems;
};

/** Presses a key and expects the focus to show. */
export const press = async (page: Page, key: string) => {
  await page.keyboard.press(key);
  const focus = await focusOf(page);
  expect(focus.problem, `${key} leads to “${focus.name}”`).toBe('');
  return focus;
};

/** Presses Tab until the named control has the focus; every stop on the way must show. Gives their names. */
export const tabTo = async (page: Page, name: string, key = 'Tab') => {
  const passed: string[] = [];
  while (passed.at(-1) !== name) {
    if (passed.length > 40)
      throw new Error(`${key} does not lead to “${name}”, only to ${passed.join(', ')}`);
    passed.push((await press(page, key)).name);
  }
  return passed;
};
