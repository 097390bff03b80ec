import { expect, type Locator, type Page } from 'playwright/test';

export const field = (form: Page | Locator, label: string) => form.getByLabel(label, { exact: true });

/** Fills a lead form with valid details that carry a word of the test's own. */
export const fillLead = async (form: Page | Locator, word: string) => {
  await field(form, 'Name').fill(`Asha ${word}`);
  await field(form, 'Email').fill('asha.rao@example.com');
  await field(form, 'Phone').fill('9876543210');
  await field(form, 'Message').fill(`About ${word}`);
};

/** The fields that fillLead leads to, for a lead sent from the given page. */
export const leadFields = (word: string, page: string) => ({
  oid: '00D000000000000AAA',
  recordType: '012000000000000AAA',
  retURL: page,
  last_name: `Asha ${word}`,
  email: 'asha.rao@example.com',
  phone: '9876543210',
  '00NUH000003VHUJ': `About ${word}`,
});

/** The dialog with a title. */
export const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title });

export const expectThanks = async (page: Page) => {
  const thanks = dialog(page, 'Thank you');
  await expect(thanks).toContainText('We have taken your details. Our admin team will contact you soon!');
};

/** The notices about a lead: not confirmed yet, confirmed after all, given up. */
export const heldNotice = (page: Page) => page.getByText('Not sent yet.', { exact: true });
export const arrivedNotice = (page: Page) => page.getByText('Your details have been received.');
export const givenUpNotice = (page: Page) =>
  page.getByText('We could not confirm that your details arrived.', { exact: true });

/** What the contact form asks for, in its order. */
export const contactLabels = [
  'First name',
  'Last name',
  'Designation',
  'College name',
  'Services',
  'Location',
  'Message',
];

/** Fills what the contact form asks for with a word of the test's own. */
export const fillContact = async (form: Page | Locator, word: string) => {
  for (const label of contactLabels) await field(form, label).fill(word);
};
