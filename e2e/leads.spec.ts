import { expect } from 'playwright/test';
import { customFieldIds, sandboxDefaults } from '../schemas/salesforce/ids';
import { placeholders } from '../schemas/salesforce/wire';
import { paths } from '../src/config/paths';
import { formCopy } from '../src/content/forms';
import type { DialogId } from '../src/leads/formCatalogue';
import { leadsWith, test, theLeadWith } from './helpers/crm';
import { expectThanks, submit } from './helpers/delivery';
import { dialog, field, fillLead, homeForm, leadFields } from './helpers/forms';
import { siteUrl } from './helpers/ports';

test('the home form sends exactly the agreed fields, once none is flagged', async ({ page, word }) => {
  await page.goto('/');
  const form = homeForm(page);
  const phone = field(form, 'Phone');
  await fillLead(form, word);
  await phone.fill('12345');
  await submit(form);
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(/Phone number must be exactly 10 digits\./);
  await expect(field(form, 'Message')).toHaveValue(`About ${word}`);
  expect(await leadsWith(word)).toHaveLength(0);
  await phone.fill('9876543210');
  await submit(form);
  await expectThanks(page);
  expect(await theLeadWith(word)).toEqual(leadFields(word, `${siteUrl}/`));
  await expect(field(form, 'Name')).toHaveValue('');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain(word);
  await expect(page.locator('iframe')).toHaveCount(0);
});

// The chaos suite sends those of a course, of Works and of the newsletter.
const dialogs: [address: string, ids: DialogId[]][] = [
  [paths.home, ['heroProject', 'heroPartner', 'requestDemo']],
  [paths.services.mobileappdevelpment, ['serviceStart', 'serviceClosing']],
];
for (const [address, ids] of dialogs) {
  test(`the dialogs of ${address} have their titles, and the last sends a lead`, async ({ page, word }) => {
    await page.goto(address);
    for (const id of ids) {
      const opener = page.locator(`[data-dialog="${id}"]:visible`).first();
      const service = (await opener.getAttribute('data-service')) ?? '';
      await opener.click();
      const popup = dialog(page, formCopy[id].title.replace('{service}', service));
      await expect(popup.getByRole('button', { name: formCopy[id].submit })).toBeVisible();
      if (id !== ids.at(-1)) {
        await popup.getByRole('button', { name: 'Close' }).click();
      } else {
        await fillLead(popup, word);
        await popup.getByRole('button', { name: formCopy[id].submit }).click();
        await expectThanks(page);
      }
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(await theLeadWith(word)).toEqual(leadFields(word, siteUrl + address));
  });
}

test('the contact page sends its fields once for two quick clicks', async ({ page, word }) => {
  await page.goto('/getintouch');
  await field(page, 'First name').fill('Asha');
  await field(page, 'Last name').fill(`Rao ${word}`);
  await field(page, 'Designation').fill('Student');
  await field(page, 'College name').fill('KL 2nd campus');
  await field(page, 'Services').fill('Internship');
  await field(page, 'Location').fill('Vijayawada');
  await field(page, 'Message').fill('Two lines,\nplease & thanks');
  await page.getByRole('button', { name: 'Submit' }).dblclick();
  await expectThanks(page);
  expect(await theLeadWith(word)).toEqual({
    oid: sandboxDefaults.oid,
    recordType: sandboxDefaults.recordType,
    retURL: `${siteUrl}/getintouch`,
    first_name: 'Asha',
    last_name: `Rao ${word}`,
    ...placeholders,
    company: 'N/A',
    city: 'N/A',
    state: 'N/A',
    description: 'N/A',
    [customFieldIds.designation]: 'Student',
    [customFieldIds.college_name]: 'KL 2nd campus',
    [customFieldIds.message]: 'Two lines,\r\nplease & thanks',
    [customFieldIds.location]: 'Vijayawada',
    [customFieldIds.services]: 'Internship',
  });
  await expect(dialog(page, 'Thank you')).toBeHidden();
  expect(await leadsWith(word)).toHaveLength(1);
});
