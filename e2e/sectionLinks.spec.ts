/**
 * Links to a section of the same page. The browser follows them, and React Router must not take the page elsewhere. Going back
 * from a section is tested in e2e/browsers.
 */
import { expect, test, type Page } from 'playwright/test';
import { paths } from '../src/config/paths';
import { openAllHydrated } from './helpers/quality';

const scrollPage = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' }).getByRole('link');

/** Waits until the page stays where it is for 20 frames. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    let still = 0;
    while (still < 20) {
      const before = scrollY;
      await new Promise(requestAnimationFrame);
      still = scrollY === before ? still + 1 : 0;
    }
  });

test('a link to a section leads there from anywhere on the page, also a second time', async ({ page }) => {
  await openAllHydrated(page, paths.article(1));
  const link = contents(page).last();
  const heading = page.locator((await link.getAttribute('href')) ?? '');
  for (const from of [600, 900]) {
    await scrollPage(page, from);
    await expect(heading).not.toBeInViewport();
    await link.click();
    await untilStill(page);
    await expect(heading).toBeInViewport();
  }
});
