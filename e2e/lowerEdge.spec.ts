/** The lower edge of a phone: the strip with WhatsApp, and the bar with the price of a programme or a service. */
import { expect, test, type Page } from 'playwright/test';
import { paths } from '../src/config/paths';
import { courses } from '../src/content/courses';
import { internships } from '../src/content/internships';
import { keptPages } from './helpers/builtPages';
import { neverAnswer } from './helpers/stall';

const phone = { width: 360, height: 780 };
const programmes = [
  ...internships.map(({ id }) => paths.internship(id)),
  ...courses.map(({ id }) => paths.course(id)),
];
const pages = [...programmes, ...Object.values(paths.services)];
const barOf = (page: Page) => page.getByRole('group', { name: 'Price and next step' });
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    await new Promise((done) => void requestAnimationFrame(() => requestAnimationFrame(done)));
  }, top);

test.use({ viewport: phone, hasTouch: true });

for (const address of pages)
  test(`no two screens in a row of ${address} are without the button of its dialog`, async ({ page }) => {
    await page.goto(address);
    const height = await page.evaluate(() => document.body.scrollHeight);
    const empty: number[] = [];
    for (let top = 0; top + phone.height < height; top += phone.height / 2) {
      await scrollTo(page, top);
      const sees = await page.evaluate(() =>
        [...document.querySelectorAll('main a[data-dialog], main form [type=submit], footer')].some((one) => {
          const { top: from, bottom } = one.getBoundingClientRect();
          return one.checkVisibility() && bottom > 72 && from < innerHeight;
        }),
      );
      empty.push(sees ? 0 : (empty.at(-1) ?? 0) + 1);
    }
    // A screen is two steps.
    expect(Math.max(...empty)).toBeLessThan(4);
  });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with the boot script alone' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const address of [paths.internship(3), paths.course(2), paths.services.devops])
      test(`${address}: the bar is at the lower edge from the price on, and gone at the form and the footer`, async ({
        page,
      }) => {
        await neverAnswer(page, '**/assets/entry-client*.js');
        await page.goto(address);
        const bar = barOf(page);
        await expect(bar).not.toBeInViewport();
        await page
          .getByRole('heading', { name: /^(What it costs|Time, fee, mentor and outcome)$/ })
          .evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await expect(bar).toBeInViewport({ ratio: 1 });
        const box = await bar.boundingBox();
        expect(box).toMatchObject({ x: 0, width: phone.width });
        expect(box?.height).toBeLessThanOrEqual(60);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(phone.height);
        await expect(bar).toContainText('₹');
        // Nothing floats next to it: what is at each of its corners is the bar.
        const covers = await bar.evaluate((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return [left + 2, right - 2].every((x) =>
            [top + 4, bottom - 2].every((y) => one.contains(document.elementFromPoint(x, y))),
          );
        });
        expect(covers).toBe(true);
        const button = bar.getByRole('button');
        await button.tap();
        if (javaScriptEnabled) await expect(page.getByRole('dialog')).toBeVisible();
        else await expect(page).toHaveURL(paths.contact);
        await page.goto(address);
        for (const end of [page.locator('main form'), page.locator('footer')])
          if ((await end.count()) > 0) {
            await end.first().evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }));
            await expect(bar).not.toBeInViewport();
          }
      });

    test('WhatsApp is at the left and Contact at the right, clear of the edge where a swipe goes back', async ({
      page,
    }) => {
      await page.goto(paths.works);
      const whatsApp = await page.getByRole('link', { name: /^Chat on WhatsApp/ }).boundingBox();
      const contact = await page.locator('aside summary').boundingBox();
      expect(whatsApp?.x).toBeGreaterThanOrEqual(24);
      expect(whatsApp?.x).toBeLessThan(phone.width / 4);
      for (const box of [whatsApp, contact]) {
        expect(box?.width).toBeGreaterThanOrEqual(44);
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
      const right = (contact?.x ?? 0) + (contact?.width ?? 0);
      expect(right).toBeLessThanOrEqual(phone.width - 24);
      expect(right).toBeGreaterThan((phone.width * 3) / 4);
    });

    test('the end of the footer can be read', async ({ page }) => {
      await page.goto(paths.about);
      const line = page.locator('footer').getByText('All rights reserved.');
      await expect
        .poll(() =>
          line.evaluate((one) => {
            // The page may have grown since the last time.
            window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
            const { left, top, bottom } = one.getBoundingClientRect();
            // Nothing is at a point outside the window.
            return Boolean(document.elementFromPoint(left + 4, (top + bottom) / 2)?.closest('footer'));
          }),
        )
        .toBe(true);
    });
  });
}

test('the strip is away while a form is in view, and comes back', async ({ page }) => {
  await page.goto(paths.services.devops);
  const strip = page.locator('aside summary');
  await expect(strip).toBeInViewport({ ratio: 1 });
  await page.locator('main form').evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));
  await expect(strip).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(strip).toBeInViewport({ ratio: 1 });
});

test('the main part of every page leads on', () => {
  for (const { address, document } of keptPages) {
    const onwards = [...document.querySelectorAll('main a[href]')].filter((link) => {
      const { pathname } = new URL(link.getAttribute('href') ?? '', `https://site${address}`);
      return /^\/./.test(pathname) && pathname !== address && pathname !== paths.contact;
    });
    expect.soft(onwards.length, address).toBeGreaterThan(0);
  }
});
