/** What comes out of the printer. */
import { expect, type Page } from 'playwright/test';
import { test } from './helpers/crm';
import { dialog, heldNotice, sendFromHome, untilDialogMarkup } from './helpers/forms';

/** The number of sheets of a PDF. */
const sheets = async (page: Page) =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('with an open dialog the page is printed as without it', async ({ page }) => {
  await page.goto('/works');
  const without = await sheets(page);
  expect(without).toBeGreaterThan(0);
  await untilDialogMarkup(page);
  await page.locator('main [data-dialog="portfolio"]').click();
  await expect(page.locator('#dialog').getByLabel('Name', { exact: true })).toBeVisible();
  expect(await sheets(page)).toBe(without);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the notice about a pending lead is not printed', async ({ page, word }) => {
  await page.route('**/servlet/**', (route) => route.abort());
  await page.goto('/');
  await sendFromHome(page, word);
  await expect(dialog(page, 'Thank you')).toBeHidden();
  await expect(heldNotice(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(heldNotice(page)).toHaveCount(0);
});

test('both choices of an offer are printed', async ({ page }) => {
  await page.goto('/');
  const panels = page.locator('[data-panel]');
  await expect(panels.filter({ visible: true })).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(panels.filter({ visible: true })).toHaveCount(2);
});

test('the answers of a programme that a phone folds are printed open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/internshipdetailpage/1');
  const answers = page.locator('dl dd', { hasText: 'learners, both tracks together' });
  await expect(answers).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answers).toBeVisible();
});
