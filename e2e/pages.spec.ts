import { expect, test } from 'playwright/test';
import { openHydrated } from './helpers/quality';

test('the film plays with native controls; the banner is for wide screens', async ({ page }) => {
  await openHydrated(page, '/aboutus');
  const video = page.locator('video');
  await expect(video).not.toHaveAttribute('controls');
  await expect(video).toContainText('Your browser does not support the video tag.');
  await page.getByRole('button', { name: 'Play the promo video' }).press('Enter');
  await expect(video).toHaveAttribute('controls');
  await expect(video).toBeFocused();
  await expect(page.getByRole('button', { name: 'Play the promo video' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /opens in a new tab/ }).first()).toHaveAttribute(
    'target',
    '_blank',
  );
  const banner = page.getByRole('heading', { name: "Let's Work Together" });
  await expect(banner).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(banner).toBeHidden();
});

// tests/sections/Statistics.test.tsx counts.
test('the numbers of the about page show by themselves when the scripts never arrive', async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto('/aboutus', { waitUntil: 'commit' });
  const first = page.locator('dl > div').first();
  await expect(first).toHaveCSS('opacity', '0');
  // Ends what the style sheet does by itself, as if the page had been left alone.
  await page.evaluate(() => document.getAnimations().map((animation) => animation.finish()));
  await expect(first).toHaveCSS('opacity', '1');
  await expect(first).toContainText('2021');
});

test('the contents of a legal page link to its sections', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Cookies', exact: true })
    .click();
  await expect(page).toHaveURL('/privacy-policy#cookies');
  await expect(page.getByRole('heading', { name: 'Cookies', exact: true })).toBeInViewport();
});
