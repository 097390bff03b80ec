/** How texts hold when they need more room than they were drawn with. */
import { expect, type Page } from 'playwright/test';

/** Sets the width of the window, as if dragged there, and waits until the page has followed. */
export const resize = async (page: Page, width: number, height = 800) => {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
  await page.evaluate(
    () => new Promise((done) => void requestAnimationFrame(() => requestAnimationFrame(done))),
  );
};

/** Sets the zoom of a window 1280 px wide to 400 %. */
export const zoomIn = async (page: Page) => {
  await resize(page, 320, 256);
  // The layout is that of a small window; only Chromium's protocol can make its pixels larger as well.
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setDeviceMetricsOverride', {
    width: 320,
    height: 256,
    deviceScaleFactor: 4,
    mobile: false,
  });
  await expect.poll(() => page.evaluate(() => devicePixelRatio)).toBe(4);
  await resize(page, 320, 256);
};

/** Sets the spacing of all text to what readers must be able to set it to. */
export const widenText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    // A style sheet of the reader's, which the policy of the page has no say in.
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** How many px the page is wider than the window. */
export const overflow = (page: Page) =>
  page.evaluate(() => Math.max(document.documentElement.scrollWidth - innerWidth, 0));

/**
 * What a designer would reject at first sight in a page at rest: texts that are cut, stick out of their box, lie on each
 * other or come under the floating dock, and tables that are wider than their frame. One line each.
 */
export const brokenTexts = (page: Page) =>
  page.evaluate(async () => {
    // What follows the scrolling is where it belongs in the next frame.
    await new Promise((done) => void requestAnimationFrame(() => requestAnimationFrame(done)));
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest(
        '.visually-hidden, [inert], [aria-hidden=true], svg, script, style, option, select, template',
      );
    // What moves sideways, or stays in the window, has no place of its own among the texts.
    const isStill = (element: Element) =>
      !element.closest(
        '[aria-roledescription=carousel] [data-slot], [aria-label^="Moving strip"], [aria-label="Price and next step"], aside, header',
      );
    /** The edge itself has a border, or an ancestor whose edge is at the same place. */
    const isDrawn = (box: HTMLElement, side: 'left' | 'right') => {
      const edge = box.getBoundingClientRect()[side];
      for (let at: HTMLElement | null = box; at; at = at.parentElement) {
        if (Math.abs(at.getBoundingClientRect()[side] - edge) > 4) return false;
        if (parseFloat(getComputedStyle(at).getPropertyValue(`border-${side}-width`)) > 0) return true;
      }
      return false;
    };
    const frameOf = (box: HTMLElement) => {
      const { left, right } = box.getBoundingClientRect();
      return { left, right, drawn: { left: isDrawn(box, 'left'), right: isDrawn(box, 'right') } };
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
    /** What is left to be seen of a line, and whether some of it is cut: what passes under a drawn edge is not. */
    const clip = (line: DOMRect, frames: Frame[]) => {
      let { left, right } = line;
      let isCut = false;
      for (const frame of frames) {
        if (right <= frame.left + 1 || left >= frame.right - 1) return undefined;
        if (frame.drawn.left) left = Math.max(left, frame.left);
        if (frame.drawn.right) right = Math.min(right, frame.right);
        isCut ||= left < frame.left - 2 || right > frame.right + 2;
      }
      if (right <= 0 || left >= innerWidth) return undefined;
      return { left, right, isCut: isCut || left < -2 || right > innerWidth + 2 };
    };
    const isCutInHeight = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect();
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(around);
        if (overflowX === 'auto' || overflowY === 'auto' || textOverflow === 'ellipsis') return false;
        const box = around.getBoundingClientRect();
        const hides = overflowY === 'hidden' || overflowY === 'clip';
        if (hides && (top < box.top - 1 || bottom > box.bottom + 1)) return true;
      }
      return false;
    };
    const sticksOut = (element: HTMLElement) => {
      const { display, textOverflow } = getComputedStyle(element);
      // Upwards and downwards the letters of tight headings reach beyond their lines.
      return (
        display !== 'inline' && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1
      );
    };
    /** Whether a line can be seen in a box that scrolls, above the row that says that there is more. */
    const isInRegion = ({ top, bottom }: DOMRect, element: HTMLElement) => {
      const region = element.closest('[role=region]');
      if (!region) return true;
      const box = region.getBoundingClientRect();
      const isScrolled = region.scrollHeight > region.clientHeight;
      const row = isScrolled ? parseFloat(getComputedStyle(region).scrollPaddingBottom) || 0 : 0;
      return bottom > box.top && top < box.bottom - row;
    };

    const found = new Set<string>();
    const nameOf = (element: Element) => `${element.tagName} “${element.textContent.trim().slice(0, 40)}”`;
    // As wide as the window and opaque it is an edge of the window, like the bar at the top.
    const isEdge = (element: Element) => {
      const strip = element.closest('aside');
      if (!strip || getComputedStyle(strip).position !== 'fixed') return false;
      const { left, right, bottom } = strip.getBoundingClientRect();
      return left <= 0 && right >= document.documentElement.clientWidth && bottom >= innerHeight;
    };
    // What floats keeps its place in the window: all that ends below its top comes under it, if it is in its column.
    const floating = [...document.querySelectorAll('aside summary, aside a')]
      .filter((element) => element.checkVisibility() && !isEdge(element))
      .map((element) => element.getBoundingClientRect());
    const lines: { element: HTMLElement; rect: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const frames = framesOf(element);
      for (const rect of range.getClientRects()) {
        const seen = frames && rect.width > 2 && rect.height > 2 ? clip(rect, frames) : undefined;
        if (seen?.isCut) found.add(`${nameOf(element)} is cut`);
        const isUnder = ({ left, right, top }: DOMRect) =>
          seen && seen.left < right - 3 && seen.right > left + 3 && rect.bottom + scrollY > top;
        if (!element.closest('aside, header') && floating.some(isUnder))
          found.add(`${nameOf(element)} comes under the dock`);
        if (isStill(element) && isInRegion(rect, element)) lines.push({ element, rect });
      }
      if (isStill(element) && sticksOut(element)) found.add(`${nameOf(element)} sticks out`);
      if (isStill(element) && isCutInHeight(element)) found.add(`${nameOf(element)} is cut in its height`);
    }
    lines.sort((one, other) => one.rect.top - other.rect.top);
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        // All further lines start below this one.
        if (one.rect.bottom <= other.rect.top) break;
        // The letters of big lines have empty room above and below them.
        const room = Math.max(6, one.rect.height / 5, other.rect.height / 5);
        const down = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top;
        const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const isNested = one.element.contains(other.element) || other.element.contains(one.element);
        if (across > 2 && down > room && !isNested)
          found.add(`${nameOf(one.element)} lies on ${nameOf(other.element)}`);
      }
    for (const table of document.querySelectorAll('table')) {
      const wider = table.getBoundingClientRect().width - (table.parentElement?.clientWidth ?? 0);
      if (isShown(table) && wider > 1) found.add(`a table is ${Math.round(wider)} px wider than its frame`);
    }
    return [...found];
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
        const bottoms = [...range.getClientRects()]
          .filter(({ width }) => width > 2)
          .map(({ bottom }) => bottom)
          .toSorted((one, other) => one - other);
        // Words of one line may be in boxes that end at slightly different heights.
        const apart = parseFloat(getComputedStyle(title).fontSize) / 2;
        const lines = bottoms.filter((bottom, index) => bottom - (bottoms[index - 1] ?? -Infinity) > apart);
        return { title: title.textContent.trim().slice(0, 50), lines: lines.length };
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
