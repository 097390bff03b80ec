/** Everything that all pages promise, on one page of each kind; precision.spec.ts visits the other addresses. */
import { expect, test, type Page } from 'playwright/test';
import { addMarks, brokenPictures, removeMarks, runningMotion, scrollThrough } from './accessibility/checks';
import { walkByTab } from './accessibility/focus';
import { kinds } from './accessibility/kinds';
import { siteUrl } from './helpers/ports';
import { axeViolations, openAllHydrated, watchConsole } from './helpers/quality';
import { brokenTexts, grownTitles, overflow, resize, widenText, zoomIn } from './helpers/texts';

const sizes = [
  { width: 1920, height: 1080 },
  { width: 1360, height: 800 },
  { width: 1280, height: 720 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
];

/** The widths at which Tab walks through a page: kinds whose narrow layout moves controls are walked there. */
const walks: Record<string, number[]> = {
  // Every page has the same header and footer, so one kind is walked with them, in both layouts.
  home: [360, 1280],
  contact: [360],
  courses: [360],
  legal: [360],
  internships: [360],
  works: [768],
};

const setDetails = (page: Page, open: boolean) =>
  page.evaluate((isOpen) => document.querySelectorAll('details').forEach((one) => (one.open = isOpen)), open);

/** Takes back what a test has changed in the page. */
const restore = (page: Page) =>
  page.evaluate(() => {
    document.adoptedStyleSheets = [];
    document.documentElement.style.fontSize = '';
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: 'instant' });
  });

for (const [kind, address] of Object.entries(kinds))
  test.describe(kind, () => {
    // One visit for all tests of a kind, in this order: opening a page takes longer than most of them.
    test.describe.configure({ mode: 'default' });
    let page: Page;
    let consoleLines: string[];
    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage({ baseURL: siteUrl, reducedMotion: 'reduce' });
      consoleLines = watchConsole(page, kind.startsWith('unknown') ? /status of 404/ : undefined);
      await openAllHydrated(page, address);
    });
    test.afterEach(() => restore(page));
    test.afterAll(() => page.close());

    for (const width of walks[kind] ?? [1280])
      test(`Tab reaches every control, in order and in view, at ${width} px`, async () => {
        await resize(page, width);
        // Tab goes on from where the last walk ended; a new document starts at its top.
        await openAllHydrated(page, address);
        expect(await walkByTab(page, kind === 'home' ? 'body' : 'main')).toEqual([]);
      });

    test('nothing moves with reduced motion', async () => {
      expect(await runningMotion(page)).toEqual([]);
    });

    test('axe finds nothing at 1280 px', async () => {
      await resize(page, 1280);
      expect(await axeViolations(page)).toEqual([]);
    });

    test('axe finds nothing at 360 px with everything open', async () => {
      await resize(page, 360);
      await setDetails(page, true);
      await addMarks(page);
      const violations = await axeViolations(page);
      await removeMarks(page);
      await setDetails(page, false);
      expect(violations).toEqual([]);
    });

    for (const width of [1280, 360])
      test(`wide text spacing cuts nothing at ${width} px`, async () => {
        await resize(page, width);
        await widenText(page);
        expect(await brokenTexts(page)).toEqual([]);
      });

    test('no title has more lines at 1920 px than at 1280 px', async () => {
      expect(await grownTitles(page)).toEqual([]);
    });

    for (const { width, height } of sizes)
      test(`every text is whole at ${width} px, and the page is no wider`, async () => {
        await resize(page, width, height);
        expect(await brokenTexts(page)).toEqual([]);
        // Strips that move have another layout than strips that do not.
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        const tooWide = await overflow(page);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        expect(tooWide).toBe(0);
      });

    test('text of 200 % makes the page no wider than 768 px', async () => {
      await resize(page, 768);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await overflow(page)).toBe(0);
    });

    // The last sizes: a zoomed window keeps its zoom.
    test('every text is whole at 400 % zoom, and the page is no wider', async () => {
      await zoomIn(page);
      expect(await overflow(page)).toBe(0);
      expect(await brokenTexts(page)).toEqual([]);
    });

    test('every picture loads', async () => {
      await scrollThrough(page);
      await expect.poll(() => brokenPictures(page)).toEqual([]);
    });

    test('the console stays empty', () => {
      expect(consoleLines).toEqual([]);
    });
  });
