/** Pages that Chromium, alone of the browsers, fetches or opens before the visitor does. */
import { expect, test } from 'playwright/test';
import { paths } from '../src/config/paths';

test('a press on a link fetches the document that the visit then uses', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const states: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, prefetchStatus }) =>
    states.push(`${new URL(prefetchUrl).pathname} ${prefetchStatus}`),
  );
  await session.send('Preload.enable');
  // React would answer the click itself.
  await page.route(/assets\/entry-client/, (route) => route.abort());
  const rules = page.waitForResponse(/\.speculationrules$/);
  await page.goto(paths.article(1));
  await rules;
  await page.locator(`main nav a[href="${paths.blogs}"]`).click();
  await expect(page).toHaveURL(paths.blogs);
  await expect.poll(() => states).toContain(`${paths.blogs} PrefetchResponseUsed`);
});

test('a page that is opened in advance starts when it is shown, with what was typed meanwhile', async ({
  page,
}) => {
  const field = page.locator('main form input:visible').first();
  await page.goto(paths.contact);
  await field.pressSequentially('Asha');
  await page.addInitScript(() => {
    let isInAdvance = true;
    Object.defineProperty(document, 'prerendering', { get: () => isInAdvance });
    addEventListener('shown', () => {
      isInAdvance = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    });
  });
  const requests: string[] = [];
  await page.goto(paths.contact);
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => requests.push(request.url()));
  await page.mouse.move(50, 300);
  // The boot script fetches the dialogs and the libraries when it starts.
  await expect(field).toHaveValue('');
  expect(requests).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event('shown')));
  await expect(field).toHaveValue('Asha');
  await expect.poll(() => requests.length).toBeGreaterThan(0);
});
