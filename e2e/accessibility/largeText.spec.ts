/** Text at 200% of its size in the browser's settings, which also widens every `em` of a media query. */
import { expect, test } from 'playwright/test';
import { testLaunchOptions } from '../../playwright.config';
import { openHydrated } from '../helpers/quality';

test.use({
  launchOptions: {
    ...testLaunchOptions,
    args: [...testLaunchOptions.args, '--blink-settings=defaultFontSize=32'],
  },
});

test('in the menu no picture covers a link', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page, '/works');
  const bar = page.getByRole('banner');
  await bar.locator('summary[aria-controls="menu"]').click();
  await bar.getByText('Our Services').click();
  await bar.getByRole('link', { name: 'Web Development' }).hover();
  await expect(bar.locator('#services-menu img')).toBeHidden();
});

for (const width of [1024, 1280, 2100])
  test(`in a window of ${width} px every control of the bar is in view`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/works');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    const bar = page.getByRole('banner');
    if (width < 2048) await bar.locator('summary[aria-controls="menu"]').click();
    for (const name of ['About', 'Blogs', 'Contact Us'])
      await expect(bar.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
  });
