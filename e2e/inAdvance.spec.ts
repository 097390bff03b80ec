/** Pages that Chromium, alone of the browsers, opens before the visitor does. */
import { expect, test } from 'playwright/test';
import { paths } from '../src/config/paths';
import { untilDialogMarkup } from './helpers/forms';
import { untilHydrated } from './helpers/quality';

test('a page that is opened in advance starts when it is shown, with what was typed meanwhile', async ({
  page,
}) => {
  const field = page.locator('main form input:visible').first();
  await page.goto(paths.contact);
  await field.pressSequentially('Asha');
  // This page has nothing left to fetch that the next one could be blamed for.
  await untilDialogMarkup(page);
  await untilHydrated(page);
  await page.addInitScript(() => {
    let isInAdvance = true;
    Object.defineProperty(document, 'prerendering', { get: () => isInAdvance });
    addEventListener('shown', () => {
      isInAdvance = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    });
  });
  // The boot script fetches the dialogs when it starts, and React when the visitor does something.
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/(?:dialogs|entry-client)-/.test(request.url())) requests.push(request.url());
  });
  await page.goto(paths.contact);
  await page.mouse.move(50, 300);
  await page.waitForLoadState('networkidle');
  await expect(field).toHaveValue('');
  expect(requests).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event('shown')));
  await expect(field).toHaveValue('Asha');
  await expect
    .poll(() => requests.filter((address) => address.includes('/dialogs-')).length)
    .toBeGreaterThan(0);
});
