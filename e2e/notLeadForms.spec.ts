/** Only lead forms deliver: no other form or control ever posts to the CRM. */
import { expect, test, type Page } from 'playwright/test';
import { paths } from '../src/config/paths';
import { plannerForm } from '../src/content/forms';
import { kinds } from './accessibility/kinds';
import { crmUrl } from './helpers/ports';
import { untilAllHydrated } from './helpers/quality';
import { passDeadline, stall } from './helpers/stall';

const app = '**/assets/entry-client*';

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
const useEverything = async (page: Page) => {
  const used = await page.evaluate(() => {
    // A page that is left could not be used any further.
    addEventListener('submit', (event) => event.target instanceof HTMLFormElement && event.preventDefault());
    const forms = document.querySelectorAll<HTMLFormElement>('form:not([data-form])');
    for (const form of forms) form.requestSubmit();
    const all = 'button, summary, input, select, [role="tab"], [role="button"]:not(a)';
    const controls = [...document.querySelectorAll<HTMLElement>(all)].filter(
      (control) => !control.closest('form[data-form], a') && !control.dataset['dialog'],
    );
    for (const control of controls) {
      control.click();
      for (const type of ['keydown', 'keyup'])
        control.dispatchEvent(new KeyboardEvent(type, { key: 'Enter', bubbles: true, cancelable: true }));
    }
    return forms.length + controls.length;
  });
  expect(used).toBeGreaterThan(0);
  await passDeadline(page);
  await page.clock.fastForward(60_000);
};

for (const [kind, address] of Object.entries(kinds))
  test(`on the page "${kind}" only lead forms post to the CRM, before React and after`, async ({ page }) => {
    const posts = await countPosts(page);
    const release = await stall(page, app);
    await page.clock.install();
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await useEverything(page);
    release();
    await untilAllHydrated(page);
    await useEverything(page);
    expect(posts).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('outbox');
  });

// This page has the planner, a search and buttons. e2e/chaos breaks the files one by one.
for (const files of ['boot', 'Courses', 'Planner', '*'])
  test(`without the files ${files} no search, planner or button posts to the CRM`, async ({ page }) => {
    const posts = await countPosts(page);
    await page.route(`**/assets/${files}*.js`, (route) => route.abort());
    await page.clock.install();
    await page.goto(paths.courses);
    await page.evaluate(() => document.body.dispatchEvent(new Event('touchstart', { bubbles: true })));
    await useEverything(page);
    expect(posts).toEqual([]);
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
