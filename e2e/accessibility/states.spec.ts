/** States that need an action: every axe rule, and what a screen reader announces. kinds.spec.ts checks pages as they load. */
import { expect, test, type Page } from 'playwright/test';
import { paths } from '../../src/config/paths';
import { formCopy } from '../../src/content/forms';
import { uniqueWord } from '../helpers/crm';
import {
  contactLabels,
  dialog,
  expectThanks,
  field,
  fillContact,
  fillLead,
  heldNotice,
  sendFromHome,
  submit,
} from '../helpers/forms';
import { crmUrl } from '../helpers/ports';
import { expectNoAxeViolations, expectNoAxeViolationsAtBothEnds, openAllHydrated } from '../helpers/quality';
import { whatsNew } from '../helpers/shell';

declare global {
  interface Window {
    heard?: string[];
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page and records what its live regions announce from then on. */
const open = async (page: Page, address: string) => {
  await openAllHydrated(page, address);
  await page.evaluate(() => {
    const live = '[role=status], [role=alert], [aria-live]';
    const heard: string[] = [];
    window.heard = heard;
    const last = new Map<Element, string>();
    for (const region of document.querySelectorAll(live)) last.set(region, region.textContent);
    new MutationObserver((changes) => {
      const regions = new Set(
        changes.flatMap(({ target }) => {
          const element = target instanceof Element ? target : target.parentElement;
          const region = element?.closest(live);
          return region?.isConnected ? [region] : [];
        }),
      );
      for (const region of regions) {
        if (last.get(region) === region.textContent) continue;
        last.set(region, region.textContent);
        if (region.textContent) heard.push(region.textContent);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
};
const heard = (page: Page) => page.evaluate(() => window.heard ?? []);

/** Keeps the thank-you, which leaves after two seconds, on the page for as long as the test looks at it. */
const holdThanks = (page: Page) =>
  page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const patient = (handler: TimerHandler, wait = 0, ...values: unknown[]) =>
      start(handler, wait === 2000 ? 2 ** 30 : wait, ...values);
    Object.assign(window, { setTimeout: patient });
  });

/** The fields that show an error. */
const wrong = (page: Page) => page.locator('form [aria-invalid="true"]');
const popups = '#dialog';

// Lead dialogs differ in their words alone; posts.spec.ts checks those.
test('a lead dialog, empty and in error', async ({ page }) => {
  await openAllHydrated(page, paths.services.aiml);
  await page.locator('[data-dialog="serviceClosing"]:visible').first().click();
  const popup = page.locator(popups).getByRole('dialog');
  await expect(popup).toBeVisible();
  await expectNoAxeViolations(page, popups);
  await popup.getByRole('button', { name: formCopy.serviceClosing.submit }).click();
  await expect(wrong(page)).toHaveCount(4);
  await expectNoAxeViolationsAtBothEnds(page, popups);
});

test("a dialog with the page behind it, and What's New empty, in error and thanking", async ({ page }) => {
  await holdThanks(page);
  await openAllHydrated(page, paths.works);
  await (await whatsNew(page)).click();
  const news = dialog(page, 'Unforgettable Moments Await!!');
  await expect(news).toBeVisible();
  await expectNoAxeViolations(page);
  await news.getByRole('button', { name: 'Subscribe us!' }).click();
  await expect(wrong(page)).toHaveCount(1);
  await expectNoAxeViolationsAtBothEnds(page, popups);
  await field(news, 'Email').fill(`${uniqueWord()}@example.com`);
  await news.getByRole('button', { name: 'Subscribe us!' }).click();
  await expectThanks(page);
  await expectNoAxeViolations(page, '#thank-you');
});

for (const { id, address, labels, fill } of [
  { id: 'homeInline', address: paths.home, labels: ['Name', 'Email', 'Phone', 'Message'], fill: fillLead },
  { id: 'contactPage', address: paths.contact, labels: contactLabels, fill: fillContact },
] as const)
  test(`a failed submit of ${id} announces each error once, next to its field; then success`, async ({
    page,
  }) => {
    await holdThanks(page);
    await open(page, address);
    const form = page.getByRole('form', { name: formCopy[id].title });
    await submit(form);
    const [first = ''] = labels;
    await expect(field(form, first)).toBeFocused();
    await expect(wrong(page)).toHaveCount(labels.length);
    const messages: string[] = [];
    for (const label of labels) {
      const ids = (await field(form, label).getAttribute('aria-describedby'))?.split(' ') ?? [];
      const message = form.locator(`[id="${ids[0]}"]`);
      await expect(message).toBeVisible();
      messages.push(await message.innerText());
    }
    await expect.poll(() => heard(page)).toEqual(messages);
    await expectNoAxeViolationsAtBothEnds(page, 'form[method=post]');
    await submit(form);
    await expect(field(form, first)).toBeFocused();
    expect(await heard(page), 'nothing is announced twice').toEqual(messages);
    await field(form, first).fill('Asha');
    await expect(field(form, first)).toHaveAttribute('aria-invalid', 'false');
    await expect(field(form, first)).not.toHaveAccessibleDescription(/required/);
    expect(await heard(page)).toEqual(messages);
    await fill(form, uniqueWord());
    await submit(form);
    await expectThanks(page);
    await expectNoAxeViolations(page, '#thank-you');
  });

test('success is a dialog with focus; a pending lead is announced', async ({ page }) => {
  await page.clock.install();
  await page.route(`${crmUrl}/**`, (route) => route.abort());
  await open(page, paths.home);
  await sendFromHome(page, uniqueWord());
  const thanks = dialog(page, 'Thank you');
  await expect(thanks).toHaveAccessibleDescription(/We have taken your details/);
  await expect(page.locator('[role=dialog]:focus-within')).toHaveCount(1);
  await page.clock.fastForward(31_000);
  await expect(thanks).toHaveCount(0);
  await expect(heldNotice(page)).toBeVisible();
  await expect.poll(() => heard(page)).toContainEqual(expect.stringMatching(/Not (?:sent|confirmed) yet\./));
  await expectNoAxeViolationsAtBothEnds(page, 'form[method=post]');
});

test('the second page of a list, and the number of search results, also of none', async ({ page }) => {
  await open(page, `${paths.internshipList}?page=2`);
  const current = page.getByRole('link', { name: 'Page 2' }).filter({ visible: true });
  await expect(current).toHaveAttribute('aria-current', 'page');
  await expectNoAxeViolationsAtBothEnds(page, 'main');
  await page.getByRole('searchbox').fill('python');
  await expect.poll(() => heard(page)).toContainEqual('2 programmes match “python”');
  await page.getByRole('searchbox').fill('zzz');
  await expect.poll(() => heard(page)).toContainEqual('No programme matches “zzz”');
  await expect(page.getByRole('button', { name: 'Clear search' })).toBeVisible();
  await expectNoAxeViolationsAtBothEnds(page, 'main');
  await open(page, '/nothing-here');
  await page.getByRole('searchbox', { name: 'What were you looking for?' }).fill('salesforce');
  await expect.poll(() => heard(page)).toContainEqual('3 found');
});

test('announces the position in a carousel, and the title of a page that loads without a document request', async ({
  page,
}) => {
  await open(page, paths.courses);
  await page.getByRole('button', { name: 'Next course' }).click();
  await expect.poll(() => heard(page)).toContainEqual(expect.stringMatching(/, 2 of 8$/));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(paths.contact);
  await expect.poll(() => heard(page)).toContainEqual(expect.stringMatching(/^Contact /));
});
