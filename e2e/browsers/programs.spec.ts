/**
 * Translators, password managers and similar programs may change a page before React starts. In every engine, the visitor
 * still loses no typed letter and no focus, and no error appears.
 */
import { expect } from 'playwright/test';
import { kinds } from '../accessibility/kinds';
import { programsBeforeReact, translate, untranslatedTexts } from '../programs/programs';
import { openRecorded, recordedProblems } from './recordPages';
import { test } from './test';
import { CHECK_LIMIT, repeatUntil, type Visitor } from './visitor';
import { hasHydratedEverything, untilAllHydrated, untilBootScript } from './waits';

const fieldByAddress = {
  [kinds.home]: 'main [data-field="message"]',
  [kinds.contact]: 'main [data-field="location"]',
  [kinds.blogs]: 'main input[name="q"]',
};

/** Types one letter after another until React has taken over every part. Returns the typed text. */
const typeUntilHydrated = async ({ run, press, click }: Visitor, selector: string) => {
  await click(selector);
  const end = Date.now() + CHECK_LIMIT;
  let typed = '';
  do {
    if (Date.now() > end) throw new Error(`React has not taken over after ${typed.length} letters.`);
    await press('a');
    typed += 'a';
  } while (!(await run(hasHydratedEverything)));
  return typed;
};

for (const [program, change] of Object.entries(programsBeforeReact)) {
  for (const [address, selector] of Object.entries(fieldByAddress)) {
    test(`a field on ${address} keeps its text and focus when ${program} changes the page before React`, async ({
      inSharedProfile,
      engineName,
    }) => {
      await openRecorded(inSharedProfile, address);
      // Such programs start after the browser has parsed the page. By then the page's first script has run.
      await untilBootScript(inSharedProfile);
      await inSharedProfile.run(change);
      const typed = await typeUntilHydrated(inSharedProfile, selector);
      const state = await inSharedProfile.run((wanted) => {
        const input = document.querySelector<HTMLInputElement>(wanted);
        return {
          value: input?.value,
          hasFocus: document.activeElement === input,
          caret: input?.selectionStart,
        };
      }, selector);
      const problems = await recordedProblems(inSharedProfile, engineName);
      expect({ ...state, problems }).toEqual({
        value: typed,
        hasFocus: true,
        caret: typed.length,
        problems: [],
      });
    });
  }
}

for (const address of Object.keys(fieldByAddress))
  test(`a translator reaches every text that React adds on ${address}`, async ({ inSharedProfile }) => {
    const { run, until } = inSharedProfile;
    await openRecorded(inSharedProfile, address);
    await untilBootScript(inSharedProfile);
    await run(translate);
    await untilAllHydrated(inSharedProfile);
    await until('the end of the translation', () => document.documentElement.dataset['translated'] === 'yes');
    await repeatUntil('a translation of every text', async () => (await run(untranslatedTexts)).length === 0);
  });
