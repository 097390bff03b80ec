/**
 * Translators, password managers and similar programs may change a page before React starts. A visitor who types while React takes
 * the page over loses no letter and no focus, and no error appears. e2e/browsers/programs.spec.ts checks other engines.
 */
import { expect, test, type Page } from 'playwright/test';
import { moreQuestions } from '../../src/content/labels';
import { kinds } from '../accessibility/kinds';
import { untilDialogMarkup } from '../helpers/forms';
import { openAllHydrated, untilAllHydrated, watchConsole } from '../helpers/quality';
import { stall } from '../helpers/stall';
import { addIcons, programsBeforeReact, replaceWords, translate, untranslatedTexts } from './programs';

const homeField = 'main [data-field="email"]';
/** The pages that have a field, and a selector of one field. */
const fieldByAddress = {
  [kinds.home]: homeField,
  [kinds.contact]: 'main [data-field="location"]',
  [kinds.service]: 'main [data-field="message"]',
  [kinds.blogs]: 'main input[name="q"]',
  [kinds.courseList]: 'main input[name="q"]',
};

const alphabet = 'abcdefghijklmnopqrstuvwxyz';

const unhydratedInPage = '#root[data-island]:not([data-hydrated]), #root [data-island]:not([data-hydrated])';
const unhydratedDialog = '#dialog:not([data-hydrated])';

/** Types one letter after another until React has taken over every part of the page, or the dialog. Returns the typed text. */
const typeUntilHydrated = async (page: Page, selector: string, unhydrated = unhydratedInPage) => {
  await page.locator(selector).click();
  let typed = '';
  do {
    const letter = alphabet[typed.length % alphabet.length] ?? '';
    await page.keyboard.press(letter);
    typed += letter;
  } while ((await page.locator(unhydrated).count()) > 0);
  return typed;
};

const inputState = (page: Page, selector: string) =>
  page.locator(selector).evaluate((input: HTMLInputElement) => ({
    value: input.value,
    hasFocus: document.activeElement === input,
    caret: input.selectionStart,
  }));

/**
 * The words of the page. The text of the button for more questions is left out: the button shows while the box of the questions can
 * be scrolled, and browsers notice that sooner or later.
 */
const wordsOf = async (page: Page) => {
  const text = await page.locator('main').innerText();
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== moreQuestions)
    .join('')
    .replaceAll(/\s/g, '');
};

const expectTranslated = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-translated', 'yes');

for (const [address, selector] of Object.entries(fieldByAddress)) {
  for (const [program, change] of Object.entries(programsBeforeReact)) {
    test(`a field on ${address} keeps its text and focus when ${program} changes the page before React`, async ({
      page,
    }) => {
      const consoleLines = watchConsole(page);
      await page.goto(address);
      await page.evaluate(change);
      const typed = await typeUntilHydrated(page, selector);
      expect(await inputState(page, selector)).toEqual({ value: typed, hasFocus: true, caret: typed.length });
      expect(consoleLines).toEqual([]);
    });
  }
}

for (const [program, change] of Object.entries(programsBeforeReact))
  test(`a field in a dialog keeps its text and focus when ${program} changes the page before React`, async ({
    page,
  }) => {
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
    const typed = await typeUntilHydrated(page, field, unhydratedDialog);
    expect(await inputState(page, field)).toEqual({ value: typed, hasFocus: true, caret: typed.length });
    expect(consoleLines).toEqual([]);
  });

for (const [kind, address] of Object.entries(kinds))
  test(`React takes over a translated page without an error, and the page stays translated: ${kind}`, async ({
    page,
  }) => {
    // Reduced motion stops the slideshow: each slide has other words.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const consoleLines = watchConsole(page, /status of 404/);
    await openAllHydrated(page, address);
    const plain = await wordsOf(page);
    await page.goto(address);
    await page.evaluate(translate);
    await untilAllHydrated(page);
    await expectTranslated(page);
    // After a late change by React the translator runs again.
    await expect.poll(() => page.evaluate(untranslatedTexts)).toEqual([]);
    await expect.poll(() => wordsOf(page)).toBe(plain);
    expect(consoleLines).toEqual([]);
  });

test('after React every field has its icon of a password manager again', async ({ page }) => {
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

test('a field keeps its text and focus when a program repeats its change after every other change', async ({
  page,
}) => {
  await page.goto(kinds.home);
  await page.evaluate(replaceWords);
  const typed = await typeUntilHydrated(page, homeField);
  expect(await inputState(page, homeField)).toMatchObject({ value: typed, hasFocus: true });
});
