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

/** Texts that stick out of their box or are cut off, and texts that lie on each other. */
export const brokenTexts = (page: Page) =>
  page.evaluate(async () => {
    // What follows the scrolling is where it belongs in the next frame.
    await new Promise((done) => void requestAnimationFrame(() => requestAnimationFrame(done)));
    const isShown = (element: Element) =>
      element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
      }) &&
      // What moves sideways is cut off by its window, and what is meant for the ear or for nobody has no size.
      !element.closest(
        '.visually-hidden, [inert], [aria-hidden=true], [aria-roledescription=carousel] [data-slot], [aria-label^="Moving strip"], aside, header, svg',
      );
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const nameOf = (element: Element) => `${element.tagName} “${element.textContent.trim().slice(0, 40)}”`;
    const texts = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) => hasText(element) && isShown(element) && !element.matches('script, style, option, select'),
    );
    const sticking = texts
      .filter((element) => {
        const { display, textOverflow } = getComputedStyle(element);
        // Shortened texts are elsewhere on the page in full. Upwards and downwards the letters of tight headings
        // reach beyond their lines; that only matters where it is cut.
        return (
          display !== 'inline' && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1
        );
      })
      .map((element) => `${nameOf(element)} sticks out`);
    const cut = texts.flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(around);
        if (overflowX === 'auto' || overflowY === 'auto' || textOverflow === 'ellipsis') return [];
        const box = around.getBoundingClientRect();
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        if (hides(overflowX) && (left < box.left - 1 || right > box.right + 1))
          return [`${nameOf(element)} is cut off`];
        if (hides(overflowY) && (top < box.top - 1 || bottom > box.bottom + 1))
          return [`${nameOf(element)} is cut off`];
      }
      return [];
    });
    const lines = texts.flatMap((element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .flatMap((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          // What has been scrolled out of a box, or under the row that shows more of it, lies on nothing.
          const around = element.closest('[role=region]');
          const box = around?.getBoundingClientRect();
          const isScrolled = around && around.scrollHeight > around.clientHeight;
          const row = isScrolled ? parseFloat(getComputedStyle(around).scrollPaddingBottom) || 0 : 0;
          return [...range.getClientRects()]
            .filter(({ top, bottom }) => !box || (bottom > box.top && top < box.bottom - row))
            .map((rect) => ({ element, rect }));
        }),
    );
    lines.sort((one, other) => one.rect.top - other.rect.top);
    const overlapping = lines.flatMap((one, index) => {
      const found: string[] = [];
      for (const other of lines.slice(index + 1)) {
        const down = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top;
        // All further lines start below this one.
        if (one.rect.bottom - other.rect.top <= 6) break;
        const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const isNested = one.element.contains(other.element) || other.element.contains(one.element);
        if (across > 2 && down > 6 && !isNested)
          found.push(`${nameOf(one.element)} lies on ${nameOf(other.element)}`);
      }
      return found;
    });
    return [...new Set([...sticking, ...cut, ...overlapping])];
  });
