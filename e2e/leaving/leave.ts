/** One visitor who sends one form and leaves. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '../../src/config/paths';
import type { FormId } from '../../src/leads/formCatalogue';
import { kindOf } from '../chaos/cases';
import { catalogueForms, type LeavingCase, type Moment } from './cases';
import * as inPage from './inPage';

/** A page of any engine. */
export interface Tab {
  /** Opens the page, with a file that never arrives or with all files. */
  open: (address: string, stalledFile: string | undefined) => Promise<void>;
  run: <Given extends unknown[], Value>(act: (...given: Given) => Value, ...given: Given) => Promise<Value>;
  /** Resolves once the visitor has left in the given way. */
  hasLeft: (way: LeavingCase['way'], address: string) => Promise<void>;
  /** What the browser still stores about the lead with a word. */
  stored: (word: string) => Promise<string>;
  /** Ends the whole visit. */
  end: () => Promise<unknown>;
}

const limit = 20_000;

const until = async (what: string, look: () => Promise<boolean>) => {
  const end = Date.now() + limit;
  while (!(await look().catch(() => false))) {
    if (Date.now() > end) throw new Error(`${what}: not within ${limit / 1000} s`);
    await pause(100);
  }
};

/** The file without which React never takes a form over. */
const codeOf = (form: FormId, folder: string) => {
  const kind = catalogueForms[form].opener ? 'entry-dialogs.js' : 'entry-client.js';
  const file = readdirSync(join(folder, 'assets')).find((name) => kindOf(`assets/${name}`) === kind);
  if (!file) throw new Error(`There is no ${kind} in ${folder}. Build the site first.`);
  return `assets/${file}`;
};

const selectorOf = (form: FormId) =>
  `${catalogueForms[form].opener ? '#dialog' : 'main'} form[data-form="${form}"]`;

/** Opens a page and brings one of its forms up. Returns its selector. */
export const bringUp = async (tab: Tab, form: FormId, moment: Moment, folder: string) => {
  const { page, opener } = catalogueForms[form];
  const isAfter = moment === 'after React';
  await tab.open(page, isAfter ? undefined : codeOf(form, folder));
  if (isAfter) await until('React on the page', () => tab.run(inPage.touch));
  if (opener) await until('the opener', () => tab.run(inPage.press, `[data-dialog="${opener}"]`));
  const selector = selectorOf(form);
  await until('the form', () => tab.run(inPage.isReady, selector, isAfter));
  return selector;
};

const addressOf = ({ way, form }: LeavingCase, elsewhere: string) => {
  if (way === 'another site') return elsewhere;
  return catalogueForms[form].page === paths.works ? paths.about : paths.works;
};

export const sendAndLeave = async (
  tab: Tab,
  one: LeavingCase,
  { word, folder, elsewhere }: { word: string; folder: string; elsewhere: string },
) => {
  const selector = await bringUp(tab, one.form, one.moment, folder);
  await tab.run(inPage.fillIn, selector, word);
  const address = addressOf(one, elsewhere);
  await tab.run(inPage.submitAndLeave, selector, one.time, one.way, address);
  await tab.hasLeft(one.way, address);
};
