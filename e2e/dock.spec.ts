import { expect, test } from 'playwright/test';
import { paths } from '../src/config/paths';
import { untilAllHydrated } from './helpers/quality';

// kinds.spec.ts shows that the dock covers nothing.
test.use({ viewport: { width: 360, height: 740 } });

test('the dock hides over the footer and beside a form, and comes back', async ({ page }) => {
  const widgets = page.locator('aside');
  await page.goto(paths.home);
  await untilAllHydrated(page);
  await expect(widgets).not.toHaveAttribute('data-away');
  for (const inTheWay of ['footer', 'main form']) {
    await page.locator(inTheWay).first().scrollIntoViewIfNeeded();
    await expect(widgets).toHaveAttribute('data-away');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(widgets).not.toHaveAttribute('data-away');
  }
});
