/** Pages that Chromium, alone of the browsers, opens before the visitor does. */
import { expect, test } from 'playwright/test';
import { paths } from '../src/config/paths';

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
