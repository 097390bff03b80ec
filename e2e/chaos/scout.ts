/** Sends each form without a fault, to learn which files its visitor asks for and when. */
import type { Browser } from 'playwright/test';
import { theLeadWith, uniqueWord } from '../helpers/crm';
import { formsUnderTest, type FormUnderTest } from './forms';
import { inTurns } from './inTurns';
import { newContext, sendForm } from './visit';

/** Files that a form's visitor asks for. */
export interface Requested {
  /** What the page and its dialog are made of. */
  own: string[];
  /** Those of `own` that are asked for once React has taken over the page. */
  later: string[];
  /** What the page fetches for the next one. */
  prefetched: string[];
}

/** A browser that saves data prefetches nothing. */
const saveData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });

const filesAskedFor = async (browser: Browser, form: FormUnderTest, prefetches: boolean) => {
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

/** `prefetched` doubles the time it takes; without it those lists stay empty. */
export const scout = async (browser: Browser, { prefetched }: { prefetched: boolean }) => {
  const found = await inTurns(formsUnderTest, 4, async (form): Promise<[string, Requested]> => {
    const own = await filesAskedFor(browser, form, false);
    const every = prefetched ? (await filesAskedFor(browser, form, true)).all : [];
    const others = every.filter((file) => !own.all.includes(file));
    return [form.id, { own: own.all, later: own.later, prefetched: others }];
  });
  return Object.fromEntries(found);
};
