/** The form of a dialog, shown by the boot script until the app's own dialog takes its place. */
import { expect, type Page } from 'playwright/test';
import { test, theLeadWith } from './helpers/crm';
import { expectThanks, sendLead, submit, thankYou } from './helpers/delivery';
import { dialog, field, fillLead, leadFields } from './helpers/forms';
import { siteUrl } from './helpers/ports';
import { passDeadline, passSlowly, stall } from './helpers/stall';

const early = (page: Page) => page.locator('dialog#opening[open]');
// Also at the addresses of further tries.
const app = '**/assets/entry-client*';
const title = 'Start your project with us';

/** Opens the dialog of Home's first slide before the app has arrived. */
const openEarly = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Get in touch', exact: true }).click();
  await expect(field(early(page), 'Name')).toBeVisible();
  // Nothing behind it can be reached.
  await expect(page.locator('dialog#opening:modal')).toHaveCount(1);
};

test('the app takes over an open form with its place, text, focus and cursor', async ({ page, word }) => {
  const release = await stall(page, app);
  await openEarly(page);
  const form = dialog(page, title);
  await fillLead(form, word);
  const message = field(form, 'Message');
  await message.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(2, 4));
  const places = () =>
    form
      .locator('h2, input:visible, textarea, button')
      .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));
  const before = await places();
  release();
  await expect(early(page)).toHaveCount(0);
  expect(await places()).toEqual(before);
  await expect(field(form, 'Name')).toHaveValue(`Asha ${word}`);
  await expect(message).toBeFocused();
  expect(
    await message.evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd]),
  ).toEqual([2, 4]);
  await submit(form);
  await expectThanks(page);
  expect(await theLeadWith(word)).toEqual(leadFields(word, `${siteUrl}/`));
});

test('a form submitted before React shows our messages once the app is there', async ({ page }) => {
  const release = await stall(page, app);
  // On a busy machine the app may take longer than the time after which the form is sent without it.
  await page.clock.install();
  await openEarly(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await field(early(page), 'Name').fill('Asha2');
  await submit(early(page));
  await expect(early(page).locator('form')).toHaveAttribute('aria-busy', 'true');
  release();
  await passSlowly(page, dialog(page, title).getByText('Phone number is required.'));
  await expect(early(page)).toHaveCount(0);
});

test('without the app a dialog can be reopened, and its form is delivered', async ({ page, word }) => {
  await page.route(app, (route) => route.abort());
  await page.clock.install();
  await openEarly(page);
  const opener = page.getByRole('button', { name: 'Get in touch', exact: true, includeHidden: true });
  await field(early(page), 'Name').fill('Asha');
  await early(page).getByRole('button', { name: 'Close' }).click();
  await expect(early(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(field(early(page), 'Name')).toHaveValue('Asha');
  await sendLead(early(page), word);
  await passDeadline(page);
  await expect(early(page).getByText(thankYou)).toBeVisible();
  expect(await theLeadWith(word)).toEqual(leadFields(word, `${siteUrl}/`));
  await expect(page).toHaveURL(`${siteUrl}/`);
});

test("a service's closing form names the service before React, too", async ({ page }) => {
  await page.route(app, (route) => route.abort());
  await page.goto('/devops');
  await page.locator('[data-dialog="serviceClosing"]').first().click();
  const service = await page.locator('[data-dialog="serviceClosing"]').first().getAttribute('data-service');
  await expect(dialog(page, `Start your ${service} Project with us`)).toBeVisible();
});
