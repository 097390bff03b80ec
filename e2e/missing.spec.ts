import { expect, test } from 'playwright/test';
import { paths } from '../src/config/paths';
import { contactPage } from '../src/content/contact';
import { openHydrated, untilHydrated, watchConsole } from './helpers/quality';

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

test('a page whose code is gone after a deploy is loaded as a document, once, and works', async ({
  page,
}) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  // From the start, so that a prefetch cannot have it either. The page of the new deploy names files that exist.
  await page.route(/assets.Contact-[^/]+$/, (route) => (loads === 1 ? route.abort() : route.continue()));
  await openHydrated(page, paths.home);
  await page.locator(`header a[href="${paths.contact}"]`).click();
  await expect(page).toHaveURL(paths.contact);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactPage.heading);
  await expect(page.getByRole('textbox').first()).toBeEditable();
  expect(loads).toBe(2);
});
