/** One visitor who sends one form, with or without a fault. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright/test';
import { leadsWith, uniqueWord } from '../helpers/crm';
import { everyFile, faultCookie } from './brokenFiles';
import type { Case } from './cases';
import { fillIn, formIn, formNamed, openerIn, type FormUnderTest } from './forms';
import { saysWhatToDo } from './messages';
import { target } from './target';

/** The longest that a step before Submit may take. */
const stepLimit = 12_000;
/** The longest that a page may stay blank, and a lead may take by the page's clock. */
const limit = 20_000;
/** By the page's clock: late code may send the same lead again until then. */
const settled = 12_000;

/** Wide enough for every floating widget. Reduced motion leaves more of the processor to the other visits. */
export const newContext = (browser: Browser) =>
  browser.newContext({
    baseURL: target.siteUrl,
    viewport: { width: 1400, height: 900 },
    reducedMotion: 'reduce',
  });

const hydrate = async (page: Page) => {
  await page.evaluate(() => document.body.dispatchEvent(new Event('touchstart', { bubbles: true })));
  await page.locator('#root[data-hydrated]').waitFor({ timeout: stepLimit });
};

/** A stalled style file leaves the page white: there is nothing to type into, whatever the document holds. */
const seesThePage = (page: Page) =>
  page
    .waitForFunction(
      // The fake clock replaces `performance`, but not its observer.
      () =>
        new Promise<boolean>((painted) =>
          new PerformanceObserver((list) => {
            if (list.getEntriesByName('first-contentful-paint').length > 0) painted(true);
          }).observe({ type: 'paint', buffered: true }),
        ),
      undefined,
      { timeout: limit },
    )
    .catch(() => {
      throw new Error('the page stayed blank');
    });

/** Lets the page's clock run for half a second, several times faster than ours. */
const passHalfSecond = async (page: Page) => {
  await page.clock.runFor(500).catch(() => {});
  await pause(100);
};

const within = <T>(step: Promise<T>, failure: string) =>
  step.catch((error: unknown) => {
    throw new Error(`${failure} (${String(error).split('\n')[0]})`);
  });

/** Opens the page and the form, fills it and presses its button; returns what was typed. */
export const sendForm = async (
  page: Page,
  form: FormUnderTest,
  word: string,
  onHydrated?: () => Promise<void>,
) => {
  const { page: address, opener } = form;
  await page.goto(address, { waitUntil: 'commit' });
  await seesThePage(page);
  if (onHydrated) {
    await hydrate(page);
    await onHydrated();
  }
  if (opener)
    await within(openerIn(page, opener).click({ timeout: stepLimit }), 'the dialog button cannot be clicked');
  const filled = formIn(page, form);
  await within(filled.waitFor({ timeout: stepLimit }), 'the form did not show');
  page.setDefaultTimeout(limit);
  const typed = await within(fillIn(filled, word), 'the form went away while it was filled in');
  await within(filled.locator('button[type="submit"]').click(), 'the form cannot be submitted');
  return typed;
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

export interface Verdict {
  /** Whether the broken file was asked for at all. */
  wasHit: boolean;
  leads: number;
  posts: number;
  isInformed: boolean;
  kept: boolean;
  /** Where the visitor got stuck. */
  stuck?: string;
}

const runCase = async (context: BrowserContext, page: Page, one: Case): Promise<Verdict> => {
  const word = uniqueWord();
  let posts = 0;
  let wasHit = false;
  let isBroken = false;
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === target.postsTo && request.method() === 'POST') posts += 1;
    const hit = one.file === everyFile ? pathname.startsWith('/assets/') : pathname === `/${one.file}`;
    if (isBroken && hit) wasHit = true;
  });
  const injectFault = async () => {
    isBroken = true;
    await context.addCookies([faultCookie(one.fault, one.file, word, target.siteUrl)]);
  };

  let stuck: string | undefined;
  let typed: string[] = [word];
  const atFirst = one.moment === 'before the first load';
  if (atFirst) await injectFault();
  try {
    typed = await sendForm(page, formNamed(one.form), word, atFirst ? undefined : injectFault);
  } catch (error) {
    stuck = error instanceof Error ? error.message : String(error);
  }

  const count = async () => (await leadsWith(word)).length;
  let leads = await count();
  const timeLeft = stuck === undefined ? limit : 0;
  for (let passed = 0; leads === 0 && passed < timeLeft; passed += 500) {
    await passHalfSecond(page);
    leads = await count();
  }
  if (leads === 0)
    return {
      wasHit,
      leads,
      posts,
      isInformed: await saysWhatToDo(page),
      kept: await isKept(page, typed),
      ...(stuck ? { stuck } : {}),
    };
  for (let passed = 0; passed < settled; passed += 500) await passHalfSecond(page);
  return { wasHit, leads: await count(), posts, isInformed: false, kept: true };
};

export const visit = async (browser: Browser, one: Case): Promise<Verdict> => {
  const context = await newContext(browser);
  try {
    await context.clock.install();
    return await runCase(context, await context.newPage(), one);
  } finally {
    await context.close();
  }
};
