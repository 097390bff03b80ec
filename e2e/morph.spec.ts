import { expect, test } from 'playwright/test';
import { openHydrated } from './helpers/quality';

test('the cover of a card grows into its page, where the browser can do that', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const covers = () =>
      [...document.querySelectorAll('[data-morph]')].filter(
        (element) => getComputedStyle(element).viewTransitionName === 'cover',
      ).length;
    // The number of elements named as the cover before and after each change of page.
    document.startViewTransition = (update) => {
      const before = covers();
      const transition = start(update);
      void transition.updateCallbackDone.then(() => {
        document.documentElement.dataset['covers'] = `${before}, ${covers()}`;
      });
      return transition;
    };
  });
  await openHydrated(page, '/blogs');
  const card = page.getByRole('main').locator('li:has([data-card])').nth(4).getByRole('link');
  const address = (await card.getAttribute('href')) ?? '';
  await card.click();
  await expect(page).toHaveURL(address);
  await expect(page.locator('html')).toHaveAttribute('data-covers', '1, 1');

  await openHydrated(page, '/blogs');
  await page.evaluate(() => Reflect.set(document, 'startViewTransition', undefined));
  await card.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('the page changes at once', async ({ page }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        document.documentElement.dataset['covers'] = 'moved';
        return start(update);
      };
    });
    await openHydrated(page, '/blogs');
    const before = await page.getByRole('heading', { level: 1 }).textContent();
    await page.getByRole('main').locator('li:has([data-card])').nth(4).getByRole('link').tap();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before ?? '');
    await expect(page.locator('html')).not.toHaveAttribute('data-covers');
  });
});
