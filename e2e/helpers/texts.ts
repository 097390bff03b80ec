/** Checks of texts that need more space than they were designed with. */
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

/** A text of the page and where it is. The checks below only read this list. */
interface ShownText {
  element: HTMLElement;
  name: string;
  /** Whether it has a fixed place among the other texts. */
  isStill: boolean;
  lines: DOMRect[];
  /** What clips it, from the inside out; undefined where cutting it off is intended. */
  frames: Frame[] | undefined;
  /** The part of each line that shows, and whether some of the line is cut off. */
  visible: { left: number; right: number; bottom: number; isCut: boolean }[];
}
interface Frame {
  left: number;
  right: number;
  /** A text that passes under a drawn edge is not cut off. */
  drawn: { left: boolean; right: boolean };
}
declare global {
  interface Window {
    shownTexts: ShownText[];
  }
}

/** Lists the visible texts, once the page is at rest. */
const collectTexts = (page: Page) =>
  page.evaluate(async () => {
    // Parts that follow the scrolling are in their place in the next frame.
    await new Promise((done) => void requestAnimationFrame(() => requestAnimationFrame(done)));
    const hidden =
      '.visually-hidden, [inert], [aria-hidden=true], svg, script, style, option, select, template';
    const moving =
      '[aria-roledescription=carousel] [data-slot], [aria-label^="Moving strip"], [aria-label="Price and next step"], aside, header';
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest(hidden);
    window.shownTexts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      window.shownTexts.push({
        element,
        name: `${element.tagName} “${element.textContent.trim().slice(0, 40)}”`,
        isStill: !element.closest(moving),
        lines: [...range.getClientRects()],
        frames: undefined,
        visible: [],
      });
    }
  });

/** Finds what clips each text at its sides. */
const findFrames = (page: Page) =>
  page.evaluate(() => {
    /** Whether the edge has a border, or an ancestor with an edge at the same place has one. */
    const isDrawn = (box: HTMLElement, side: 'left' | 'right') => {
      const edge = box.getBoundingClientRect()[side];
      for (let at: HTMLElement | null = box; at; at = at.parentElement) {
        if (Math.abs(at.getBoundingClientRect()[side] - edge) > 4) return false;
        if (parseFloat(getComputedStyle(at).getPropertyValue(`border-${side}-width`)) > 0) return true;
      }
      return false;
    };
    const frameOf = (box: HTMLElement): Frame => {
      const { left, right } = box.getBoundingClientRect();
      return { left, right, drawn: { left: isDrawn(box, 'left'), right: isDrawn(box, 'right') } };
    };
    const known = new Map<Element, Frame[] | undefined>();
    const framesOf = (element: HTMLElement | null): Frame[] | undefined => {
      if (!element || element === document.body) return [];
      if (known.has(element)) return known.get(element);
      const { overflowX, textOverflow, position } = getComputedStyle(element);
      const outer = framesOf(element.parentElement);
      // A text with an ellipsis is elsewhere on the page in full, and a fixed one floats.
      const mayBeCut = textOverflow === 'ellipsis' || position === 'fixed';
      const own = overflowX === 'visible' ? [] : [frameOf(element)];
      const frames = outer && !mayBeCut ? [...own, ...outer] : undefined;
      known.set(element, frames);
      return frames;
    };
    for (const text of window.shownTexts) text.frames = framesOf(text.element);
  });

/** Finds which part of each line shows. Rounding may take 2 px of a letter. */
const findVisibleParts = (page: Page) =>
  page.evaluate(() => {
    for (const text of window.shownTexts)
      for (const line of text.lines) {
        if (!text.frames || line.width <= 2 || line.height <= 2) continue;
        let { left, right } = line;
        let isCut = false;
        const isOutside = text.frames.some((frame) => {
          if (right <= frame.left + 1 || left >= frame.right - 1) return true;
          if (frame.drawn.left) left = Math.max(left, frame.left);
          if (frame.drawn.right) right = Math.min(right, frame.right);
          isCut ||= left < frame.left - 2 || right > frame.right + 2;
          return false;
        });
        if (isOutside || right <= 0 || left >= innerWidth) continue;
        isCut ||= left < -2 || right > innerWidth + 2;
        text.visible.push({ left, right, bottom: line.bottom, isCut });
      }
  });

const cutTexts = (page: Page) =>
  page.evaluate(() =>
    window.shownTexts
      .filter(({ visible }) => visible.some(({ isCut }) => isCut))
      .map(({ name }) => `${name} is cut`),
  );

