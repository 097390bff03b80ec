/** The inbox of the CRM sandbox. */
import { test as base, expect } from 'playwright/test';
import { crmUrl } from './ports';

/** Letters only, so that it is valid in a name. */
export const uniqueWord = () =>
  Array.from({ length: 12 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');

/** Playwright's test, with a word that the leads of this test hold and no others. */
export const test = base.extend<{ word: string }>({
  word: ({ browserName }, use) => use(browserName.charAt(0) + uniqueWord()),
});

/** The fields of the leads in a sandbox that hold a text. */
export const leadsWith = async (text: string, inbox = crmUrl): Promise<Record<string, string>[]> => {
  const response = await fetch(`${inbox}/leads.json?q=${encodeURIComponent(text)}`);
  const leads = (await response.json()) as { fields: Record<string, string> }[];
  return leads
    .map(({ fields }) => fields)
    .filter((fields) => Object.values(fields).some((value) => value.includes(text)));
};

/** Waits until exactly one lead holds the word. Returns its fields. */
export const theLeadWith = async (word: string): Promise<Record<string, string>> => {
  await expect.poll(async () => (await leadsWith(word)).length, { message: `one lead with ${word}` }).toBe(1);
  return (await leadsWith(word))[0] ?? {};
};
