import { expect, test, type Locator, type Page } from 'playwright/test';
import { theLeadWith, uniqueWord } from './helpers/crm';
import { dialog, expectThanks, fillContact, fillLead } from './helpers/forms';
import { siteUrl } from './helpers/ports';

/** The thanks in the page itself; a form carries its own, hidden. */
const thanks = (page: Page) =>
  page
    .getByText('We have taken your details. Our admin team will contact you soon!')
    .filter({ visible: true });

/** Lets 20 ms of the page's time pass for at least 100 ms of ours, until something shows. */
const passSlowly = (page: Page, shown: Locator) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(20);
        return shown.isVisible();
      },
      { intervals: [100], timeout: 60_000 },
    )
    .toBe(true);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page form posts to the CRM by itself and comes back with thanks', async ({
    page,
    request,
  }) => {
    const word = uniqueWord();
    await page.goto('/');
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Submit' }) });
    await fillLead(form, word);
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(`${siteUrl}/#thank-you`);
    await expect(thanks(page)).toBeVisible();
    const { fields } = await theLeadWith(request, word);
    expect(fields).toEqual({
      oid: '00D000000000000AAA',
      recordType: '012000000000000AAA',
      retURL: `${siteUrl}/#thank-you`,
      last_name: `Asha ${word}`,
      email: 'asha.rao@example.com',
      phone: '9876543210',
      '00NUH000003VHUJ': `About ${word}`,
    });
  });

  test('every section of the home page is there to read', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'What every programme includes' })).toBeVisible();
    await expect(page.getByText('95%')).toBeVisible();
  });
});

test('the address of the thanks, opened by itself, shows no thanks', async ({ page }) => {
  await page.goto('/#thank-you');
  await expect(page).toHaveURL(`${siteUrl}/#`);
  await expect(thanks(page)).toHaveCount(0);
});

test('text typed before React wakes survives and is sent', async ({ page, request }) => {
  const word = uniqueWord();
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/assets/entry-client*.js', async (route) => {
    await gate;
    await route.continue();
  });
  // The fallback starts after four seconds; on a busy machine the app takes longer.
  await page.clock.install();
  await page.goto('/getintouch');
  await fillContact(page, word);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('button', { name: 'Submit' }).click();
  open();
  // The early click is repeated once the form is hydrated.
  await passSlowly(page, dialog(page, 'Thank you'));
  await expectThanks(page);
  const { fields } = await theLeadWith(request, word);
  expect(fields['first_name']).toBe(word);
});

test('a tap on a slide button before React wakes opens its dialog afterwards', async ({ page }) => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/assets/entry-client*.js', async (route) => {
    await gate;
    await route.continue();
  });
  // The clock would move the slides on.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The fallback starts after four seconds; on a busy machine the app takes longer.
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('button', { name: 'Get in touch', exact: true }).click();
  open();
  await passSlowly(page, dialog(page, 'Start your project with us'));
});

test('when the app cannot be fetched, a form is still delivered and a slide button leads to the contact page', async ({
  page,
  request,
}) => {
  const word = uniqueWord();
  await page.route('**/assets/entry-client*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Get in touch', exact: true }).click();
  await expect(page).toHaveURL(`${siteUrl}/getintouch`);
  await fillContact(page, word);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
  await expect(thanks(page)).toBeVisible();
  const { fields } = await theLeadWith(request, word);
  expect(fields['email']).toBe('not-provided@wiselamp.example');
  expect(fields['phone']).toBe('0000000000');
});

test('Enter moves through a form that React has not taken over', async ({ page }) => {
  await page.route('**/assets/entry-client*.js', (route) => route.abort());
  await page.goto('/getintouch');
  await page.getByLabel('First name', { exact: true }).fill('Asha');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Last name', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Last name', { exact: true })).toBeFocused();
});
