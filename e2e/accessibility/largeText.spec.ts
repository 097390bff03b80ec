/** Text at 200% of its size in the browser's settings, which also widens every `em` of a media query. */
import { expect, test } from 'playwright/test';
import { testLaunchOptions } from '../../playwright.config';

test.use({
  launchOptions: {
    ...testLaunchOptions,
    args: [...testLaunchOptions.args, '--blink-settings=defaultFontSize=32'],
  },
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
