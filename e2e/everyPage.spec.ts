import { expect, test } from 'playwright/test';
import { paths } from '../src/config/paths';
import { articles } from '../src/content/articles';
import { courseNotFound } from '../src/content/blocks';
import { blog } from '../src/content/blog';
import { contactPage } from '../src/content/contact';
import { addresses } from '../src/seo/addresses';
import { kinds } from './accessibility/kinds';
import { brokenTexts } from './accessibility/texts';
import { openHydrated, untilHydrated, watchConsole } from './helpers/quality';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// kinds.spec.ts visits one address of each kind at every width. The others differ in texts and pictures alone, and
// builtPages.spec.ts reads those.
const visited = new Set<string>(Object.values(kinds));
const others = addresses.filter((address) => !visited.has(address));

for (const half of [0, 1]) {
  test(`on a phone no other page is too wide or cuts a text: half ${half + 1} of 2`, async ({ page }) => {
    const said = watchConsole(page);
    await page.setViewportSize({ width: 360, height: 800 });
    for (const address of others.filter((_, index) => index % 2 === half)) {
      await page.goto(address);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(scrollWidth, `width of ${address}`).toBeLessThanOrEqual(360);
      expect.soft(await brokenTexts(page), `texts of ${address}`).toEqual([]);
    }
    expect(said).toEqual([]);
  });
}

test('an address that does not exist answers 404 with the error screen and ways on', async ({ page }) => {
  const said = watchConsole(page, /status of 404/);
  const response = await page.goto('/nothing-here');
  expect(response?.status()).toBe(404);
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  expect(said).toEqual([]);
});

for (const [when, fails] of [
  ['cannot be fetched', () => true],
  // The page of the new deploy names files that exist.
  ['is gone after a deploy', (loads: number) => loads === 1],
] as const) {
  test(`a page whose code ${when} is loaded as a document, once, and works`, async ({ page }) => {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
    });
    // From the start, so that a prefetch cannot have it either.
    await page.route(/assets.Contact-[^/]+$/, (route) => (fails(loads) ? route.abort() : route.continue()));
    await openHydrated(page, paths.home);
    await page.locator(`header a[href="${paths.contact}"]`).click();
    await expect(page).toHaveURL(paths.contact);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactPage.heading);
    await expect(page.getByRole('textbox').first()).toBeEditable();
    expect(loads).toBe(2);
  });
}

test('unknown ids answer 404 with a page that says so, not for search engines', async ({ request }) => {
  const course = courseNotFound.heading;
  const article = blog.notFound.heading;
  for (const [address, heading] of [
    [paths.internship(99), course],
    [paths.course(99), course],
    ['/SkillOrientedCourses/%3Cscript%3E', course],
    [paths.article(articles.length + 1), article],
    ['/blog/007', article],
  ] as const) {
    const response = await request.get(address);
    const html = await response.text();
    expect(response.status(), address).toBe(404);
    expect(/<h1\b[^>]*>([^<]*)<\/h1>/.exec(html)?.[1], address).toBe(heading);
    expect(html, address).toContain('<meta name="robots" content="noindex"/>');
  }
});
