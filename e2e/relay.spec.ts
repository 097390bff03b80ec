import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { leadsWith, theLeadWith, uniqueWord } from './helpers/crm';
import { dialog, expectThanks, field, fillContact, fillLead, heldNotice, leadFields } from './helpers/forms';
import { folder, relayFolder, relaySiteUrl, relayUrl } from './helpers/ports';

test.use({ baseURL: relaySiteUrl });

const inlineForm = { name: "Have questions? We'd love to hear from you" };

const textsIn = (path: string): string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|js)$/.test(name))
    .map((name) => readFileSync(join(path, name), 'utf8'));

test('with a relay no file of the site has the organisation’s id; without one none has the relay’s code', () => {
  expect(textsIn(relayFolder).filter((text) => text.includes('00D000000000000AAA'))).toEqual([]);
  expect(textsIn(folder).filter((text) => text.includes('keepalive'))).toEqual([]);
});

test('a lead travels through the relay with exactly the agreed fields, and leaves the browser', async ({
  page,
  request,
}) => {
  const word = uniqueWord();
  await page.goto('/');
  const form = page.getByRole('form', inlineForm);
  await fillLead(form, word);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expectThanks(page);
  expect((await theLeadWith(request, word)).fields).toEqual(leadFields(word, `${relaySiteUrl}/`));
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain(word);
});

test('while the relay is down the lead waits in the outbox and says so, and arrives once later', async ({
  page,
  request,
}) => {
  const word = uniqueWord();
  await page.route(`${relayUrl}/**`, (route) => route.abort('connectionrefused'));
  await page.goto('/');
  const form = page.getByRole('form', inlineForm);
  await fillLead(form, word);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog(page, 'Thank you')).toBeHidden();
  await expect(heldNotice(page)).toBeVisible();
  expect(await leadsWith(request, word)).toHaveLength(0);
  await page.unroute(`${relayUrl}/**`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await theLeadWith(request, word);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain(word);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a valid form is thanked on its own page, an invalid one comes back with messages and text', async ({
    page,
    request,
  }) => {
    const word = uniqueWord();
    await page.goto('/getintouch');
    await fillContact(page, word);
    // The browser's own checks take a message of blanks; the relay's do not.
    await field(page, 'Message').fill('  ');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: 'Please check your details' })).toBeVisible();
    await expect(field(page, 'Last name')).toHaveValue(word);
    await expect(field(page, 'Message')).toHaveAccessibleDescription('This field is required');
    await field(page, 'Message').fill(`About ${word}`);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/#thank-you$/);
    expect((await theLeadWith(request, word)).fields).toMatchObject({ first_name: word, company: 'N/A' });
  });
});
