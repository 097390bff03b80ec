/** One visit to each kind of page checks everything that all pages promise; precision.spec.ts visits every address. */
import { expect, test, type Page } from 'playwright/test';
import { brokenPictures, movingThings, scrollThrough } from './accessibility/checks';
import { coveredByDock } from './accessibility/dock';
import { walkByTab } from './accessibility/focus';
import { kinds } from './accessibility/kinds';
import { axeViolations, openAllHydrated, untilAllHydrated, watchConsole } from './helpers/quality';
import { brokenTexts, resize, widenText, zoomIn } from './helpers/texts';

test.describe.configure({ timeout: 180_000 });

const sizesWithDock = [
  [360, 740],
  [768, 1024],
  [1280, 720],
  [1360, 800],
] as const;

/** Kinds whose layout on narrow screens moves controls; the others are walked at 1280 px alone. */
const walkedAt: Record<number, string[]> = {
  360: ['home', 'contact', 'courses', 'internships', 'legal'],
  768: ['works', 'internships'],
};

const overflow = (page: Page) =>
  page.evaluate(() => Math.max(document.documentElement.scrollWidth - innerWidth, 0));

for (const [kind, address] of Object.entries(kinds)) {
  test(`${kind}: keyboard, axe, sizes, text spacing, zoom and dock`, async ({ page }) => {
    const said = watchConsole(page, kind.startsWith('unknown') ? /status of 404/ : undefined);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAllHydrated(page, address);
    const none = async (name: string, problems: Promise<unknown[]>) =>
      expect.soft(await problems, name).toEqual([]);
    // Every page has the same header and footer: one walk through them at each width is enough.
    const walk = async (width: number) => {
      await none(`keyboard at ${width} px`, walkByTab(page, kind === 'home' ? 'body' : 'main'));
      await page.evaluate(() => {
        (document.activeElement as HTMLElement | null)?.blur();
        scrollTo({ top: 0, behavior: 'instant' });
      });
    };

    await none('moving with reduced motion', movingThings(page));
    await walk(1280);
    for (const [width, walked] of Object.entries(walkedAt)) {
      if (!walked.includes(kind)) continue;
      await resize(page, Number(width));
      // Tab goes on from where the last walk ended; a new document starts at its top.
      await page.reload();
      await untilAllHydrated(page);
      await walk(Number(width));
    }
    await resize(page, 1280);
    await none('axe at 1280 px', axeViolations(page));
    await widenText(page);
    await none('text with wide spacing at 1280 px', brokenTexts(page));
    await resize(page, 360);
    await none('text with wide spacing at 360 px', brokenTexts(page));
    await page.evaluate(() => (document.adoptedStyleSheets = []));
    await none('text at 360 px', brokenTexts(page));
    await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
    await none('axe at 360 px with everything open', axeViolations(page));
    await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = false)));

    // Strips that move are laid out differently from strips that do not.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const [width, height] of sizesWithDock) {
      await resize(page, width, height);
      expect.soft(await overflow(page), `wider than ${width} px`).toBe(0);
      await none(`covered by the dock at ${width} px`, coveredByDock(page));
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });

    await zoomIn(page);
    expect.soft(await overflow(page), 'wider than the screen at 400 %').toBe(0);
    await none('text at 400 %', brokenTexts(page));
    await scrollThrough(page);
    await expect.poll(() => brokenPictures(page), { message: 'pictures' }).toEqual([]);
    await none('console', Promise.resolve(said));
  });
}
