/** Sends each form without a fault, to learn which files its visitor asks for and when. */
import type { Browser } from 'playwright/test';
import type { FormId } from '../../src/leads/formCatalogue';
import { theLeadWith, uniqueWord } from '../helpers/crm';
import type { Requested } from './cases';
import { formsUnderTest } from './forms';
import { inTurns } from './inTurns';
import { newContext, sendForm } from './visit';

const filesAskedFor = async (browser: Browser, form: FormId, isWoken: boolean) => {
  const context = await newContext(browser);
  const files = new Set<string>();
  const page = await context.newPage();
  const word = uniqueWord();
  const listen = () =>
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/assets\/.*\.(?:js|css)$/.test(pathname)) files.add(pathname.slice(1));
    });
  if (!isWoken) listen();
  await sendForm(page, form, word, isWoken ? () => Promise.resolve(void listen()) : undefined);
  await theLeadWith(page.request, word);
  await context.close();
  return [...files];
};

export const scout = async (browser: Browser): Promise<Requested> => {
  const found = await inTurns(formsUnderTest, 4, async ({ id }) => {
    const all = await filesAskedFor(browser, id, false);
    return [id, { all, later: await filesAskedFor(browser, id, true) }] as const;
  });
  return Object.fromEntries(found);
};
