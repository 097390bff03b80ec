import { expect, type Page } from 'playwright/test';

/** Marks the controls that the keyboard should reach with their numbers, in the order of the DOM. Returns how many there are. */
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
        // Tab reaches only the chosen radio button of a group.
        !element.matches(':disabled, [type=hidden], [type=radio]:not(:checked)') &&
        isShown(element),
    );
    // Left from an earlier call at another width.
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
    const labelsOf = (element: HTMLElement) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
        ? [...(element.labels ?? [])]
        : [];
    const nameOf = (element: HTMLElement, [label = element]: HTMLElement[]) =>
      (element.getAttribute('aria-label') ?? label.textContent).replace(/\s+/g, ' ').trim().slice(0, 80);
    const isDrawn = (element: Element) => element.getBoundingClientRect().width > 1;
    const showsFocus = (element: Element | null | undefined) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const hasFocusShadow =
        element === document.activeElement && boxShadow !== 'none' && element.matches(':focus-visible');
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || hasFocusShadow;
    };
    const isInWindow = (box: DOMRect) =>
      box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    /** The topmost element in the middle of the part of a box that is in the window. */
    const topAt = (box: DOMRect) => {
      const middle = (from: number, to: number, end: number) => (Math.max(from, 0) + Math.min(to, end)) / 2;
      return document.elementFromPoint(
        middle(box.left, box.right, innerWidth),
        middle(box.top, box.bottom, innerHeight),
      );
    };

    // One frame for the scrolling, one for what answers to the focus.
    await new Promise((done) => void requestAnimationFrame(() => requestAnimationFrame(done)));
    // Even a transition of no length takes a frame to end, and a busy machine may not have drawn it yet.
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();

    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body)
      return { stop: -1, name: '(the page)', problem: 'nothing has the focus' };
    const labels = labelsOf(focused);
    const found = { stop: Number(focused.dataset['stop'] ?? -1), name: nameOf(focused, labels) };
    // A control that is drawn by its label, or by the box around it, shows the focus there.
    const seen = [focused, ...labels].find(isDrawn) ?? focused;
    const parent = focused.parentElement;
    if (![seen, parent, parent?.parentElement].some(showsFocus))
      return { ...found, problem: 'the focus does not show' };
    const [box = seen.getBoundingClientRect()] = seen.getClientRects();
    if (!isInWindow(box)) return { ...found, problem: 'it is outside of the window' };
    const top = topAt(box);
    const belongs =
      top && (seen.contains(top) || top.contains(seen) || labels.some((label) => label.contains(top)));
    const covering = top ? `${top.tagName} ${top.textContent.trim()}`.slice(0, 40) : 'nothing';
    return { ...found, problem: belongs ? '' : `it lies under ${covering}` };
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
  // From the last stop of the page Tab goes back to the first.
  return stops.includes(stop) && stop !== 0 ? [...problems, `Tab does not leave ${part}: ${name}`] : problems;
};

/** Presses a key and expects the focus to show. */
export const press = async (page: Page, key: string) => {
  await page.keyboard.press(key);
  const focus = await focusOf(page);
  expect(focus.problem, `${key} leads to “${focus.name}”`).toBe('');
  return focus;
};

/** More than any path of these tests has. */
const MOST_STOPS = 40;

/** Presses Tab until the named control has the focus; every stop on the way must show. Returns their names. */
export const tabTo = async (page: Page, name: string, key = 'Tab') => {
  const passed: string[] = [];
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    passed.push((await press(page, key)).name);
    if (passed.at(-1) === name) return passed;
  }
  throw new Error(`${key} does not lead to “${name}”, only to ${passed.join(', ')}`);
};
