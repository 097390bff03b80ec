import { expect, test, type Page } from 'playwright/test';
import { openHydrated, untilHydrated } from './helpers/quality';

const visibleCards = (page: Page, list: string) =>
  page.getByRole('group', { name: list }).locator('> ul > li:visible');

test('the internship list has nine a page, five on a phone; a search starts at page 1', async ({ page }) => {
  await openHydrated(page, '/viewallinternshipsandtrainings');
  const cards = visibleCards(page, 'List of programmes');
  await expect(cards).toHaveCount(9);
  await expect(page.getByText('Internship and training with guaranteed job').first()).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Pagination' });
  await expect(pages.getByRole('link', { name: 'Previous' })).toBeDisabled();
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(cards).toHaveCount(4);
  await expect(pages.getByRole('link', { name: 'Next' })).toBeDisabled();
  await page.reload();
  await expect(cards).toHaveCount(4);

  await untilHydrated(page);
  const search = page.getByRole('searchbox', { name: 'Looking for a specific program?' });
  await search.fill('PYTHON');
  await expect(cards).toHaveCount(2);
  await expect(page).toHaveURL(/\?q=PYTHON$/);
  await expect(page.getByRole('status').filter({ hasText: '2 programmes match “PYTHON”' })).toBeVisible();
  await expect(pages).toHaveCount(0);
  await search.fill('zzz');
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(cards).toHaveCount(9);

  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(cards).toHaveCount(4);
  await page.goBack();
  await expect(cards).toHaveCount(9);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(cards).toHaveCount(5);
});

test('the course catalogue shows six a page and four on a phone; typing keeps the page', async ({ page }) => {
  await openHydrated(page, '/viewallcourses');
  const cards = visibleCards(page, 'List of courses');
  await expect(cards).toHaveCount(6);
  await expect(page.getByText('Page 1', { exact: true }).filter({ visible: true })).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(cards).toHaveCount(2);
  const search = page.getByPlaceholder('What would you like to learn?');
  await search.fill('stack');
  await expect(page).toHaveURL(/page=2/);
  await expect(cards).toHaveCount(3);
  await search.fill('');
  await expect(cards).toHaveCount(2);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(cards).toHaveCount(4);
});

test('the blog list shows nine a page, four on a phone, and links to the article', async ({ page }) => {
  await openHydrated(page, '/blogs');
  const cards = visibleCards(page, 'List of articles');
  await expect(cards).toHaveCount(9);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(cards).toHaveCount(4);
  await cards.getByRole('link', { name: /^Read more Your First Tech Résumé/ }).click();
  await expect(page).toHaveURL('/blog/5');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your First Tech Résumé/);
});
