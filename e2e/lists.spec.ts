import { expect, test, type Page } from 'playwright/test';
import { openHydrated, untilHydrated } from './helpers/quality';

const cardsOf = (page: Page, list: string) =>
  page.getByRole('group', { name: list }).locator('> ul > li:visible');

for (const [address, list, onDesktop, onPhone] of [
  ['/viewallinternshipsandtrainings', 'List of programmes', 9, 5],
  ['/viewallcourses', 'List of courses', 6, 4],
  ['/blogs', 'List of articles', 9, 4],
] as const)
  test(`${address} has ${onDesktop} a page, ${onPhone} on a phone`, async ({ page }) => {
    await openHydrated(page, address);
    await expect(cardsOf(page, list)).toHaveCount(onDesktop);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(cardsOf(page, list)).toHaveCount(onPhone);
  });

test('a list turns its pages, also by Back and a reload; a search starts at page 1', async ({ page }) => {
  await openHydrated(page, '/viewallinternshipsandtrainings');
  const cards = cardsOf(page, 'List of programmes');
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
  await search.fill('zzz');
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(cards).toHaveCount(9);
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(cards).toHaveCount(4);
  await page.goBack();
  await expect(cards).toHaveCount(9);
});
