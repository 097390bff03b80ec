/** Only lead forms deliver: no other form or control ever posts to the CRM. */
import { expect, test, type Page } from 'playwright/test';
import { OUTBOX_KEY, SETTLED_KEY } from '../src/config/storageKeys';
import { MENUS_READY } from '../src/native/menus.markup';
import { kinds } from './accessibility/kinds';
import { installClock } from './helpers/clock';
import { crmUrl } from './helpers/ports';
import { untilAllHydrated } from './helpers/quality';
import { passDeadline, stall } from './helpers/stall';

const app = '**/assets/entry-client*';

/** Records the posts to the CRM; none of them leaves. */
const recordPosts = async (page: Page) => {
  const posts: string[] = [];
  await page.route(`${crmUrl}/**`, (route) => {
    if (route.request().method() === 'POST') posts.push(route.request().postData() ?? '');
    return route.abort();
  });
  return posts;
};

/** Submits every form that is not a lead form, presses every control that is not a link, and Enter in every field. */
const useEverything = async (page: Page) => {
  const count = await page.evaluate(() => {
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
  expect(count).toBeGreaterThan(0);
  await passDeadline(page);
  await page.clock.fastForward(60_000);
};

// The other kinds have no forms or controls but those of lead forms and of the header, the dock and the footer.
const used = [
  'home',
  'works',
  'internshipList',
  'internship',
  'courses',
  'service',
  'unknownAddress',
] as const;
for (const kind of used)
  test(`on the page "${kind}" only lead forms post to the CRM, before React and after`, async ({ page }) => {
    const posts = await recordPosts(page);
    const release = await stall(page, app);
    await installClock(page.context());
    await page.goto(kinds[kind], { waitUntil: 'domcontentloaded' });
    // The boot script may come after the document.
    await expect(page.locator('html')).toHaveAttribute(MENUS_READY, '');
    await useEverything(page);
    release();
    await untilAllHydrated(page);
    await useEverything(page);
    expect(posts).toEqual([]);
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => key.startsWith(OUTBOX_KEY) || key.startsWith(SETTLED_KEY))).toEqual([]);
  });
