import { expect, test } from 'playwright/test';
import { formCopy } from '../src/content/forms';
import type { DialogId } from '../src/leads/formCatalogue';
import { paths } from '../src/config/paths';
import { leadsWith, theLeadWith, uniqueWord } from './helpers/crm';
import { dialog, expectThanks, field, fillContact, fillLead, leadFields } from './helpers/forms';
import { siteUrl } from './helpers/ports';
import { whatsNew } from './helpers/shell';

test('a lead typed into the home page form reaches the CRM with exactly the agreed fields', async ({
  page,
  request,
}) => {
  const word = uniqueWord();
  await page.goto('/');
  const form = page.getByRole('form', { name: "Have questions? We'd love to hear from you" });
  await fillLead(form, word);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expectThanks(page);
  expect((await theLeadWith(request, word)).fields).toEqual(leadFields(word, `${siteUrl}/`));
  await expect(field(form, 'Name')).toHaveValue('');
});

const dialogs: Record<DialogId, string> = {
  heroProject: paths.home,
  heroPartner: paths.home,
  requestDemo: paths.home,
  course: paths.internship(1),
  serviceStart: paths.services.mobileappdevelpment,
  serviceClosing: paths.services.mobileappdevelpment,
  portfolio: paths.works,
};
for (const [id, address] of Object.entries(dialogs) as [DialogId, string][]) {
  test(`the dialog ${id} opens with its title and button, its lead arrives, and everything closes`, async ({
    page,
    request,
  }) => {
    const word = uniqueWord();
    await page.goto(address);
    const opener = page.locator(`[data-dialog="${id}"]:visible`).first();
    const service = (await opener.getAttribute('data-service')) ?? '';
    await opener.click();
    const popup = dialog(page, formCopy[id].title.replace('{service}', service));
    await fillLead(popup, word);
    await popup.getByRole('button', { name: formCopy[id].submit }).click();
    await expectThanks(page);
    expect((await theLeadWith(request, word)).fields).toEqual(leadFields(word, siteUrl + address));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('the contact page sends its seven fields and the fixed values', async ({ page, request }) => {
  const word = uniqueWord();
  await page.goto('/getintouch');
  await field(page, 'First name').fill('Asha');
  await field(page, 'Last name').fill(`Rao ${word}`);
  await field(page, 'Designation').fill('Student');
  await field(page, 'College name').fill('KL 2nd campus');
  await field(page, 'Services').fill('Internship');
  await field(page, 'Location').fill('Vijayawada');
  await field(page, 'Message').fill('Two lines,\nplease & thanks');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectThanks(page);
  expect((await theLeadWith(request, word)).fields).toEqual({
    oid: '00D000000000000AAA',
    recordType: '012000000000000AAA',
    retURL: `${siteUrl}/getintouch`,
    first_name: 'Asha',
    last_name: `Rao ${word}`,
    email: 'not-provided@wiselamp.example',
    phone: '0000000000',
    company: 'N/A',
    city: 'N/A',
    state: 'N/A',
    description: 'N/A',
    '00NUH000003VHUI': 'Student',
    '00NUH000003VHUH': 'KL 2nd campus',
    '00NUH000003VHUJ': 'Two lines,\r\nplease & thanks',
    '00NUH000003VHUK': 'Vijayawada',
    '00NUH000003VHUL': 'Internship',
  });
});

test('an email and a phone number given on the contact page travel instead of the fixed values', async ({
  page,
  request,
}) => {
  const word = uniqueWord();
  await page.goto('/getintouch');
  await fillContact(page, word);
  await field(page, 'Email').fill('asha@example.com');
  await field(page, 'Phone').fill('+91 98765 43210');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectThanks(page);
  const { fields } = await theLeadWith(request, word);
  expect(fields['email']).toBe('asha@example.com');
  expect(fields['phone']).toBe('9876543210');
});

test('subscribing sends the email and the name "Newsletter subscriber"', async ({ page, request }) => {
  const word = uniqueWord();
  await page.goto('/');
  await (await whatsNew(page)).click();
  const modal = dialog(page, 'Unforgettable Moments Await!!');
  await field(modal, 'Email').fill(`${word}@example.com`);
  await modal.getByRole('button', { name: 'Subscribe us!' }).click();
  await expectThanks(page);
  expect((await theLeadWith(request, word)).fields).toEqual({
    oid: '00D000000000000AAA',
    recordType: '012000000000000AAA',
    retURL: `${siteUrl}/`,
    email: `${word}@example.com`,
    last_name: 'Newsletter subscriber',
  });
});

test('two quick clicks on the submit button give one lead', async ({ page, request }) => {
  const word = uniqueWord();
  await page.goto('/getintouch');
  await fillContact(page, word);
  await page.getByRole('button', { name: 'Submit' }).dblclick();
  await expectThanks(page);
  await theLeadWith(request, word);
  await expect(dialog(page, 'Thank you')).toBeHidden();
  expect(await leadsWith(request, word)).toHaveLength(1);
});

test('a lead that filled the field people cannot see arrives marked', async ({ page, request }) => {
  const word = uniqueWord();
  await page.goto('/');
  const form = page.getByRole('form', { name: "Have questions? We'd love to hear from you" });
  await fillLead(form, word);
  await form.locator('[data-honeypot]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await form.getByRole('button', { name: 'Submit' }).click();
  await expectThanks(page);
  const { fields } = await theLeadWith(request, word);
  expect(fields['00NUH000003VHUJ']).toBe(`[possible spam] About ${word}`);
});

test('nothing is sent while a field is flagged', async ({ page, request }) => {
  const word = uniqueWord();
  await page.goto('/');
  const form = page.getByRole('form', { name: "Have questions? We'd love to hear from you" });
  await fillLead(form, word);
  await field(form, 'Phone').fill('12345');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(field(form, 'Phone')).toBeFocused();
  await expect(field(form, 'Phone')).toHaveAccessibleDescription(/Phone number must be exactly 10 digits\./);
  await expect(field(form, 'Message')).toHaveValue(`About ${word}`);
  expect(await leadsWith(request, word)).toHaveLength(0);
});

test('after confirmation nothing personal is left on the device', async ({ page, request }) => {
  const word = uniqueWord();
  await page.goto('/');
  const form = page.getByRole('form', { name: "Have questions? We'd love to hear from you" });
  await fillLead(form, word);
  await form.getByRole('button', { name: 'Submit' }).click();
  await theLeadWith(request, word);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain(word);
  await expect(page.locator('iframe')).toHaveCount(0);
});
