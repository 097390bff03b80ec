/** Pages that a browser fetches or opens before the visitor does. */
import { expect, test } from 'playwright/test';
import { crmUrl } from './helpers/ports';
import { paths } from '../src/config/paths';

test('a press on a link fetches the document that the visit then uses', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'Other browsers have no speculation rules.');
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

test('a page that is opened in advance posts and stores nothing until it is shown', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' || request.url().startsWith(crmUrl)) posts.push(request.url());
  });
  await page.addInitScript(() => {
    let prerendering = true;
    Object.defineProperty(document, 'prerendering', { get: () => prerendering });
    addEventListener('shown', () => {
      prerendering = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    const reads: string[] = [];
    Object.assign(window, { reads });
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      reads.push(key);
      return getItem.call(this, key);
    };
  });
  const readKeys = () => page.evaluate(() => (window as unknown as { reads: string[] }).reads);
  await page.goto(paths.contact);
  await page.locator('main').hover();
  await page.waitForLoadState('networkidle');
  expect(await readKeys()).toEqual([]);
  await expect(page.locator('#root')).not.toHaveAttribute('data-hydrated');
  await page.evaluate(() => dispatchEvent(new Event('shown')));
  await page.locator('main').click({ position: { x: 5, y: 5 } });
  await expect(page.locator('#root')).toHaveAttribute('data-hydrated');
  expect((await readKeys()).length).toBeGreaterThan(0);
  expect(posts).toEqual([]);
});
