import { expect, test, type Page } from 'playwright/test';
import { columnsOf } from './helpers/columns';
import { openHydrated, untilHydrated } from './helpers/quality';
import { resize } from './helpers/texts';

const cardsOf = (page: Page, list: string) =>
  page.getByRole('group', { name: list }).locator('> ul > li:visible');

const lists = [
  { address: '/viewallinternshipsandtrainings', list: 'List of programmes', wide: 9, narrow: 5 },
  { address: '/viewallcourses', list: 'List of courses', wide: 6, narrow: 4 },
  { address: '/blogs', list: 'List of articles', wide: 9, narrow: 4 },
];

for (const { address, list, wide, narrow } of lists)
  test(`${address} has ${wide} a page, and ${narrow} below 768 px`, async ({ page }) => {
    await openHydrated(page, address);
    for (const { width, cards } of [
      { width: 1280, cards: wide },
      { width: 768, cards: wide },
      { width: 767, cards: narrow },
      { width: 360, cards: narrow },
    ]) {
      await resize(page, width);
      await expect(cardsOf(page, list), `${width} px`).toHaveCount(cards);
    }
  });

for (const { address, list } of lists)
  test(`${address} has three columns from 1024 px on`, async ({ page }) => {
    await openHydrated(page, address);
    for (const width of [1024, 1280]) {
      await resize(page, width);
      expect(await columnsOf(cardsOf(page, list)), `${width} px`).toHaveLength(3);
    }
  });

for (const { address, list, cards } of [
  { address: '/viewallinternshipsandtrainings', list: 'List of programmes', cards: 4 },
  { address: '/viewallcourses', list: 'List of courses', cards: 2 },
])
  test(`the ${cards} cards on the last page of ${address} stand in the three columns of the first`, async ({
    page,
  }) => {
    await openHydrated(page, address);
    const columns = await columnsOf(cardsOf(page, list));
    await openHydrated(page, `${address}?page=2`);
    await expect(cardsOf(page, list)).toHaveCount(cards);
    expect(await columnsOf(cardsOf(page, list))).toEqual(columns.slice(0, cards));
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

test.describe('the catalogue of courses on a narrow screen, which has two pages', () => {
  test.use({ viewport: { width: 767, height: 900 } });

  test('typing a search stays on the second page', async ({ page }) => {
    await openHydrated(page, '/viewallcourses?page=2');
    await page.getByRole('searchbox', { name: 'What would you like to learn?' }).fill('e');
    await expect(page).toHaveURL(/\?page=2&q=e$/);
    await expect(cardsOf(page, 'List of courses, page 2')).toHaveCount(2);
  });

  test('a page past the end of what was found shows the last one', async ({ page }) => {
    await openHydrated(page, '/viewallcourses?page=2');
    await page.getByRole('searchbox', { name: 'What would you like to learn?' }).fill('full stack');
    await expect(page).toHaveURL(/\?page=2&q=full\+stack$/);
    await expect(cardsOf(page, 'List of courses')).toHaveText([/Java Full Stack/, /Python Full Stack/]);
  });

  test('a list that fits one page has no page buttons', async ({ page }) => {
    await openHydrated(page, '/viewallcourses');
    const pagination = page.getByRole('navigation', { name: 'Pagination' });
    await expect(pagination).toBeVisible();
    await page.getByRole('searchbox', { name: 'What would you like to learn?' }).fill('full stack');
    await expect(cardsOf(page, 'List of courses')).toHaveCount(2);
    await expect(pagination).toHaveCount(0);
  });
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
