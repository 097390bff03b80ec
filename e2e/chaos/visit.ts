/** One visitor sends one form, with or without a fault. The result lists the problems of the lead. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Locator, Page } from 'playwright/test';
import { errorPage } from '../../src/content/errorPage';
import { isFormId, type FormId } from '../../src/leads/formCatalogue';
import { installClock } from '../helpers/clock';
import { leadsWith, uniqueWord } from '../helpers/crm';
import { entriesOf, field, fillIn, selectorOf, siteForms } from '../helpers/forms';
import { chosenSite, crmUrl, isRelayed } from '../helpers/ports';
import { untilHydrated } from '../helpers/quality';
import { stall } from '../helpers/stall';
import { faultCookie, hasBrokenFile } from './brokenFiles';
import type { Case } from './cases';

const baseURL = chosenSite.url;

/** The limit for the first paint, in ms. */
const BLANK_LIMIT = 20_000;
/** The limit for each step before the form appears, in ms. */
const OPENING_LIMIT = 12_000;
/** The limit for each step in the form, in ms. */
const FILLING_LIMIT = 20_000;
/** The limit for the arrival of a lead, in ms by the page's clock. */
const ARRIVAL_LIMIT = 20_000;
/** The time for late code that may send the same lead again, in ms by the page's clock. */
const SETTLE_TIME = 12_000;
/** How long the visitor takes over the last field, in ms: long enough for a file to fail. */
const TYPING_TIME = 300;

/**
 * The page fetches these when it is idle. On a slow machine that can be before hydration. A case that breaks one after hydration
 * therefore holds it back until then.
 */
export const fetchedAhead = new Set(['entry-dialogs.js']);

/** Wide enough for every floating widget. Reduced motion leaves more of the processor to the other visits. */
export const newContext = (browser: Browser) =>
  browser.newContext({ baseURL, viewport: { width: 1400, height: 900 }, reducedMotion: 'reduce' });

/**
 * Waits for the first paint. While a style file is stalled the page stays white, so nobody can type, even if the form is in the
 * document.
 */
const untilPainted = (page: Page) =>
  page.waitForFunction(
    // The fake clock replaces `performance`, but not its observer.
    () =>
      new Promise<boolean>((painted) =>
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) painted(true);
        }).observe({ type: 'paint', buffered: true }),
      ),
    undefined,
    { timeout: BLANK_LIMIT },
  );

/** Lets some ms of the page's clock pass, several times faster than ours. */
const pass = async (page: Page, how: 'runFor' | 'fastForward', ms: number) => {
  // While the browser posts the form itself, the page is being left and has no clock.
  await page.clock[how](ms).catch(() => {});
  // The network needs real time.
  await pause(100);
};

/** Lets time pass until the visitor's step is done. */
const passUntil = async (page: Page, step: Promise<void>) => {
  const done = new AbortController();
  const keepPassing = async () => {
    while (!done.signal.aborted) await pass(page, 'runFor', 500);
  };
  await Promise.all([step.finally(() => done.abort()), keepPassing()]);
};

/** Opens the form of a page, which may be in a dialog. A dialog that cannot load leads to the contact form. */
const openForm = async (page: Page, id: FormId, isStalled: boolean) => {
  const { opener } = siteForms[id];
  if (opener) await page.locator(`[data-dialog="${opener}"]:visible`).first().click();
  const selector = opener ? `#dialog form, ${selectorOf('contactPage')}` : selectorOf(id);
  const form = page.locator(selector).first();
  // The page waits some seconds for a file that never comes.
  if (isStalled) await passUntil(page, form.waitFor());
  else await form.waitFor();
  return form;
};

/**
 * The visitor's texts, by label. `entriesOf` gives every field of the contact form the same word. Here each gets a different
 * last letter, so that the lead shows which of the texts it lacks.
 */
const distinctEntries = (id: FormId, word: string) =>
  entriesOf(id, word).map(([label, text], index): [string, string] => [
    label,
    text === word ? word + String.fromCharCode(97 + index) : text,
  ]);

/** Fills in a form like a person who takes a while over the last field. Returns the typed texts. */
const fillSlowly = async (form: Locator, id: FormId, word: string) => {
  // This is the contact form if the dialog could not load.
  const shown = (await form.getAttribute('data-form')) ?? '';
  const entries = distinctEntries(isFormId(shown) ? shown : id, word);
  const [label, text] = entries.at(-1) ?? ['', ''];
  await fillIn(form, entries.slice(0, -1));
  await field(form, label).fill(text.slice(0, 5));
  await pause(TYPING_TIME);
  await field(form, label).fill(text);
  return entries.map(([, typed]) => typed);
};

/**
 * Opens the page and its form, fills the form in and presses its button. Returns the typed texts.
 * @param onHydrated if given, the visitor waits for React, then for this, before opening the form
 */
