/** The dialogs, from their prerendered markup to the moment when React has taken them over. */
import { expect, type Page } from 'playwright/test';
import { installClock } from './helpers/clock';
import { test, theLeadWith } from './helpers/crm';
import { dialog, expectThanks, field, fillLead, sendLead, submit } from './helpers/forms';
import { siteUrl } from './helpers/ports';
import { leadPostOf } from './helpers/posts';
import { passDeadline, stall } from './helpers/stall';

const host = (page: Page) => page.locator('#dialog');
// Also at the addresses of further tries.
const code = '**/assets/entry-dialogs*';
const title = 'Start your project with us';
const opener = (page: Page) =>
  page.getByRole('button', { name: 'Get in touch', exact: true, includeHidden: true });

/** Opens the dialog of Home's first slide before its code has arrived. */
const openEarly = async (page: Page) => {
  await page.goto('/');
  await opener(page).click();
  await expect(field(host(page), 'Name')).toBeVisible();
  await expect(host(page)).not.toHaveAttribute('data-hydrated');
};

test('React takes over an open form: the same elements, text, focus and cursor', async ({ page, word }) => {
  const release = await stall(page, code);
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
  await submit(form);
  await expectThanks(page);
  await expect(form).toHaveCount(0);
  expect(await theLeadWith(word)).toEqual(leadPostOf(word, `${siteUrl}/`));
});

test('without its code a dialog can be reopened, and its form is delivered', async ({ page, word }) => {
  // The slides would take the opener away.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(code, (route) => route.abort());
  await installClock(page.context());
  await openEarly(page);
  await field(host(page), 'Name').fill('Asha');
  await host(page).getByRole('button', { name: 'Close' }).click();
  await expect(host(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await expect(field(host(page), 'Name')).toHaveValue('Asha');
  await sendLead(host(page), word);
  await passDeadline(page);
  await page.clock.runFor(500);
  await expectThanks(page);
  expect(await theLeadWith(word)).toEqual(leadPostOf(word, `${siteUrl}/`));
  await page.clock.runFor(2000);
  await expect(dialog(page, 'Thank you')).toBeHidden();
  // The lead is confirmed, so its form has nothing left to say.
  await expect(host(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(page).toHaveURL(`${siteUrl}/`);
});

test('Escape, Close and the backdrop close a dialog, before React and with it; nothing behind it is focusable', async ({
  page,
}) => {
  // The slides would take the opener away.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await stall(page, code);
  await page.goto('/');
  let hasReact = false;
  const open = async () => {
    await opener(page).click();
    await expect(field(host(page), 'Name')).toBeVisible();
    if (hasReact) await expect(host(page)).toHaveAttribute('data-hydrated');
  };
  const isClosed = async () => {
    await expect(host(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(page.locator('#root')).not.toHaveAttribute('inert');
  };
  const opensAndCloses = async () => {
    await open();
    await expect(dialog(page, title)).toBeFocused();
    await expect(page.locator('#root')).toHaveAttribute('inert');
    await page.keyboard.press('Tab');
    await expect(host(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Space');
    await isClosed();
    await page.keyboard.press('Space');
    await expect(field(host(page), 'Name')).toBeVisible();
    await page.keyboard.press('Escape');
    await isClosed();
    await open();
    await page.mouse.click(5, 300);
    await isClosed();
  };
  await opensAndCloses();
  release();
  hasReact = true;
  await opensAndCloses();
});
