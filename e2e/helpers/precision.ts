/** What a designer would reject at first sight, found in a page at rest. */
import type { Page } from 'playwright/test';
import { resize } from './texts';

/** How many px the page is wider than the window. */
export const overflow = (page: Page) =>
  page.evaluate(() => Math.max(document.documentElement.scrollWidth - innerWidth, 0));

/** Texts of which a part is hidden by an ancestor without a drawn edge, and tables that are wider than their frame. */
export const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.visually-hidden, [inert], svg, script, style, option, select, template');
    /** The edge itself has a border, or an ancestor whose edge is at the same place. */
    const drawn = (box: HTMLElement, side: 'left' | 'right') => {
      const edge = box.getBoundingClientRect()[side];
      for (let at: HTMLElement | null = box; at; at = at.parentElement) {
        if (Math.abs(at.getBoundingClientRect()[side] - edge) > 4) return false;
        if (parseFloat(getComputedStyle(at).getPropertyValue(`border-${side}-width`)) > 0) return true;
      }
      return false;
    };
    const frameOf = (box: HTMLElement) => {
      const { left, right } = box.getBoundingClientRect();
      return { left, right, isDrawn: { left: drawn(box, 'left'), right: drawn(box, 'right') } };
    };
    type Frame = ReturnType<typeof frameOf>;
    const known = new Map<Element, Frame[] | undefined>();
    /** What clips an element, from the inside; nothing where a text floats, or is elsewhere on the page in full. */
    const framesOf = (element: HTMLElement | null): Frame[] | undefined => {
      if (!element || element === document.body) return [];
      if (known.has(element)) return known.get(element);
      const { overflowX, textOverflow, position } = getComputedStyle(element);
      const outer = framesOf(element.parentElement);
      const isIn = outer && textOverflow !== 'ellipsis' && position !== 'fixed';
      const own = overflowX === 'visible' ? [] : [frameOf(element)];
      const frames = isIn ? [...own, ...outer] : undefined;
      known.set(element, frames);
      return frames;
    };
    const isCut = (line: DOMRect, frames: Frame[]) => {
      // What is left to be seen of the line: what passes under a drawn edge is not cut.
      let { left, right } = line;
      let isClipped = false;
      for (const frame of frames) {
        if (right <= frame.left + 1 || left >= frame.right - 1) return false;
        if (frame.isDrawn.left) left = Math.max(left, frame.left);
        if (frame.isDrawn.right) right = Math.min(right, frame.right);
        isClipped ||= left < frame.left - 2 || right > frame.right + 2;
      }
      const isSeen = right > 0 && left < innerWidth;
      return isSeen && (isClipped || left < -2 || right > innerWidth + 2);
    };
    const cut = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      const frames = text && node.parentElement && shown(node.parentElement) && framesOf(node.parentElement);
      if (!frames) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
      if (lines.some((line) => isCut(line, frames))) cut.add(`“${text.slice(0, 40)}” is cut`);
    }
    for (const table of document.querySelectorAll('table')) {
      const wider = table.getBoundingClientRect().width - (table.parentElement?.clientWidth ?? 0);
      if (shown(table) && wider > 1) cut.add(`a table is ${Math.round(wider)} px wider than its frame`);
    }
    return [...cut];
  });

/** How many lines each title of the page has. */
const titleLines = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3')]
      .filter(
        (title) => title.checkVisibility({ visibilityProperty: true }) && !title.closest('.visually-hidden'),
      )
      .map((title) => {
        const range = document.createRange();
        range.selectNodeContents(title);
        const tops = [...range.getClientRects()]
          .filter(({ width }) => width > 2)
          .map(({ bottom }) => Math.round(bottom / 8));
        return { title: title.textContent.trim().slice(0, 50), lines: new Set(tops).size };
      }),
  );

/** Titles with more lines at 1920 px, where the window is left, than at 1280 px. */
export const grownTitles = async (page: Page) => {
  await resize(page, 1280);
  const before = await titleLines(page);
  await resize(page, 1920);
  const after = await titleLines(page);
  return after.filter(({ lines }, index) => lines > (before[index]?.lines ?? lines));
};