export const submitAsVisitor = async (
  page: Page,
  id: FormId,
  word: string,
  { onHydrated, isStalled = false }: { onHydrated?: (() => Promise<void>) | undefined; isStalled?: boolean },
) => {
  await page.goto(siteForms[id].page, { waitUntil: 'commit' });
  await untilPainted(page);
  page.setDefaultTimeout(OPENING_LIMIT);
  if (onHydrated) {
    // On a slow machine a touch right after the first paint comes before the script that waits for it.
    await page.waitForLoadState();
    await untilHydrated(page);
    await onHydrated();
  }
  const form = await openForm(page, id, isStalled);
  page.setDefaultTimeout(FILLING_LIMIT);
  const typed = await fillSlowly(form, id, word);
  await form.locator('button[type="submit"]').click();
  return typed;
};

/** Whether the page or the browser's storage still holds all typed texts. */
const isKept = (page: Page, typed: readonly string[]) =>
  page
    .evaluate((texts) => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
      const stored = [...Object.values(localStorage), ...Object.values(sessionStorage)].join('\n');
      // The stored values are JSON, which escapes quotes and line breaks.
      const isStored = (text: string) => stored.includes(JSON.stringify(text).slice(1, -1));
      return texts.every((text) => fields.some(({ value }) => value.includes(text)) || isStored(text));
    }, typed)
    .catch(() => false);

/** Words that tell a visitor what to do. A browser's own error page or validation bubble does not count. */
const helpful = /\b(?:call|write to|try again|reload|send it by email|when you are connected)\b/i;
const places = `[role="alert"], [role="status"], main:has(h1:text(${JSON.stringify(errorPage.heading)}))`;
const saysWhatToDo = async (page: Page) =>
  (await page.locator(places).filter({ hasText: helpful, visible: true }).count()) > 0;

export const kindsOfProblems = ['lost', 'incomplete', 'doubled', 'silent'] as const;
export type Problem = (typeof kindsOfProblems)[number];

/** The outcome of one case. */
export interface Result {
  testCase: Case;
  /** Whether the server broke a file: a visit that never asked for it proves nothing. */
  wasHit: boolean;
  problems: Problem[];
  /** Where the visitor got stuck. */
  stuck: string;
}

/** Counts the posts to the CRM. A relay recognises a lead that it has, so its posts do not count. */
const watchPosts = (context: BrowserContext) => {
  let posts = 0;
  context.on('request', (request) => {
    if (!isRelayed && new URL(request.url()).origin === crmUrl && request.method() === 'POST') posts += 1;
  });
  return () => posts;
};

const leadCount = async (word: string) => (await leadsWith(word)).length;

/** Lets time pass until the CRM has the lead. */
const awaitLead = async (page: Page, word: string) => {
  for (let passed = 0; passed < ARRIVAL_LIMIT; passed += 500) {
    if ((await leadCount(word)) > 0) return;
    await pass(page, 'runFor', 500);
  }
};

/** Lets late code run, which may send the same lead again. */
const settle = async (page: Page) => {
  for (let passed = 0; passed < SETTLE_TIME; passed += 1500) await pass(page, 'fastForward', 1500);
};

/** The problems of a lead. Lets late code run before it counts copies. */
const judge = async (page: Page, word: string, typed: readonly string[], posts: () => number) => {
  // Asked now: later the page may have stopped keeping the lead, or its message may have gone.
  const kept = await isKept(page, typed);
  const helped = await saysWhatToDo(page);
  await settle(page);
  const leads = await leadsWith(word);
  const isIn = (text: string, lead: Record<string, string>) =>
    Object.values(lead).some((value) => value.includes(text));
  const found: Record<Problem, boolean> = {
    lost: leads.length === 0 && !kept,
    incomplete: leads.some((lead) => !typed.every((text) => isIn(text, lead))),
    doubled: Math.max(leads.length, posts()) > 1,
    // A lead that arrived in the meantime was only late.
    silent: leads.length === 0 && !helped,
  };
  return kindsOfProblems.filter((kind) => found[kind]);
};

const runCase = async (context: BrowserContext, page: Page, testCase: Case): Promise<Result> => {
  const word = uniqueWord();
  const posts = watchPosts(context);
  const inject = () => context.addCookies([faultCookie(testCase.fault, testCase.file, word, baseURL)]);
  const isAtFirst = testCase.moment === 'before the first load';
  if (isAtFirst) await inject();
  const isHeld = !isAtFirst && fetchedAhead.has(testCase.file);
  const release = isHeld ? await stall(page, `**/assets/${testCase.file.replace('.', '-*.')}`) : () => {};
  const injectLater = async () => {
    await inject();
    release();
  };
  let stuck = '';
  // A visitor who gets stuck may have typed nothing. This counts as a lost lead, unless the word was typed and is kept.
  let typed: string[] = [word];
  try {
    typed = await submitAsVisitor(page, testCase.form, word, {
      onHydrated: isAtFirst ? undefined : injectLater,
      isStalled: testCase.fault === 'stall',
    });
  } catch (error) {
    stuck = String(error);
  }
  if (!stuck) await awaitLead(page, word);
  const problems = await judge(page, word, typed, posts);
  return { testCase, wasHit: await hasBrokenFile(word, baseURL), problems, stuck };
};

export const visit = async (browser: Browser, testCase: Case) => {
  const context = await newContext(browser);
  try {
    await installClock(context);
    return await runCase(context, await context.newPage(), testCase);
  } finally {
    await context.close();
  }
};
