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

test('a search that was opened by its address shows what it finds before any touch', async ({ page }) => {
  await page.goto('/viewallinternshipsandtrainings?q=python');
  await expect(cardsOf(page, 'List of programmes')).toHaveCount(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  for (const [address, links] of [
    ['/viewallcourses', '/SkillOrientedCourses/'],
    ['/viewallinternshipsandtrainings', '/internshipdetailpage/'],
    ['/SkillOrientedCourses', '/SkillOrientedCourses/'],
    ['/internshipsandtrainings', '/internshipdetailpage/'],
  ] as const)
    test(`${address}: the first of its links is within two screens, and no picture is before the list`, async ({
      page,
    }) => {
      await page.goto(address);
      const first = page.locator(`main a[href^="${links}"]:visible`).first();
      const box = await first.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(2 * 780);
      await expect(page.locator('main section').first().locator('img')).toBeHidden();
    });

  for (const address of ['/viewallcourses', '/viewallinternshipsandtrainings', '/blogs'])
    test(`${address}: the answer of a search is directly under its field`, async ({ page }) => {
      await openHydrated(page, address);
      const field = page.locator('main form[role=search] input');
      await field.fill('zzz');
      const answer = page.locator('main form[role=search]').getByText('“zzz”');
      await expect(answer).toBeInViewport({ ratio: 1 });
      const [above, below] = [await field.boundingBox(), await answer.boundingBox()];
      expect((below?.y ?? Infinity) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(24);
    });
});
