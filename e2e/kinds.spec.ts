/** One visit to each kind of page checks everything that all pages promise; precision.spec.ts visits the other addresses. */
import { expect, test, type Page } from 'playwright/test';
import { addMarks, brokenPictures, movingThings, removeMarks, scrollThrough } from './accessibility/checks';
import { walkByTab } from './accessibility/focus';
import { kinds } from './accessibility/kinds';
import { axeViolations, openAllHydrated, watchConsole } from './helpers/quality';
import { brokenTexts, grownTitles, overflow, resize, widenText, zoomIn } from './helpers/texts';

test.describe.configure({ timeout: 180_000 });

const sizes = [
  [1920, 1080],
  [360, 740],
  [768, 1024],
  [1280, 720],
  [1360, 800],
] as const;

/** Where Tab walks through a kind whose layout on narrow screens moves controls; through the others at 1280 px. */
const narrowWalks: Record<string, number> = {
  contact: 360,
  courses: 360,
  legal: 360,
  internships: 360,
  works: 768,
};

const openDetails = (page: Page, open: boolean) =>
  page.evaluate((isOpen) => document.querySelectorAll('details').forEach((one) => (one.open = isOpen)), open);

for (const [kind, address] of Object.entries(kinds)) {
  test(`${kind}: keyboard, axe, sizes, text spacing, zoom and dock`, async ({ page }) => {
    const said = watchConsole(page, kind.startsWith('unknown') ? /status of 404/ : undefined);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const none = async (name: string, problems: Promise<unknown[]>) =>
      expect.soft(await problems, name).toEqual([]);

    // Every page has the same header and footer: Home's are walked through at both ends.
    for (const width of kind === 'home' ? [360, 1280] : [narrowWalks[kind] ?? 1280]) {
      await resize(page, width);
      // Tab goes on from where the last walk ended; a new document starts at its top.
      await openAllHydrated(page, address);
      await none(`keyboard at ${width} px`, walkByTab(page, kind === 'home' ? 'body' : 'main'));
    }
    await page.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
      scrollTo({ top: 0, behavior: 'instant' });
    });
    await none('moving with reduced motion', movingThings(page));
    await resize(page, 1280);
    await none('axe at 1280 px', axeViolations(page));
    await widenText(page);
    await none('text with wide spacing at 1280 px', brokenTexts(page));
    await resize(page, 360);
    await none('text with wide spacing at 360 px', brokenTexts(page));
    await page.evaluate(() => (document.adoptedStyleSheets = []));
    await openDetails(page, true);
    await addMarks(page);
    await none('axe at 360 px with everything open', axeViolations(page));
    await removeMarks(page);
    await openDetails(page, false);

    await none('titles with more lines at 1920 px', grownTitles(page));
    for (const [width, height] of sizes) {
      await resize(page, width, height);
      await none(`texts at ${width} px`, brokenTexts(page));
      // Strips that move are laid out differently from strips that do not.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      expect.soft(await overflow(page), `wider than ${width} px`).toBe(0);
      await page.emulateMedia({ reducedMotion: 'reduce' });
    }

    const enlargeText = (size: string) =>
      page.evaluate((value) => (document.documentElement.style.fontSize = value), size);
    await resize(page, 768);
    await enlargeText('200%');
    expect.soft(await overflow(page), 'wider than 768 px with text of 200 %').toBe(0);
    await enlargeText('');
    await zoomIn(page);
    expect.soft(await overflow(page), 'wider than the screen at 400 %').toBe(0);
    await none('text at 400 %', brokenTexts(page));
    await scrollThrough(page);
    await expect.poll(() => brokenPictures(page), { message: 'pictures' }).toEqual([]);
    await none('console', Promise.resolve(said));
  });
}
