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

test('the statistics count up once they are in view', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/aboutus');
  const band = page.locator('dl');
  await band.scrollIntoViewIfNeeded();
  await expect(band).toHaveAttribute('data-stage', 'counting');
  await page.clock.runFor(2100);
  for (const figure of ['2021', '400+', '80'])
    await expect(band.getByText(figure, { exact: true }).first()).toBeVisible();
});

test('the portfolio strip shows four projects at 50 px a second, and pauses', async ({ page }) => {
  await openHydrated(page, '/works');
  const strip = page.getByRole('group', { name: 'Moving strip of projects' });
  await expect(strip.locator('ul').first().getByRole('listitem')).toHaveCount(4);
  await expect(strip.locator('ul')).toHaveCount(3);
  const pace = await strip.locator('> div').evaluate((track) => {
    const [list] = track.children;
    return (
      (list instanceof HTMLElement ? list.offsetWidth : 0) /
      Number.parseFloat(getComputedStyle(track).animationDuration)
    );
  });
  expect(pace).toBeCloseTo(50, 1);
  await strip.focus();
  await expect
    .poll(() => strip.locator('> div').evaluate((track) => getComputedStyle(track).animationPlayState))
    .toBe('paused');
});

test('the blog list shows nine a page, four on a phone, and links to the article', async ({ page }) => {
  await openHydrated(page, '/blogs');
  const cards = page.getByRole('group', { name: 'List of articles' }).locator('> ul > li:visible');
  await expect(cards).toHaveCount(9);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(cards).toHaveCount(4);
  await cards
    .first()
    .getByRole('link', { name: /^Read more Your First Tech Résumé/ })
    .click();
  await expect(page).toHaveURL('/blog/5');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your First Tech Résumé/);
});

test('a legal page starts 79 px from the top, and its contents link to its sections', async ({ page }) => {
  await page.goto('/privacy-policy');
  const top = await page
    .locator('main > *')
    .first()
    .evaluate((element) => {
      const { top: edge } = element.getBoundingClientRect();
      return edge + Number.parseFloat(getComputedStyle(element).paddingTop);
    });
  expect(top).toBe(79);
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Cookies', exact: true })
    .click();
  await expect(page).toHaveURL('/privacy-policy#cookies');
  await expect(page.getByRole('heading', { name: 'Cookies', exact: true })).toBeInViewport();
});
