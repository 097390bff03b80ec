import { expect, test, type Page } from 'playwright/test';
import { kinds } from './accessibility/kinds';
import { untilAllAwake } from './helpers/quality';

// Nothing that floats covers text or a control while the page is at rest: each kind of page is walked in steps of 400 px.
test.describe.configure({ timeout: 120_000 });

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1360, height: 800 },
];

/** The dock stays at its place, also where it would go away: it must cover nothing anywhere. */
const neverAway = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('aside summary { transform: none !important; transition: none !important }');
    document.adoptedStyleSheets = [sheet];
  });

/** Text and controls that lie under what floats, one line each. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const floats = [...document.querySelectorAll('aside summary, aside a')].filter((one) =>
      one.checkVisibility(),
    );
    const boxes = floats
      .map((one) => one.getBoundingClientRect())
      .filter(({ left, right, width }) => width > 0 && left < innerWidth - 1 && right > 1);
    const overlaps = (a: DOMRect) =>
      boxes.some((b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top);
    /** The part of a box that its scrolling or clipping ancestors let through. */
    const seen = (element: Element, box: DOMRect) => {
      let [left, right] = [box.left, box.right];
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (getComputedStyle(at).overflowX === 'visible') continue;
        const clip = at.getBoundingClientRect();
        [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
      }
      return new DOMRect(left, box.top, Math.max(right - left, 0), box.height);
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('aside, header');
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || !isShown(parent) || parent.closest('.visually-hidden'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const under = [...range.getClientRects()].some((box) => {
        const part = seen(parent, box);
        return part.width > 0 && overlaps(part);
      });
      if (under) texts.push(node.textContent.trim().slice(0, 60));
    }
    const controls = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary, video'),
    ]
      .filter((one) => isShown(one) && !one.matches('.visually-hidden'))
      .filter((one) => {
        const part = seen(one, one.getBoundingClientRect());
        return part.width > 0 && overlaps(part);
      })
      .map((one) => `${one.tagName} ${one.textContent.trim().slice(0, 40)}`);
    return [...texts, ...controls];
  });

for (const [kind, address] of Object.entries(kinds)) {
  test(`on ${kind} nothing that floats covers text or a control at rest`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(address);
      await untilAllAwake(page);
      await neverAway(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < height; y += 400) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
        expect(await covered(page), `${size.width} px wide, ${y} px down`).toEqual([]);
      }
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  const widgets = (page: Page) => page.locator('aside');

  test('the dock goes away over the footer and beside a form, and comes back', async ({ page }) => {
    await page.goto(kinds.home);
    await untilAllAwake(page);
    await expect(widgets(page)).not.toHaveAttribute('data-away');
    for (const inTheWay of ['footer', 'main form']) {
      await page.locator(inTheWay).first().scrollIntoViewIfNeeded();
      await expect(widgets(page)).toHaveAttribute('data-away');
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(widgets(page)).not.toHaveAttribute('data-away');
    }
  });
});
