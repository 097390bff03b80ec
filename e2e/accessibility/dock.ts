/** Text and controls that the floating dock covers on some screenful of a page, one line each. */
import type { Page } from 'playwright/test';

/**
 * Compares boxes instead of scrolling: what floats keeps its place in the window, so all that begins or ends below its top
 * comes under it, if it is in its column. The dock is held in place, also where it would hide.
 */
export const coveredByDock = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    // A carousel that still follows a new width is not at rest.
    sheet.replaceSync('aside summary { transform: none !important } * { transition: none !important }');
    document.adoptedStyleSheets = [sheet];
    scrollTo({ top: 0, behavior: 'instant' });
    const floating = [...document.querySelectorAll('aside summary, aside a')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .filter(({ left, right, width }) => width > 0 && left < innerWidth - 1 && right > 1);
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('aside, header, .visually-hidden');
    /** Whether a box, cut to what its clipping ancestors show of it, is ever under something that floats. */
    const isCovered = (element: Element, { left, right, bottom }: DOMRect) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (getComputedStyle(at).overflowX === 'visible') continue;
        const clip = at.getBoundingClientRect();
        [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
      }
      return floating.some(
        (box) => left < Math.min(right, box.right) && right > box.left && bottom > box.top,
      );
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!parent || !text || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some((box) => isCovered(parent, box))) found.push(text.slice(0, 60));
    }
    for (const control of document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, video',
    ))
      if (isShown(control) && isCovered(control, control.getBoundingClientRect()))
        found.push(`${control.tagName} ${control.textContent.trim().slice(0, 40)}`);
    document.adoptedStyleSheets = [];
    return found;
  });
