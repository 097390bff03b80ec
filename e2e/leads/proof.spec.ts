/** What proves a lead, and what does not: the CRM sends the frame of the lead to a page of the site without taking the lead. */
import { expect, type Page } from 'playwright/test';
import { MINUTE } from '../../src/config/durations';
import { REPORT_HELD_AFTER } from '../../src/leads/leadMachine';
import { FRAME_TIMEOUT } from '../../src/leads/postInFrame';
import { installClock, passHeldReport } from '../helpers/clock';
import { test, theLeadWith } from '../helpers/crm';
import {
  arrivedNotice,
  arrivesInTime,
  fillContact,
  heldNotice,
  openWithClock,
  sendFromHome,
  submit,
  thankYou,
} from '../helpers/forms';
import { crmUrl, siteUrl } from '../helpers/ports';

const crm = `${crmUrl}/**`;

/** The CRM answers each post with this page, and takes none. */
const answerWith = (page: Page, body: string) =>
  page.route(crm, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ contentType: 'text/html', body })
      : route.continue(),
  );
const refreshTo = (address: string) => `<meta http-equiv="refresh" content="0;url=${siteUrl}${address}">`;
const scriptTo = (address: string) => `<script>location.replace('${siteUrl}${address}')</script>`;

const falseProofs = {
  'the address /robots.txt': refreshTo('/robots.txt'),
  'another page': refreshTo('/aboutus'),
  'an address without a page': refreshTo('/no-such-page'),
  'a login page of its own': '<form><input type="password"></form>',
};

for (const [where, body] of Object.entries(falseProofs))
  test(`a CRM that sends the frame to ${where} has not taken the lead`, async ({ page, word }) => {
    await openWithClock(page);
    await answerWith(page, body);
    await sendFromHome(page, word);
    await passHeldReport(page);
    await expect(heldNotice(page)).toBeVisible();
  });

test('the address of the thanks shows none without a lead', async ({ page }) => {
  await page.goto('/#thank-you');
  await expect(page).toHaveURL(`${siteUrl}/`);
  // At once, because thanks close by themselves.
  expect(await page.getByText(thankYou).filter({ visible: true }).isVisible()).toBe(false);
});

test('a CRM that sends the frame to the root of the site has not taken a lead of another page', async ({
  page,
  word,
}) => {
  await answerWith(page, scriptTo('/'));
  await installClock(page.context());
  await page.goto('/getintouch');
  await fillContact(page, word);
  await submit(page);
  await passHeldReport(page);
  await expect(heldNotice(page)).toBeVisible();
});

test('a CRM that breaks out of its frame does not take the page along', async ({ page, word }) => {
  await openWithClock(page);
  await answerWith(page, `<script>top.location.href = '${siteUrl}/aboutus'</script>`);
  await sendFromHome(page, word);
  await passHeldReport(page);
  await expect(heldNotice(page)).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl}/`);
});

test('a lead that the CRM did not take goes out once it does', async ({ page, word }) => {
  await openWithClock(page);
  await answerWith(page, refreshTo('/aboutus'));
  await sendFromHome(page, word);
  await passHeldReport(page);
  await expect(heldNotice(page)).toBeVisible();
  await page.unroute(crm);
  // Ten minutes after the first post the second one may follow.
  await page.clock.fastForward(9 * MINUTE);
  await arrivesInTime(page, word);
});

test('Try again delivers a lead whose first post never gets an answer', async ({ page, word }) => {
  await openWithClock(page);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let posts = 0;
  await page.route(crm, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    posts += 1;
    // The CRM never answers the first post.
    if (posts === 1) return undefined;
    await answered;
    return route.continue();
  });
  await sendFromHome(page, word);
  await passHeldReport(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => posts).toBe(2);
  // The frame of the first post gives up, that of the second does not.
  await page.clock.fastForward(FRAME_TIMEOUT - REPORT_HELD_AFTER);
  answer();
  await theLeadWith(word);
  await expect(arrivedNotice(page)).toBeVisible();
});
