import { expect, test } from 'playwright/test';
import { addresses } from '../src/addresses';
import { expectNoAxeViolations, untilAwake, watchConsole } from './helpers/quality';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = [360, 768, 1280];
/** Pages of one kind share their layout: the first is looked at closely, the others at the width where most goes wrong. */
const kindOf = (address: string) => address.replace(/\d+$/, '');
const isFirst = (address: string, index: number) =>
  addresses.findIndex((other) => kindOf(other) === kindOf(address)) === index;

for (const [index, address] of addresses.entries()) {
  test(`${address} is whole: one h1, nothing wider than the screen, nothing in the console, nothing axe objects to`, async ({
    page,
  }) => {
    const said = watchConsole(page);
    await page.goto(address);
    await untilAwake(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const width of isFirst(address, index) ? widths : widths.slice(0, 1)) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `width ${width}` })
        .toBeLessThanOrEqual(width);
      await expectNoAxeViolations(page);
    }
    // Wakes every island below, and loads every picture.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 700) await page.evaluate((y) => scrollTo(0, y), top);
    const broken = () =>
      page.evaluate(() =>
        [...document.images].filter((i) => i.complete && i.naturalWidth === 0).map((i) => i.currentSrc),
      );
    await expect.poll(broken).toEqual([]);
    expect(said).toEqual([]);
  });
}

test('an address that does not exist answers 404 with the error screen and ways on', async ({ page }) => {
  const said = watchConsole(page, /status of 404/);
  const response = await page.goto('/nothing-here');
  expect(response?.status()).toBe(404);
  await untilAwake(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  expect(said).toEqual([]);
});

test('a trailing slash is accepted, and /course/3 leads to the course', async ({ page, request }) => {
  const slashed = await page.goto('/getintouch/');
  expect(slashed?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("We're Just a Message Away");
  const moved = await request.get('/course/3', { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers()['location']).toBe('/SkillOrientedCourses/3');
});

test('a page whose code cannot be fetched after a click is loaded as a document, once, and keeps its content', async ({
  page,
}) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  // From the start, so that a prefetch cannot have it either.
  await page.route(/assets.Contact-[^/]+$/, (route) => route.abort());
  await page.goto('/');
  await untilAwake(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/getintouch');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("We're Just a Message Away");
  await expect(page.getByRole('textbox').first()).toBeEditable();
  expect(loads).toBe(2);
});

test('a page whose code is gone after a deploy is loaded afresh, once, and then works', async ({ page }) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  // The new deploy's page names files that are there.
  await page.route(/assets.Contact-[^/]+$/, (route) => (loads === 1 ? route.abort() : route.continue()));
  await page.goto('/');
  await untilAwake(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/getintouch');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("We're Just a Message Away");
  await untilAwake(page);
  expect(loads).toBe(2);
});
