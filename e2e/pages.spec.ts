import { expect, test, type Page } from 'playwright/test';
import { paths } from '../src/config/paths';
import { coursesPage } from '../src/content/coursesPage';
import { detailPages } from '../src/content/detailPages';
import { internshipsPage } from '../src/content/internshipsPage';
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

test.describe('the numbers of the about page', () => {
  const band = (page: Page) => page.locator('dl');
  const first = (page: Page) => page.locator('dl > div').first();
  /** Ends what the style sheet does by itself, as if the page had been left alone. */
  const pass = (page: Page) =>
    page.evaluate(() => document.getAnimations().map((animation) => animation.finish()));

  // tests/sections/Statistics.test.tsx counts with React, too.
  test('count up when they come into view, even after a long wait, before React', async ({ page }) => {
    await page.clock.install();
    await page.route('**/assets/entry-client*.js', () => {});
    await page.goto('/aboutus');
    await expect(band(page)).toHaveAttribute('data-stage', 'hidden');
    await pass(page);
    await expect(first(page)).toHaveCSS('opacity', '0');
    await band(page).scrollIntoViewIfNeeded();
    await expect(band(page)).toHaveAttribute('data-stage', 'counting');
    await page.clock.runFor(2100);
    for (const number of ['2021', '400+', '80'])
      await expect(band(page).locator(`text="${number}"`).first()).toBeVisible();
  });

  test('show by themselves when the scripts never arrive', async ({ page }) => {
    await page.route('**/assets/*.js', () => {});
    await page.goto('/aboutus', { waitUntil: 'commit' });
    await expect(first(page)).toHaveCSS('opacity', '0');
    await pass(page);
    await expect(first(page)).toHaveCSS('opacity', '1');
    await expect(first(page)).toContainText('2021');
  });
});

test('the courses page highlights three testimonials at every width', async ({ page }) => {
  await page.goto('/SkillOrientedCourses');
  const list = page.getByRole('group', { name: 'Moving strip of testimonials' }).locator('ul').first();
  const standingOut = () =>
    list
      .locator('figure')
      .evaluateAll((cards) =>
        cards.flatMap((card, index) =>
          getComputedStyle(card).backgroundColor === 'rgb(242, 179, 49)' ? [index] : [],
        ),
      );
  for (const [width, indexes] of [
    [360, [3, 4, 5]],
    [768, [2, 3, 4]],
    [1280, [2, 3, 4]],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await standingOut(), `${width} px`).toEqual(indexes);
  }
});

test('four benefits are in four columns on a desktop, six services in three', async ({ page }) => {
  for (const [address, heading, tag] of [
    [paths.courses, coursesPage.landing.impact.heading, 'ul'],
    [paths.internships, internshipsPage.landing.rewards.heading, 'ul'],
    [paths.internship(1), detailPages.careers, 'ul'],
    [paths.services.devops, /./, 'ol:has(li:nth-child(6) > h3)'],
  ] as const) {
    await page.goto(address);
    const heads = page.getByRole('heading', { name: heading });
    const list = page.locator('main section', { has: heads }).locator(tag).first();
    const [items, columns] = tag === 'ul' ? [4, 4] : [6, 3];
    await expect(list.locator('> li')).toHaveCount(items);
    const grid = await list.evaluate((element) => getComputedStyle(element).gridTemplateColumns);
    expect(grid.split(' '), address).toHaveLength(columns);
  }
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
