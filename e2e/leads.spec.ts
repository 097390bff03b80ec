/** posts.spec.ts has the posts of every form. */
import { expect } from 'playwright/test';
import { customFieldIds } from '../schemas/salesforce/ids';
import { placeholders } from '../schemas/salesforce/wire';
import { leadsWith, test, theLeadWith } from './helpers/crm';
import { dialog, expectThanks, field, fillContact, fillLead, homeForm, submit } from './helpers/forms';
import { siteUrl } from './helpers/ports';
import { fieldsOf, leadFields } from './helpers/posts';

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

test('the contact page sends its fields once for two quick clicks', async ({ page, word }) => {
  await page.goto('/getintouch');
  await fillContact(page, word);
  await field(page, 'College name').fill('KL 2nd campus');
  await field(page, 'Message').fill('Two lines,\nplease & thanks');
  await page.getByRole('button', { name: 'Submit' }).dblclick();
  await expectThanks(page);
  expect(await theLeadWith(word)).toEqual({
    ...fieldsOf('contactPage', word, `${siteUrl}/getintouch`),
    ...placeholders,
    [customFieldIds.college_name]: 'KL 2nd campus',
    [customFieldIds.message]: 'Two lines,\r\nplease & thanks',
  });
  await expect(dialog(page, 'Thank you')).toBeHidden();
  expect(await leadsWith(word)).toHaveLength(1);
});
