/** The forms that the suite sends, one for each kind of page and dialog. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright/test';
import { paths } from '../../src/config/paths';
import { formCopy } from '../../src/content/forms';
import type { FormId } from '../../src/leads/formCatalogue';
import { contactLabels, field, leadEntries } from '../helpers/forms';

export interface FormUnderTest {
  id: FormId;
  page: string;
  /** The control that opens the dialog with the form; without it the form is part of the page. */
  opener?: string;
}

export const formsUnderTest: FormUnderTest[] = [
  { id: 'homeInline', page: paths.home },
  { id: 'contactPage', page: paths.contact },
  { id: 'serviceInline', page: paths.services.devops },
  { id: 'heroProject', page: paths.home, opener: 'heroProject' },
  { id: 'course', page: paths.course(1), opener: 'course' },
  { id: 'portfolio', page: paths.works, opener: 'portfolio' },
  { id: 'subscribe', page: paths.home, opener: 'whatsNew' },
];

export const formNamed = (id: FormId) => {
  const found = formsUnderTest.find((form) => form.id === id);
  if (!found) throw new Error(`The suite does not send ${id}.`);
  return found;
};

export const selectorOf = (id: FormId) => `form[aria-label=${JSON.stringify(formCopy[id].title)}]`;

/** The form itself, or the contact form where a dialog that cannot load leads to. */
export const formIn = (page: Page, { id, opener }: FormUnderTest) =>
  page.locator(opener ? `#dialog form, ${selectorOf('contactPage')}` : selectorOf(id)).first();

export const openerIn = (page: Page, opener: string) =>
  page.locator(`[data-dialog="${opener}"]:visible`).first();

/** What a visitor types, by the labels of the form that is there. */
const entriesFor = async (form: Locator, word: string): Promise<[label: string, text: string][]> => {
  if ((await field(form, 'First name').count()) > 0) return contactLabels.map((label) => [label, word]);
  if ((await field(form, 'Message').count()) === 0) return [['Email', `${word}@example.com`]];
  return leadEntries(word);
};

export const fillIn = async (form: Locator, word: string) => {
  const entries = await entriesFor(form, word);
  for (const [label, text] of entries.slice(0, -1)) await field(form, label).fill(text);
  // A person takes a while over the last field, long enough for a file to fail.
  for (const [label, text] of entries.slice(-1)) {
    await field(form, label).fill(text.slice(0, 5));
    await pause(300);
    await field(form, label).fill(text);
  }
  return entries.map(([, text]) => text);
};
