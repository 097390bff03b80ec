import { expect, test, type Page } from 'playwright/test';
import { openAllHydrated, untilAllHydrated } from './helpers/quality';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Place and colours of every element of the page's content. */
const lookOf = (page: Page) =>
  page.locator('main').evaluate(async (main) => {
    await document.fonts.ready;
    scrollTo(0, 0);
    return [...main.querySelectorAll('*:not(link, :has(> link))')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor } = getComputedStyle(element);
      return [element.tagName, ...[x, y, width, height].map(Math.round), color, backgroundColor].join(' ');
    });
  });

const looksByItself = async (page: Page, address: string) => {
  await openAllHydrated(page, address);
  // The fonts of rarer letters come last.
  await page.waitForLoadState('networkidle');
  return lookOf(page);
};
/** Opens the list of articles and follows a link of it in the app. */
const follow = async (page: Page, address: string) => {
  await openAllHydrated(page, '/blogs');
  await page.locator(`a[href="${address}"]`).first().dispatchEvent('click');
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`));
  await untilAllHydrated(page);
};

for (const address of ['/blog/5', '/fullstack']) {
  test(`${address} looks the same after a link as after a reload`, async ({ page }) => {
    const look = await looksByItself(page, address);
    await follow(page, address);
    await expect.poll(() => lookOf(page)).toEqual(look);
  });
}
