/** In every engine: what programs of the visitor change before React costs no letter, no focus and no error. */
import { expect } from 'playwright/test';
import { kinds } from '../accessibility/kinds';
import { addIcons, linkWords, translate, untranslated } from '../programs/programs';
import { openRecorded, recordedProblems } from './recordPages';
import { test } from './test';
import { repeatUntil, type Visitor } from './visitor';
import { untilBootScript, untilHydrated } from './waits';

const fields = {
  [kinds.home]: 'main [data-field="message"]',
  [kinds.contact]: 'main [data-field="location"]',
  [kinds.blogs]: 'main input[name="q"]',
};

/** Types one letter after another until React has taken over every part. Returns what was typed. */
const typeUntilHydrated = async ({ run, press, click }: Visitor, selector: string) => {
  await click(selector);
  const isHydrated = () =>
    document.querySelector('#root:not([data-hydrated]), #root [data-island]:not([data-hydrated])') === null;
  let typed = '';
  do {
    await press('a');
    typed += 'a';
  } while (!(await run(isHydrated)));
  return typed;
};

for (const [name, change] of Object.entries({ translator: translate, icons: addIcons, links: linkWords }))
  for (const [address, selector] of Object.entries(fields))
    test(`${name} on ${address} before React`, async ({ inSharedProfile, engineName }) => {
      await openRecorded(inSharedProfile, address);
      // A program starts when the browser has read the page, and so its first script.
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

for (const address of Object.keys(fields))
  test(`the translator reaches every text that React adds on ${address}`, async ({ inSharedProfile }) => {
    const { run, until } = inSharedProfile;
    await openRecorded(inSharedProfile, address);
    await untilBootScript(inSharedProfile);
    await run(translate);
    await untilHydrated(inSharedProfile);
    await until('the whole translation', () => document.documentElement.dataset['translated'] === 'yes');
    await repeatUntil('every text in the other language', async () => (await run(untranslated)).length === 0);
  });
