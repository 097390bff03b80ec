/** Every case there is: the files that a form's visitor asks for × what goes wrong with them × when. */
import type { Browser } from 'playwright/test';
import { randomFrom } from '../../art/random';
import type { FormId } from '../../src/leads/formCatalogue';
import { kindOf } from '../helpers/builtFiles';
import { theLeadWith, uniqueWord } from '../helpers/crm';
import { differentForms } from '../helpers/forms';
import { inTurns } from '../helpers/inTurns';
import { everyFile, faults, type Fault } from './brokenFiles';
import { newContext, sendForm } from './visit';

export interface Case {
  form: FormId;
  file: string;
  fault: Fault;
  moment: 'before the first load' | 'after hydration' | 'after a deploy';
}

/** A file's name without its hash. */
export const nameOf = ({ form, file, fault, moment }: Case) =>
  `${form}: ${kindOf(file)}, ${fault}, ${moment}`;

/** A browser that saves data prefetches nothing. */
const saveData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });

/** Sends a form without a fault. Returns the files that were asked for, and those of them after hydration. */
const filesAskedFor = async (browser: Browser, form: FormId, prefetches: boolean) => {
  const context = await newContext(browser);
  if (!prefetches) await context.addInitScript(saveData);
  const page = await context.newPage();
  const word = uniqueWord();
  const all = new Set<string>();
  const later = new Set<string>();
  let isHydrated = false;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/assets\/.*\.(?:js|css|txt)$/.test(pathname)) return;
    const file = pathname.slice(1);
    if (isHydrated && !all.has(file)) later.add(file);
    all.add(file);
  });
  page.waitForSelector('#root[data-hydrated]').then(
    () => {
      isHydrated = true;
    },
    // A dialog's form is sent without React in the page, which may be closed by now.
    () => {},
  );
  await sendForm(page, form, word);
  await theLeadWith(word);
  await context.close();
  return { all: [...all], later: [...later] };
};

const fileFaults = faults.filter((fault) => fault !== 'gone');

/** What a page fetches for the next one doubles the time it takes to list the cases. */
export const listCases = async (browser: Browser, { withPrefetched }: { withPrefetched: boolean }) => {
  const cases = await inTurns(differentForms, 4, async (form): Promise<Case[]> => {
    const { all, later } = await filesAskedFor(browser, form, false);
    const every = withPrefetched ? (await filesAskedFor(browser, form, true)).all : [];
    const prefetched = every.filter((file) => !all.includes(file));
    const first = { form, moment: 'before the first load' } as const;
    return [
      ...all.flatMap((file) => fileFaults.map((fault) => ({ ...first, file, fault }))),
      ...later.flatMap((file) =>
        fileFaults.map((fault) => ({ form, file, fault, moment: 'after hydration' as const })),
      ),
      // A prefetched file is for another page: one fault each, by turns, is enough.
      ...prefetched.map((file, index) => ({
        ...first,
        file,
        fault: fileFaults[index % fileFaults.length] ?? 'abort',
      })),
      // The page itself may come from before the deploy as well.
      { ...first, file: everyFile, fault: 'gone' },
      { form, file: everyFile, fault: 'gone', moment: 'after a deploy' },
    ];
  });
  return cases.flat();
};

/** `least` cases, or as many more as it takes to show every form, kind of file, fault and moment once. */
export const sampleOf = (cases: readonly Case[], seed: number, least: number): Case[] => {
  const seen = new Set<string>();
  const order = randomFrom(String(seed)).shuffle(cases);
  const needed = order.filter(({ form, file, fault, moment }) => {
    const traits = [form, kindOf(file), fault, moment].filter((trait) => !seen.has(trait));
    for (const trait of traits) seen.add(trait);
    return traits.length > 0;
  });
  const others = order.filter((one) => !needed.includes(one));
  return [...needed, ...others.slice(0, Math.max(0, least - needed.length))];
};
