/** Programs of the visitor change the page before React; a visitor types while React takes the page over. */
import { expect, test, type Page } from 'playwright/test';
import { moreQuestions } from '../../src/content/labels';
import { kinds } from '../accessibility/kinds';
import { untilDialogMarkup } from '../helpers/forms';
import { openAllHydrated, untilAllHydrated, watchConsole } from '../helpers/quality';
import { stall } from '../helpers/stall';
import { addIcons, linkWords, replaceWords, translate, untranslated } from './programs';

const programs = { translator: translate, icons: addIcons, links: linkWords };

/** The pages with a field of their own, and that field. */
const fields = {
  [kinds.home]: 'main [data-field="email"]',
  [kinds.contact]: 'main [data-field="location"]',
  [kinds.service]: 'main [data-field="message"]',
  [kinds.blogs]: 'main input[name="q"]',
  [kinds.courseList]: 'main input[name="q"]',
};

const alphabet = 'abcdefghijklmnopqrstuvwxyz';

const inPage = '#root[data-island]:not([data-hydrated]), #root [data-island]:not([data-hydrated])';
const inDialog = '#dialog:not([data-hydrated])';

/** Types a letter after the other until React has taken over every part of the page, or the dialog. Returns what was typed. */
const typeUntilHydrated = async (page: Page, selector: string, parts = inPage) => {
  await page.locator(selector).click();
  const unhydrated = page.locator(parts);
  let typed = '';
  do {
    const letter = alphabet[typed.length % alphabet.length] ?? '';
    await page.keyboard.press(letter);
    typed += letter;
  } while ((await unhydrated.count()) > 0);
  return typed;
};

const inputState = (page: Page, selector: string) =>
  page.locator(selector).evaluate((input: HTMLInputElement) => ({
    value: input.value,
    hasFocus: document.activeElement === input,
    caret: input.selectionStart,
  }));

/**
 * The words of the page. The button for more questions shows as long as their box can be scrolled, which the browser notices
 * when it likes.
 */
const wordsOf = async (page: Page) => {
  const text = await page.locator('main').innerText();
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== moreQuestions)
    .join('')
    .replaceAll(/\s/g, '');
};

const isTranslated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-translated', 'yes');

for (const [address, selector] of Object.entries(fields))
  for (const [name, change] of Object.entries(programs))
    test(`${address}: ${name} before React cost no letter, no focus and no error`, async ({ page }) => {
      const consoleLines = watchConsole(page);
      await page.goto(address);
      await page.evaluate(change);
      const typed = await typeUntilHydrated(page, selector);
      expect(await inputState(page, selector)).toEqual({ value: typed, hasFocus: true, caret: typed.length });
      expect(consoleLines).toEqual([]);
    });

for (const [name, change] of Object.entries(programs))
  test(`a dialog: ${name} before React cost no letter, no focus and no error`, async ({ page }) => {
    const consoleLines = watchConsole(page);
    const release = await stall(page, '**/assets/entry-dialogs-*.js');
    await page.goto(kinds.home);
    await untilDialogMarkup(page);
    await page.getByRole('button', { name: 'Get in touch', exact: true }).click();
    const field = '#dialog [data-field="email"]';
    await page.locator(field).waitFor();
    await page.evaluate(change);
    await page.locator(field).click();
    release();
    const typed = await typeUntilHydrated(page, field, inDialog);
    expect(await inputState(page, field)).toEqual({ value: typed, hasFocus: true, caret: typed.length });
    expect(consoleLines).toEqual([]);
  });

for (const [kind, address] of Object.entries(kinds))
  test(`${kind}: React takes over a translated page without an error, and it stays translated`, async ({
    page,
  }) => {
    // Another slide would have other words.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const consoleLines = watchConsole(page, /status of 404/);
    await openAllHydrated(page, address);
    const plain = await wordsOf(page);
    await page.goto(address);
    await page.evaluate(translate);
    await untilAllHydrated(page);
    await isTranslated(page);
    // A late change of React's brings the translator back.
    await expect.poll(() => page.evaluate(untranslated)).toEqual([]);
    await expect.poll(() => wordsOf(page)).toBe(plain);
    expect(consoleLines).toEqual([]);
  });

test('the icons of a password manager are back in their places after React', async ({ page }) => {
  await page.goto(kinds.contact);
  await page.evaluate(addIcons);
  await untilAllHydrated(page);
  const missing = await page
    .locator('main :is(input:not([type="hidden"]), textarea)')
    .evaluateAll(
      (inputs) => inputs.filter((input) => !input.nextElementSibling?.matches('x-manager-icon')).length,
    );
  expect(missing).toBe(0);
});

test('a program that answers to every change at once does not stop the page, and the text stays', async ({
  page,
}) => {
  await page.goto(kinds.home);
  await page.evaluate(replaceWords);
  const typed = await typeUntilHydrated(page, fields[kinds.home] ?? '');
  expect(await inputState(page, fields[kinds.home] ?? '')).toMatchObject({ value: typed, hasFocus: true });
});