/** The dock stays in its place in the window, so every text in its column comes under it while the page scrolls. */
const textsUnderTheDock = (page: Page) =>
  page.evaluate(() => {
    // A strip at the lower edge, as wide as the window, covers what the window's edge would.
    const isStrip = (element: Element) => {
      const strip = element.closest('aside');
      if (!strip || getComputedStyle(strip).position !== 'fixed') return false;
      const { left, right, bottom } = strip.getBoundingClientRect();
      return left <= 0 && right >= document.documentElement.clientWidth && bottom >= innerHeight;
    };
    const floating = [...document.querySelectorAll('aside summary, aside a')]
      .filter((element) => element.checkVisibility() && !isStrip(element))
      .map((element) => element.getBoundingClientRect());
    return window.shownTexts
      .filter(({ element }) => !element.closest('aside, header'))
      .filter(({ visible }) =>
        visible.some((line) =>
          floating.some(
            ({ left, right, top }) =>
              line.left < right - 3 && line.right > left + 3 && line.bottom + scrollY > top,
          ),
        ),
      )
      .map(({ name }) => `${name} comes under the dock`);
  });

/** Only sideways: above and below, the letters of tight headings reach beyond their lines. */
const textsOutOfTheirBox = (page: Page) =>
  page.evaluate(() =>
    window.shownTexts
      .filter(({ element, isStill }) => {
        const { display, textOverflow } = getComputedStyle(element);
        const isBox = display !== 'inline' && textOverflow !== 'ellipsis';
        return isStill && isBox && element.scrollWidth > element.clientWidth + 1;
      })
      .map(({ name }) => `${name} sticks out`),
  );

const textsCutInHeight = (page: Page) =>
  page.evaluate(() => {
    const isCut = (element: HTMLElement) => {
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
    return window.shownTexts
      .filter(({ element, isStill }) => isStill && isCut(element))
      .map(({ name }) => `${name} is cut in its height`);
  });

const overlappingTexts = (page: Page) =>
  page.evaluate(() => {
    /** Whether a line shows in a box that scrolls, above the row that says that there is more. */
    const isInRegion = ({ top, bottom }: DOMRect, element: HTMLElement) => {
      const region = element.closest('[role=region]');
      if (!region) return true;
      const box = region.getBoundingClientRect();
      const isScrolled = region.scrollHeight > region.clientHeight;
      const row = isScrolled ? parseFloat(getComputedStyle(region).scrollPaddingBottom) || 0 : 0;
      return bottom > box.top && top < box.bottom - row;
    };
    const lines = window.shownTexts
      .filter(({ isStill }) => isStill)
      .flatMap((text) => text.lines.map((rect) => ({ ...text, rect })))
      .filter(({ rect, element }) => isInRegion(rect, element))
      .toSorted((one, other) => one.rect.top - other.rect.top);
    const overlaps = (one: (typeof lines)[number], other: (typeof lines)[number]) => {
      // Large letters have empty space above and below them.
      const room = Math.max(6, one.rect.height / 5, other.rect.height / 5);
      const down = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top;
      const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const isNested = one.element.contains(other.element) || other.element.contains(one.element);
      return across > 2 && down > room && !isNested;
    };
    return lines.flatMap((one, index) => {
      // Lines that start below this one cannot overlap it.
      const below = lines.findIndex(({ rect }, at) => at > index && rect.top >= one.rect.bottom);
      return lines
        .slice(index + 1, below < 0 ? undefined : below)
        .filter((other) => overlaps(one, other))
        .map((other) => `${one.name} lies on ${other.name}`);
    });
  });

/** A comma or a full stop alone at the start of a line: it has come loose from a word in an inline block. */
const loosePunctuation = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const before = node.previousSibling;
      if (!/^[,.;:!?)]/.test(node.textContent ?? '') || !(before instanceof HTMLElement)) continue;
      // Code may break anywhere.
      if (before.closest('pre, code')) continue;
      const range = document.createRange();
      range.setStart(node, 0);
      range.setEnd(node, 1);
      const mark = range.getBoundingClientRect();
      if (mark.height > 0 && mark.top > before.getBoundingClientRect().bottom - mark.height / 2)
        found.push(`“${node.textContent?.slice(0, 20)}” begins a line`);
    }
    return found;
  });

const wideTables = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('table')]
      .filter((table) => table.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((table) => table.getBoundingClientRect().width - (table.parentElement?.clientWidth ?? 0))
      .filter((wider) => wider > 1)
      .map((wider) => `a table is ${Math.round(wider)} px wider than its frame`),
  );

/** What a designer would reject at first sight in a page at rest, one line each. */
export const brokenTexts = async (page: Page) => {
  for (const step of [collectTexts, findFrames, findVisibleParts]) await step(page);
  const checks = [
    cutTexts,
    textsUnderTheDock,
    textsOutOfTheirBox,
    textsCutInHeight,
    overlappingTexts,
    loosePunctuation,
    wideTables,
  ];
  const found = await Promise.all(checks.map((check) => check(page)));
  return [...new Set(found.flat())];
};

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
