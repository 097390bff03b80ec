/** What proves a lead, and what does not: the CRM sends the frame of the lead to a page of the site without taking the lead. */
import { expect, type Page } from 'playwright/test';
import { installClock } from '../helpers/clock';
import { leadsWith, test, theLeadWith } from '../helpers/crm';
import { fillContact, heldNotice, openWithClock, sendFromHome, submit } from '../helpers/forms';
import { crmUrl, siteUrl } from '../helpers/ports';

const crm = `${crmUrl}/**`;
const SECONDS = 1000;

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
    await page.clock.fastForward(11 * SECONDS);
    await expect(heldNotice(page)).toBeVisible();
    expect(await leadsWith(word)).toHaveLength(0);
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
  await page.clock.fastForward(11 * SECONDS);
  await expect(heldNotice(page)).toBeVisible();
  expect(await leadsWith(word)).toHaveLength(0);
});

test('a CRM that breaks out of its frame does not take the page along', async ({ page, word }) => {
  await openWithClock(page);
  await answerWith(page, `<script>top.location.href = '${siteUrl}/aboutus'</script>`);
  await sendFromHome(page, word);
  await page.clock.fastForward(11 * SECONDS);
  await expect(heldNotice(page)).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl}/`);
});

test('a lead that the CRM did not take goes out once it does', async ({ page, word }) => {
  await openWithClock(page);
  await answerWith(page, refreshTo('/aboutus'));
  await sendFromHome(page, word);
  await page.clock.fastForward(11 * SECONDS);
  await expect(heldNotice(page)).toBeVisible();
  await page.unroute(crm);
  // Ten minutes after the first post the second one may follow.
  await expect
    .poll(async () => {
      await page.clock.fastForward(60 * SECONDS);
      return (await leadsWith(word)).length;
    })
    .toBe(1);
  await theLeadWith(word);
});
