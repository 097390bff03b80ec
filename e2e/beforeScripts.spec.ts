import { expect, type Page } from 'playwright/test';
import { placeholders } from '../schemas/salesforce/wire';
import { surveys } from '../src/content/facts/results';
import { installClock } from './helpers/clock';
import { test, theLeadWith } from './helpers/crm';
import { dialog, fillContact, homeForm, sendLead, submit, thankYou } from './helpers/forms';
import { siteUrl } from './helpers/ports';
import { leadPostOf } from './helpers/posts';
import { passDeadline } from './helpers/stall';

/** The visible thanks; every page has hidden ones. */
const thanks = (page: Page) => page.getByText(thankYou).filter({ visible: true });

const slideButton = (page: Page) => page.getByRole('button', { name: 'Get in touch', exact: true });
const openingNotice = (page: Page) => dialog(page, 'Opening the form…');
/** The markup of the dialogs, which the boot script would show in place of the notice. */
const blockDialogMarkup = (page: Page) => page.route('**/assets/dialogs*', (route) => route.abort());

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Home is readable, and its form posts by itself and comes back with thanks', async ({
    page,
    word,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Every programme includes' })).toBeVisible();
    await expect(page.getByText(surveys.clients.figure)).toBeVisible();
    await sendLead(homeForm(page), word);
    await expect(page).toHaveURL(`${siteUrl}/#thank-you`);
    await expect(thanks(page)).toBeVisible();
    expect(await theLeadWith(word)).toEqual(leadPostOf(word, `${siteUrl}/#thank-you`));
  });
});

test('the thank-you address shows no thanks without a lead', async ({ page }) => {
  await page.goto('/#thank-you');
  await expect(page).toHaveURL(`${siteUrl}/`);
  // At once, because thanks close by themselves.
  expect(await thanks(page).isVisible()).toBe(false);
});

test.describe('without markup and code of the dialogs', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/assets/entry-*.js', (route) => route.abort());
    await blockDialogMarkup(page);
    await installClock(page.context());
  });

  test('a dialog gives way to the contact page', async ({ page }) => {
    await page.goto('/');
    await slideButton(page).click();
    await expect(openingNotice(page)).toBeVisible();
    await passDeadline(page);
    await expect(page).toHaveURL(`${siteUrl}/getintouch`);
  });

  test('the form of the contact page is sent', async ({ page, word }) => {
    await page.goto('/getintouch');
    await fillContact(page, word);
    await submit(page);
    await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
    await passDeadline(page);
    await expect(thanks(page)).toBeVisible();
    expect(await theLeadWith(word)).toMatchObject(placeholders);
  });
});
