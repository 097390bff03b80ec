import type { Locator, Page } from 'playwright/test';
import { field } from '../helpers/forms';

/** Keeps the thank-you, which leaves after two seconds, on the page for as long as the test looks at it. */
export const holdThanks = (page: Page) =>
  page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const patient = (handler: TimerHandler, wait = 0, ...values: unknown[]) =>
      start(handler, wait === 2000 ? 2 ** 30 : wait, ...values);
    Object.assign(window, { setTimeout: patient });
  });

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
export const fillContact = async (form: Locator, word: string) => {
  for (const label of contactLabels) await field(form, label).fill(word);
};
