/** Only lead forms deliver: no other form or control ever posts to the CRM. */
import { expect, test, type Browser, type Page } from 'playwright/test';
import { paths } from '../src/config/paths';
import { plannerForm } from '../src/content/forms';
import { kinds } from './accessibility/kinds';
import { inTurns } from './chaos/inTurns';
import { builtPages } from './helpers/builtPages';
import { crmUrl, siteUrl } from './helpers/ports';
import { openAllHydrated } from './helpers/quality';
import { passDeadline, stall } from './helpers/stall';
import { formIds } from './leaving/cases';

const app = '**/assets/entry-client*';

const kindOfForm = (form: Element) => {
  const id = form.getAttribute('data-form');
  if (id !== null) return formIds.some((known) => known === id) ? `lead form ${id}` : `unknown form ${id}`;
  if (form.getAttribute('role') === 'search') return 'search';
  if (form.getAttribute('aria-label') === plannerForm.name) return 'planner';
  return `unknown form: ${form.outerHTML.slice(0, 200)}`;
};

test('every form of every built page is known', () => {
  const found = builtPages.flatMap(({ address, document }) =>
    [...document.querySelectorAll('form')].map((form) => ({ address, kind: kindOfForm(form) })),
  );
  expect(found.filter(({ kind }) => kind.startsWith('unknown'))).toEqual([]);
  expect([...new Set(found.map(({ kind }) => kind))].toSorted()).toEqual([
    'lead form contactPage',
    'lead form homeInline',
    'lead form serviceInline',
    'lead form subscribe',
    'planner',
    'search',
  ]);
});

test('a form that is not a lead form has neither the CRM’s address nor its method', () => {
  const others = builtPages.flatMap(({ document }) => [
    ...document.querySelectorAll('form:not([data-form])'),
  ]);
  expect(others.length).toBeGreaterThan(0);
  for (const form of others) {
    expect(form.getAttribute('action')).toBeNull();
    expect(form.getAttribute('method')).toBeNull();
  }
});

/** Counts the posts to the CRM; none of them leaves. */
const countPosts = async (page: Page) => {
  const posts: string[] = [];
  await page.route(`${crmUrl}/**`, (route) => {
    if (route.request().method() === 'POST') posts.push(route.request().postData() ?? '');
    return route.abort();
  });
  return posts;
};

/** Submits every form that is no lead form, presses every control that is no link, and Enter in every field. */
const useEverything = (page: Page) =>
  page.evaluate(() => {
    const outside = (part: Element) => part.closest('form[data-form]') === null;
    // A page that is left could not be used any further.
    addEventListener('submit', (event) => event.target instanceof HTMLFormElement && event.preventDefault());
    let used = 0;
    for (const form of document.querySelectorAll<HTMLFormElement>('form:not([data-form])')) {
      form.requestSubmit();
      used += 1;
    }
    const controls = 'button, summary, input, select, [role="tab"], [role="button"]:not(a)';
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (!outside(control) || control.closest('a') || control.dataset['dialog']) continue;
      control.click();
      for (const type of ['keydown', 'keyup'])
        control.dispatchEvent(new KeyboardEvent(type, { key: 'Enter', bubbles: true, cancelable: true }));
      used += 1;
    }
    return used;
  });

for (const [kind, address] of Object.entries(kinds))
  for (const moment of ['before', 'after'] as const)
    test(`on the page "${kind}" ${moment} React only lead forms post to the CRM`, async ({ page }) => {
      const posts = await countPosts(page);
      if (moment === 'before') await stall(page, app);
      await page.clock.install();
      if (moment === 'before') await page.goto(address, { waitUntil: 'domcontentloaded' });
      else await openAllHydrated(page, address);
      expect(await useEverything(page)).toBeGreaterThan(0);
      await passDeadline(page);
      await page.clock.fastForward(60_000);
      expect(posts).toEqual([]);
      expect(
        await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('outbox'))),
      ).toEqual([]);
    });

test('before React a search is an ordinary request for its list', async ({ page }) => {
  const posts = await countPosts(page);
  await stall(page, app);
  for (const address of [paths.blogs, paths.internshipList, paths.courseList]) {
    await page.goto(address);
    const field = page.getByRole('searchbox').first();
    await field.fill('react');
    await field.press('Enter');
    await expect(page).toHaveURL(/\?q=react$/);
  }
  expect(posts).toEqual([]);
});

test('the planner says that it has not loaded when React fails to load', async ({ page }) => {
  const posts = await countPosts(page);
  await stall(page, app);
  await page.clock.install();
  await page.goto(paths.courses);
  const form = page.getByRole('form', { name: plannerForm.name });
  for (const field of await form.getByRole('combobox').all()) await field.selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Plan Now' }).click();
  await passDeadline(page);
  await expect(
    form.getByText('The planner has not loaded. Check your connection, then press Plan Now again.'),
  ).toBeVisible();
  expect(posts).toEqual([]);
});

/** The scripts and styles that a page asks for, from its first byte until React has taken it over. */
const filesOf = async (browser: Browser, address: string) => {
  const page = await browser.newPage({ baseURL: siteUrl });
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.(?:js|css|txt)$/.test(pathname)) files.add(pathname);
  });
  await openAllHydrated(page, address);
  await page.close();
  return [...files];
};

// This page has the planner, a search and buttons.
const address = paths.courses;
for (const fault of ['is missing', 'never comes'] as const)
  test(`when any file of ${address} ${fault}, no search, planner or button posts to the CRM`, async ({
    browser,
  }) => {
    const files = await filesOf(browser, address);
    expect(files.length).toBeGreaterThan(8);
    const posts = await inTurns(files, 3, async (file) => {
      const context = await browser.newContext({ baseURL: siteUrl });
      const page = await context.newPage();
      const posted = await countPosts(page);
      await page.route(`**${file}*`, (route) => (fault === 'is missing' ? route.abort() : undefined));
      await page.clock.install();
      await page.goto(address, { waitUntil: 'commit' });
      await page.getByRole('contentinfo').waitFor({ state: 'attached' });
      await page.evaluate(() => document.body.dispatchEvent(new Event('touchstart', { bubbles: true })));
      await useEverything(page);
      await passDeadline(page);
      await page.clock.fastForward(60_000);
      await context.close();
      return posted;
    });
    expect(posts.flat()).toEqual([]);
  });
