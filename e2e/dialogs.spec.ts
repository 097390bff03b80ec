/** The dialogs, from their prerendered markup to the moment when React has taken them over. */
import { expect, type Page } from 'playwright/test';
import { THANKS_TIME } from '../src/dialogs/dialogs';
import { installClock } from './helpers/clock';
import { test, theLeadWith } from './helpers/crm';
import { dialog, expectThanks, field, fillLead, sendLead, submit, untilDialogMarkup } from './helpers/forms';
import { siteUrl } from './helpers/ports';
import { leadPostOf } from './helpers/posts';
import { passDeadline, stall } from './helpers/stall';

const host = (page: Page) => page.locator('#dialog');
// The last asterisk covers the addresses of further tries, too.
const dialogCode = '**/assets/entry-dialogs*';
const title = 'Start your project with us';
const opener = (page: Page) =>
  page.getByRole('button', { name: 'Get in touch', exact: true, includeHidden: true });

/** Opens the dialog of Home's first slide before its code has arrived. */
const openEarly = async (page: Page) => {
  await page.goto('/');
  await untilDialogMarkup(page);
  await opener(page).click();
  await expect(field(host(page), 'Name')).toBeVisible();
  await expect(host(page)).not.toHaveAttribute('data-hydrated');
};

test('React takes over an open form: the same elements, text, focus and cursor', async ({ page, word }) => {
  const release = await stall(page, dialogCode);
  await openEarly(page);
  const form = dialog(page, title);
  await fillLead(form, word);
  const message = field(form, 'Message');
  await message.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(2, 4));
  await form.evaluate((panel) => panel.setAttribute('data-same', ''));
  release();
  await expect(host(page)).toHaveAttribute('data-hydrated');
  await expect(form).toHaveAttribute('data-same');
  await expect(field(form, 'Name')).toHaveValue(`Asha ${word}`);
  await expect(message).toBeFocused();
  expect(
    await message.evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd]),
  ).toEqual([2, 4]);
});

test('a form that React has taken over is delivered', async ({ page, word }) => {
  const release = await stall(page, dialogCode);
  await openEarly(page);
  const form = dialog(page, title);
  await fillLead(form, word);
  release();
  await expect(host(page)).toHaveAttribute('data-hydrated');
  await submit(form);
  await expectThanks(page);
  await expect(form).toHaveCount(0);
  expect(await theLeadWith(word)).toEqual(leadPostOf(word, `${siteUrl}/`));
});

/** The slides would take the opener away. */
const withoutSlides = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' });

const expectClosed = async (page: Page) => {
  await expect(host(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(page.locator('#root')).not.toHaveAttribute('inert');
};

test('without its code a dialog that is reopened still has its text', async ({ page }) => {
  await withoutSlides(page);
  await page.route(dialogCode, (route) => route.abort());
  await openEarly(page);
  await field(host(page), 'Name').fill('Asha');
  await host(page).getByRole('button', { name: 'Close' }).press('Space');
  await expectClosed(page);
  await opener(page).click();
  await expect(field(host(page), 'Name')).toHaveValue('Asha');
});

test('without React, a reload after a dialog comes back to where the page was', async ({ page }) => {
  await withoutSlides(page);
  await page.route('**/assets/react-*', (route) => route.abort());
  await openEarly(page);
  await page.keyboard.press('Escape');
  await expectClosed(page);
  // The browser leaves the dialog's entry a moment later.
  await expect
    .poll(() => page.evaluate(() => Object.keys((history.state ?? {}) as object)))
    .not.toContain('dialog');
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
  await expect(page.locator('#root')).not.toHaveAttribute('data-hydrated');
});

/** Sends the form of a dialog whose code never arrives. Returns once the visitor is thanked. */
const sendWithoutCode = async (page: Page, word: string) => {
  await withoutSlides(page);
  await page.route(dialogCode, (route) => route.abort());
  await installClock(page.context());
  await openEarly(page);
  await sendLead(host(page), word);
  await passDeadline(page);
  // The thanks wait for the proof for at most 300 ms.
  await page.clock.runFor(500);
  await expectThanks(page);
};

test('without its code the form of a dialog is delivered', async ({ page, word }) => {
  await sendWithoutCode(page, word);
  expect(await theLeadWith(word)).toEqual(leadPostOf(word, `${siteUrl}/`));
});

test('after the thanks the dialog is gone, and Back leads to the page before', async ({ page, word }) => {
  await page.goto('/aboutus');
  const entry = () => page.evaluate(() => navigation.currentEntry?.index);
  const before = (await entry()) ?? 0;
  await sendWithoutCode(page, word);
  // Once the lead is confirmed, its form has nothing left to say.
  await theLeadWith(word);
  await page.clock.runFor(THANKS_TIME);
  await expect(dialog(page, 'Thank you')).toBeHidden();
  await expectClosed(page);
  // The dialog's own entry goes a moment later.
  await expect.poll(entry).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl}/aboutus`);
});

const ways = {
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'the close button': (page: Page) => host(page).getByRole('button', { name: 'Close' }).click(),
  'the backdrop': (page: Page) => page.mouse.click(5, 300),
};

for (const hasCode of [false, true]) {
  const moment = hasCode ? 'with its code' : 'before its code';

  const open = async (page: Page) => {
    await withoutSlides(page);
    if (!hasCode) await stall(page, dialogCode);
    await page.goto('/');
    await untilDialogMarkup(page);
    await opener(page).click();
    await expect(field(host(page), 'Name')).toBeVisible();
    if (hasCode) await expect(host(page)).toHaveAttribute('data-hydrated');
  };

  for (const [way, close] of Object.entries(ways))
    test(`${way} closes a dialog ${moment}`, async ({ page }) => {
      await open(page);
      await close(page);
      await expectClosed(page);
    });

  test(`nothing behind an open dialog can be focused ${moment}`, async ({ page }) => {
    await open(page);
    await expect(dialog(page, title)).toBeFocused();
    await expect(page.locator('#root')).toHaveAttribute('inert');
    await page.keyboard.press('Tab');
    await expect(host(page).getByRole('button', { name: 'Close' })).toBeFocused();
  });

  test(`Space on its opener opens a closed dialog again ${moment}`, async ({ page }) => {
    await open(page);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await page.keyboard.press('Space');
    await expect(field(host(page), 'Name')).toBeVisible();
  });
}
