import { expect, type Page } from 'playwright/test';
import { openHydrated } from './quality';

/** What opens a menu: a `summary`, which has no role of its own. */
export const menuButton = (page: Page, name: 'Menu' | 'Our Services') =>
  page.locator('header summary').filter({ hasText: name });

/** What opens the floating dock of screens below 1360 px. */
export const dock = (page: Page) => page.locator('aside summary');

/** Opens the dock if What's New is in it, as below 1360 px. Returns the button What's New. */
export const revealWhatsNew = async (page: Page) => {
  const summary = dock(page);
  const isOpen = await summary.evaluate((element) => element.closest('details')?.open === true);
  if (!isOpen && (await summary.isVisible())) await summary.press('Enter');
  return page.getByRole('button', { name: "What's New" });
};

/** Opens What's New on Home, on a screen of a certain width, and waits until React has taken it over. Returns the dialog. */
export const openWhatsNew = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 900 });
  await openHydrated(page, '/');
  await (await revealWhatsNew(page)).click();
  await expect(page.locator('#dialog')).toHaveAttribute('data-hydrated');
  return page.getByRole('dialog');
};
