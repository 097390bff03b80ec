/** One visitor who sends one form, with or without a fault, and what became of the lead. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright/test';
import type { FormId } from '../../src/leads/formCatalogue';
import { installClock } from '../helpers/clock';
import { leadsWith, uniqueWord } from '../helpers/crm';
import { entriesOf, field, fillIn, selectorOf, siteForms } from '../helpers/forms';
import { chosenSite, crmUrl, isRelayed } from '../helpers/ports';
import { untilHydrated } from '../helpers/quality';
import { faultCookie, isBroken } from './brokenFiles';
import type { Case } from './cases';

const baseURL = chosenSite.url;

/** The longest that a step before Submit may take. */
const stepLimit = 12_000;
/** The longest that a page may stay blank, and a lead may take by the page's clock. */
const limit = 20_000;
/** By the page's clock: late code may send the same lead again until then. */
const settled = 12_000;

/** Wide enough for every floating widget. Reduced motion leaves more of the processor to the other visits. */
export const newContext = (browser: Browser) =>
  browser.newContext({ baseURL, viewport: { width: 1400, height: 900 }, reducedMotion: 'reduce' });

/** A stalled style file leaves the page white: there is nothing to type into, whatever the document holds. */
const seesThePage = (page: Page) =>
  page.waitForFunction(
    // The fake clock replaces `performance`, but not its observer.
    () =>
      new Promise<boolean>((painted) =>
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) painted(true);
        }).observe({ type: 'paint', buffered: true }),
      ),
    undefined,
    { timeout: limit },
  );

/** Opens the page and the form, fills it and presses its button; returns what was typed. */
export const sendForm = async (page: Page, id: FormId, word: string, onHydrated?: () => Promise<void>) => {
  const { page: address, opener } = siteForms[id];
  await page.goto(address, { waitUntil: 'commit' });
  await seesThePage(page);
  page.setDefaultTimeout(stepLimit);
  if (onHydrated) {
    await untilHydrated(page);
    await onHydrated();
  }
  const button = page.locator(`[data-dialog="${opener}"]:visible`).first();
  if (opener) await button.click();
  // A dialog that cannot load leads to the contact form.
  const form = page
    .locator(`${opener ? '#dialog form, ' : ''}${selectorOf(opener ? 'contactPage' : id)}`)
    .first();
  await form.waitFor();
  page.setDefaultTimeout(limit);
  const entries = entriesOf((await form.getAttribute('data-form')) ?? id, word);
  // A person takes a while over the last field, long enough for a file to fail.
  const [label, text] = entries.pop() ?? ['', ''];
  await fillIn(form, entries);
  await field(form, label).fill(text.slice(0, 5));
  await pause(300);
  await field(form, label).fill(text);
  await form.locator('button[type="submit"]').click();
  return [...entries.map(([, typed]) => typed), text];
};

/** Whether the page, or the browser's storage, still holds all that was typed. */
const isKept = (page: Page, typed: readonly string[]) =>
  page
    .evaluate((texts) => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
      const stored = JSON.stringify([Object.values(localStorage), Object.values(sessionStorage)]);
      return texts.every((text) => fields.some(({ value }) => value === text) || stored.includes(text));
    }, typed)
    .catch(() => false);

/** What counts as telling a visitor what to do. A browser's own error page or validation bubble does not. */
const helpful = /\b(?:call|write to|try again|reload|send it by email|when you are connected)\b/i;
const places = '[role="alert"], [role="status"], main:has(h1:text("Unexpected Application Error!"))';
const saysWhatToDo = async (page: Page) =>
  (await page.locator(places).filter({ hasText: helpful, visible: true }).count()) > 0;

/** What became of the lead. */
export interface Result {
  one: Case;
  /** A visit that never asked for the broken file proves nothing. */
  wasHit: boolean;
  /** "lost", "doubled" and "silent". */
  problems: string[];
  /** Where the visitor got stuck. */
  stuck: string;
}

const runCase = async (context: BrowserContext, page: Page, one: Case): Promise<Result> => {
  const word = uniqueWord();
  let posts = 0;
  let wasHit = false;
  let isFaulty = false;
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    // The relay recognises a lead that it has.
    if (!isRelayed && origin === crmUrl && request.method() === 'POST') posts += 1;
    if (isFaulty && isBroken(one.file, pathname)) wasHit = true;
  });
  const injectFault = async () => {
    isFaulty = true;
    await context.addCookies([faultCookie(one.fault, one.file, word, baseURL)]);
  };

  let stuck = '';
  let typed: string[] = [word];
  const atFirst = one.moment === 'before the first load';
  if (atFirst) await injectFault();
  try {
    typed = await sendForm(page, one.form, word, atFirst ? undefined : injectFault);
  } catch (error) {
    stuck = String(error);
  }

  const count = async () => (await leadsWith(word)).length;
  // The page's clock runs several times faster than ours.
  const arrives = async () => {
    for (let passed = 0; passed < limit; passed += 500) {
      if ((await count()) > 0) return;
      await page.clock.runFor(500).catch(() => {});
      await pause(100);
    }
  };
  if (!stuck) await arrives();
  const leads = await count();
  const isLost = leads === 0 && !(await isKept(page, typed));
  const isSilent = leads === 0 && !(await saysWhatToDo(page));
  for (let passed = 0; passed < settled; passed += 1500) {
    await page.clock.fastForward(1500).catch(() => {});
    await pause(100);
  }
  const copies = Math.max(await count(), posts);
  const found = { lost: isLost, doubled: copies > 1, silent: isSilent };
  const problems = Object.entries(found).flatMap(([name, isSo]) => (isSo ? [name] : []));
  return { one, wasHit, problems, stuck };
};

export const visit = async (browser: Browser, one: Case) => {
  const context = await newContext(browser);
  try {
    await installClock(context);
    return await runCase(context, await context.newPage(), one);
  } finally {
    await context.close();
  }
};
