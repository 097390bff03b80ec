/** Pages without scripts, or without those that come later: one can read them and send their forms all the same. */
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

const dialogOpener = (page: Page) => page.getByRole('button', { name: 'Get in touch', exact: true });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Home is readable', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Every programme includes' })).toBeVisible();
    await expect(page.getByText(surveys.clients.figure)).toBeVisible();
  });

  test('a form posts by itself and comes back with thanks', async ({ page, word }) => {
    await page.goto('/');
    await sendLead(homeForm(page), word);
    await expect(page).toHaveURL(`${siteUrl}/#thank-you`);
    await expect(thanks(page)).toBeVisible();
    expect(await theLeadWith(word)).toEqual(leadPostOf(word, `${siteUrl}/#thank-you`));
  });
});

test.describe('without the code of React and of the dialogs', () => {
  test.beforeEach(async ({ page }) => {
    // The last asterisk covers the addresses of further tries.
    await page.route('**/assets/entry-{client,dialogs}*.js*', (route) => route.abort());
    // The boot script would show the dialogs' markup instead of the notice.
    await page.route('**/assets/dialogs*', (route) => route.abort());
    await installClock(page.context());
  });

  /** From here on time passes only when the test says so. */
  const stopTime = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

  test('a dialog gives way to the contact page', async ({ page }) => {
    // The slides would take the opener away.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await stopTime(page);
    await dialogOpener(page).click();
    await expect(dialog(page, 'Opening the form…')).toBeVisible();
    await passDeadline(page);
    await expect(page).toHaveURL(`${siteUrl}/getintouch`);
  });

  test('a filled field has no button that cannot empty it', async ({ page, word }) => {
    await page.goto('/getintouch');
    await fillContact(page, word);
    await expect(page.getByRole('button', { name: /^Clear / })).toHaveCount(0);
  });

  test('the form of the contact page is sent', async ({ page, word }) => {
    await page.goto('/getintouch');
    await stopTime(page);
    await fillContact(page, word);
    await submit(page);
    await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
    await passDeadline(page);
    // Longer than the thanks wait for the stored copy, and shorter than they stay.
    await page.clock.runFor(1000);
    await expect(thanks(page)).toBeVisible();
    expect(await theLeadWith(word)).toMatchObject({ ...placeholders, last_name: word });
  });
});
