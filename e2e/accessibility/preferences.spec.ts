/** Zoom in dialogs and forced colours; ../kinds.spec.ts checks zoom, spacing and motion of whole pages. */
import { expect, test, type Page } from 'playwright/test';
import { paths } from '../../src/config/paths';
import { openAllHydrated } from '../helpers/quality';
import { revealWhatsNew } from '../helpers/shell';
import { brokenTexts, zoomIn } from '../helpers/texts';
import { focusOf, press } from './focus';

test('at 400 % a dialog scrolls, and its last control can be brought into view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAllHydrated(page, paths.works);
  await zoomIn(page);
  for (const opener of ["Let's Get Started", "What's New"]) {
    const button =
      opener === "What's New" ? await revealWhatsNew(page) : page.getByRole('button', { name: opener });
    await button.press('Enter');
    const popup = page.locator('.MuiDialog-root').getByRole('dialog');
    await expect(popup).toBeVisible();
    await popup.locator('button[type=submit]').focus();
    expect((await focusOf(page)).problem).toBe('');
    expect(await popup.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    expect(await brokenTexts(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
  }
});

/** The outlines that buttons and fields lack against the ground of the page, and how many there are. */
const outlines = (page: Page) =>
  page.evaluate(() => {
    const drawn =
      '.MuiButton-root, nav li > a[aria-label^=Page], .MuiOutlinedInput-notchedOutline, :has(> input[type=checkbox]) > span, input[type=search]';
    const shown = [...document.querySelectorAll(drawn)].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
    const ground = getComputedStyle(document.body).backgroundColor;
    const missing = shown.filter((one) => {
      const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(one);
      return borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1 || borderTopColor === ground;
    });
    return { count: shown.length, missing: missing.map((one) => one.outerHTML.slice(0, 120)) };
  });

test('in forced colours outlines and focus show', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const address of [paths.internshipList, paths.contact, paths.home]) {
    await openAllHydrated(page, address);
    const { count, missing } = await outlines(page);
    expect(count, address).toBeGreaterThan(5);
    expect(missing, address).toEqual([]);
    for (let presses = 0; presses < 15; presses += 1) await press(page, 'Tab');
  }
  await page.getByRole('button', { name: 'Request Demo' }).click();
  await expect(page.getByRole('dialog', { name: /./ })).toBeVisible();
  expect((await outlines(page)).missing).toEqual([]);
});

test('in forced colours a drawing keeps its ground behind it', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const address of [paths.works, paths.internships, paths.services.aiml]) {
    await openAllHydrated(page, address);
    const grounds = await page.locator('main svg[role=img]:not([focusable])').evaluateAll((drawings) => {
      const own = document.createElement('canvas').getContext('2d');
      if (!own) throw new Error('This browser draws nothing.');
      return drawings.map((drawing) => {
        const { backgroundColor } = getComputedStyle(drawing);
        // Written as the browser writes colours: #rrggbb.
        own.fillStyle = getComputedStyle(drawing).getPropertyValue('--ground').trim();
        const wanted = own.fillStyle;
        own.fillStyle = backgroundColor;
        return { shown: own.fillStyle, wanted };
      });
    });
    expect(grounds.length, address).toBeGreaterThan(0);
    for (const { shown, wanted } of grounds) expect(shown, address).toBe(wanted);
  }
});
