import type { Locator, Page } from 'playwright/test';
import { customFieldIds, sandboxDefaults } from '../../schemas/salesforce/ids';

export const field = (form: Page | Locator, label: string) => form.getByLabel(label, { exact: true });

/** What a visitor types into a lead form, by its labels. */
export const leadEntries = (word: string): [label: string, text: string][] => [
  ['Name', `Asha ${word}`],
  ['Email', 'asha.rao@example.com'],
  ['Phone', '9876543210'],
  ['Message', `About ${word}`],
];

/** Fills a lead form with valid details that contain the test's own word. */
export const fillLead = async (form: Page | Locator, word: string) => {
  for (const [label, text] of leadEntries(word)) await field(form, label).fill(text);
};

/** The posted fields of a lead that fillLead filled in on the given page. */
export const leadFields = (word: string, page: string) => ({
  oid: sandboxDefaults.oid,
  recordType: sandboxDefaults.recordType,
  retURL: page,
  last_name: `Asha ${word}`,
  email: 'asha.rao@example.com',
  phone: '9876543210',
  [customFieldIds.message]: `About ${word}`,
});

/** The lead form of the home page. */
export const homeForm = (page: Page) =>
  page.getByRole('form', { name: "Have questions? We'd love to hear from you" });

/** The dialog with a title. */
export const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title });

/** The notices about a lead: pending, confirmed later, given up. */
export const heldNotice = (page: Page) =>
  page.getByText(/^Not (?:sent|confirmed) yet\.$/).filter({ visible: true });
export const arrivedNotice = (page: Page) => page.getByText('Your details have been received.');
export const givenUpNotice = (page: Page) =>
  page.getByText('We could not confirm that your details arrived.', { exact: true });

/** The required fields of the contact form in order. */
export const contactLabels = [
  'First name',
  'Last name',
  'Designation',
  'College name',
  'Services',
  'Location',
  'Message',
];

/** Fills every required field of the contact form with the test's own word. */
export const fillContact = async (form: Page | Locator, word: string) => {
  for (const label of contactLabels) await field(form, label).fill(word);
};
