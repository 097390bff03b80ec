/** Checks of texts that need more space than they were designed with. */
import { expect, type Page } from 'playwright/test';
import { findShownTexts, tolerances } from './shownTexts';

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

/** Applies the text spacing of WCAG 1.4.12. Drawings keep theirs, as a picture of text would. */
export const widenText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    // The page's policy does not apply to a constructed sheet.
    sheet.replaceSync(`
      :not(svg, svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      svg { letter-spacing: normal; word-spacing: normal; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** How many px the page is wider than the window. */
export const overflow = (page: Page) =>
  page.evaluate(() => Math.max(document.documentElement.scrollWidth - innerWidth, 0));

const cutTexts = (page: Page) =>
  page.evaluate(() =>
    window.shownTexts
      .filter(({ visible }) => visible.some(({ isCut }) => isCut))
      .map(({ name }) => `${name} is cut`),
  );

/** The dock stays in its place in the window, so every text in its column comes under it while the page scrolls. */
const textsUnderTheDock = (page: Page) =>
  page.evaluate((allowed) => {
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
    type Line = (typeof window.shownTexts)[number]['visible'][number];
    const comesUnder = (line: Line, { left, right, top }: DOMRect) =>
      line.left < right - allowed.dock && line.right > left + allowed.dock && line.bottom + scrollY > top;
    return window.shownTexts
      .filter(({ element }) => !element.closest('aside, header'))
      .filter(({ visible }) => visible.some((line) => floating.some((box) => comesUnder(line, box))))
      .map(({ name }) => `${name} comes under the dock`);
  }, tolerances);

/** Only sideways: above and below, the letters of tight headings reach beyond their lines. */
const textsOutOfTheirBox = (page: Page) =>
  page.evaluate(
    (allowed) =>
      window.shownTexts
        .filter(({ element, isInPlace }) => {
          const { display, textOverflow } = getComputedStyle(element);
          const isBox = display !== 'inline' && textOverflow !== 'ellipsis';
          return isInPlace && isBox && element.scrollWidth > element.clientWidth + allowed.box;
        })
        .map(({ name }) => `${name} sticks out`),
    tolerances,
  );

const textsCutInHeight = (page: Page) =>
  page.evaluate((allowed) => {
    const isCut = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect();
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(around);
        if (overflowX === 'auto' || overflowY === 'auto' || textOverflow === 'ellipsis') return false;
        const box = around.getBoundingClientRect();
        const hides = overflowY === 'hidden' || overflowY === 'clip';
        if (hides && (top < box.top - allowed.box || bottom > box.bottom + allowed.box)) return true;
      }
      return false;
    };
    return window.shownTexts
      .filter(({ element, isInPlace }) => isInPlace && isCut(element))
      .map(({ name }) => `${name} is cut in its height`);
  }, tolerances);

const overlappingTexts = (page: Page) =>
  page.evaluate((allowed) => {
    /** False for a line that its region has scrolled away, or covers with the row that says that there is more. */
    const showsInItsRegion = ({ top, bottom }: DOMRect, element: HTMLElement) => {
      const region = element.closest('[role=region]');
      if (!region) return true;
      const box = region.getBoundingClientRect();
      const isScrolled = region.scrollHeight > region.clientHeight;
      const row = isScrolled ? parseFloat(getComputedStyle(region).scrollPaddingBottom) || 0 : 0;
      return bottom > box.top && top < box.bottom - row;
    };
    const lines = window.shownTexts
      .filter(({ isInPlace }) => isInPlace)
      .flatMap((text) => text.lines.map((rect) => ({ ...text, rect })))
      .filter(({ rect, element }) => showsInItsRegion(rect, element))
      .toSorted((one, other) => one.rect.top - other.rect.top);
    const overlaps = (one: (typeof lines)[number], other: (typeof lines)[number]) => {
      const taller = Math.max(one.rect.height, other.rect.height);
      const mayOverlap = Math.max(allowed.overlap, taller * allowed.overlapShare);
      const down = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top;
      const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const isNested = one.element.contains(other.element) || other.element.contains(one.element);
      return across > allowed.letter && down > mayOverlap && !isNested;
    };
    return lines.flatMap((one, index) => {
      // Lines that start below this one cannot overlap it.
      const firstBelow = lines.findIndex(({ rect }, at) => at > index && rect.top >= one.rect.bottom);
      return lines
        .slice(index + 1, firstBelow < 0 ? undefined : firstBelow)
        .filter((other) => overlaps(one, other))
        .map((other) => `${one.name} lies on ${other.name}`);
    });
  }, tolerances);

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
  page.evaluate(
    (allowed) =>
      [...document.querySelectorAll('table')]
        .filter((table) => table.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((table) => table.getBoundingClientRect().width - (table.parentElement?.clientWidth ?? 0))
        .filter((wider) => wider > allowed.box)
        .map((wider) => `a table is ${Math.round(wider)} px wider than its frame`),
    tolerances,
  );

/** A drawing cuts off what sticks out of it. Only sideways: the letters are less high than the box of their line. */
const textsCutByTheirDrawing = (page: Page) =>
  page.evaluate(
    (allowed) =>
      [...document.querySelectorAll<SVGTextElement>('svg text')]
        .filter((text) => {
          const drawing = text.closest('svg');
          if (!drawing?.checkVisibility() || getComputedStyle(drawing).overflowX === 'visible') return false;
          const { left, right } = text.getBoundingClientRect();
          const frame = drawing.getBoundingClientRect();
          return left < frame.left - allowed.box || right > frame.right + allowed.box;
        })
        .map(({ textContent }) => `the drawing cuts “${textContent.slice(0, 40)}”`),
    tolerances,
  );

/** What a designer would reject at first sight in a page at rest, one line each. */
export const brokenTexts = async (page: Page) => {
  await findShownTexts(page);
  const checks = [
    cutTexts,
    textsUnderTheDock,
    textsOutOfTheirBox,
    textsCutInHeight,
    overlappingTexts,
    loosePunctuation,
    wideTables,
    textsCutByTheirDrawing,
  ];
  const found = await Promise.all(checks.map((check) => check(page)));
  return [...new Set(found.flat())];
};

/** How many lines each title of the page has. */
const titleLines = (page: Page) =>
  page.evaluate(
    (allowed) =>
      [...document.querySelectorAll<HTMLElement>('h1, h2, h3')]
        .filter(
          (title) =>
            title.checkVisibility({ visibilityProperty: true }) && !title.closest('.visually-hidden'),
        )
        .map((title) => {
          const range = document.createRange();
          range.selectNodeContents(title);
          const bottoms = [...range.getClientRects()]
            .filter(({ width }) => width > allowed.letter)
            .map(({ bottom }) => bottom)
            .toSorted((one, other) => one - other);
          // Words of one line may be in boxes that end at slightly different heights.
          const apart = parseFloat(getComputedStyle(title).fontSize) / 2;
          const lines = bottoms.filter((bottom, index) => bottom - (bottoms[index - 1] ?? -Infinity) > apart);
          return { title: title.textContent.trim().slice(0, 50), lines: lines.length };
        }),
    tolerances,
  );

/** Titles that have more lines at 1920 px than at 1280 px. Leaves the window at 1920 px. */
export const grownTitles = async (page: Page) => {
  await resize(page, 1280);
  const before = await titleLines(page);
  await resize(page, 1920);
  const after = await titleLines(page);
  // By title, because a page may show others at another width; titles that occur twice keep their order.
  return after.filter(({ title, lines }, index) => {
    const isSame = (one: { title: string }) => one.title === title;
    const occurrence = after.slice(0, index).filter(isSame).length;
    return lines > (before.filter(isSame)[occurrence]?.lines ?? lines);
  });
};
