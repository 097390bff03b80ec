/** The cases: which file of a form's page fails, what goes wrong with it, and when. */
import type { Browser } from 'playwright/test';
import { randomFrom } from '../../packages/art/random';
import type { FormId } from '../../src/leads/formCatalogue';
import { unhashed } from '../helpers/builtFiles';
import { theLeadWith, uniqueWord } from '../helpers/crm';
import { differentForms } from '../helpers/forms';
import { inParallel } from '../helpers/inParallel';
import { everyFile, faults, type Fault } from './brokenFiles';
import { fetchedAhead, newContext, submitAsVisitor } from './visit';

export const moments = ['before the first load', 'after hydration', 'after a deploy'] as const;

export interface Case {
  form: FormId;
  /** The name of the file without its hash, such as `forms.js`, or `everyFile`. */
  file: string;
  fault: Fault;
  moment: (typeof moments)[number];
}

export const nameOf = ({ form, file, fault, moment }: Case) => `${form}: ${file}, ${fault}, ${moment}`;

/** Sends a form without a fault. Returns the files asked for, and which of them were first asked for after `onHydrated`, if at all. */
const filesAskedFor = async (browser: Browser, form: FormId, waitsForReact: boolean) => {
  const context = await newContext(browser);
  // A browser that saves data prefetches nothing: those files are for the next page.
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const page = await context.newPage();
  const word = uniqueWord();
  const all = new Set<string>();
  const later = new Set<string>();
  let isHydrated = false;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/assets\/.*\.(?:js|css|txt)$/.test(pathname)) return;
    const file = unhashed(pathname.slice(1));
    // Whether files that are fetched ahead come before React depends on the machine. A visit holds them back until then.
    if (!all.has(file) && (isHydrated || fetchedAhead.has(file))) later.add(file);
    all.add(file);
  });
  const onHydrated = async () => {
    isHydrated = true;
  };
  await submitAsVisitor(page, form, word, waitsForReact ? { onHydrated } : {});
  await theLeadWith(word);
  await context.close();
  return { all, later };
};

/** Without `gone`: a deploy takes all files away, never a single one. */
const fileFaults = faults.filter((fault) => fault !== 'gone');

export const listCases = async (browser: Browser) => {
  const cases = await inParallel(differentForms, 4, async (form): Promise<Case[]> => {
    // Some files are asked for only where React has not come yet.
    const { all } = await filesAskedFor(browser, form, false);
    const withReact = await filesAskedFor(browser, form, true);
    const casesOf = (files: Iterable<string>, moment: Case['moment']) =>
      [...files].flatMap((file) => fileFaults.map((fault) => ({ form, file, fault, moment })));
    return [
      ...casesOf(new Set([...all, ...withReact.all]), 'before the first load'),
      ...casesOf(withReact.later, 'after hydration'),
      // The page itself may come from before the deploy as well.
      { form, file: everyFile, fault: 'gone', moment: 'before the first load' },
      { form, file: everyFile, fault: 'gone', moment: 'after a deploy' },
    ];
  });
  const list = cases.flat();
  if (!list.some(({ moment }) => moment === 'after hydration'))
    throw new Error('No form has asked for a file after hydration.');
  return list;
};

/** The cases in the order of a seed, first those with a form, file, fault or moment that none before them has. */
export const inOrder = (cases: readonly Case[], seed: string): Case[] => {
  const seen = new Set<string>();
  const order = randomFrom(seed).shuffle(cases);
  const firsts = order.filter(({ form, file, fault, moment }) => {
    const before = seen.size;
    for (const trait of [form, file, fault, moment]) seen.add(trait);
    return seen.size > before;
  });
  return [...firsts, ...order.filter((testCase) => !firsts.includes(testCase))];
};
