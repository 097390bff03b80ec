import type { Page } from 'playwright/test';

/** What opens a menu: a `summary`, which has no role of its own. */
export const menuButton = (page: Page, name: 'Menu' | 'Our Services') =>
  page.locator('header summary').filter({ hasText: name });

/** What opens the floating dock of screens below 1360 px. */
export const dock = (page: Page) => page.locator('aside summary');

/** The button What's New; below 1360 px it is in the dock, which opens first. */
export const whatsNew = async (page: Page) => {
  if (!(await dock(page).evaluate((summary) => summary.closest('details')?.open))) {
    if (await dock(page).isVisible()) await dock(page).press('Enter');
  }
  return page.getByRole('button', { name: "What's New" });
};
