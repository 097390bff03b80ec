import { expect, test, type Page } from 'playwright/test';
import { paths } from '../../src/config/paths';
import { formCopy } from '../../src/content/forms';
import { uniqueWord } from '../helpers/crm';
import { expectThanks, sendFromHome } from '../helpers/delivery';
import { dialog, field, fillContact, fillLead, heldNotice } from '../helpers/forms';
import { crmUrl } from '../helpers/ports';
import { expectNoAxeViolations, expectNoAxeViolationsAtBothEnds, openAllHydrated } from '../helpers/quality';
import { menuButton, whatsNew } from '../helpers/shell';

// Every axe rule in every state that needs an action; kinds.spec.ts checks pages as they load.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

test('the menu of a phone and the services in it, and the services panel of a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openAllHydrated(page, paths.contact);
  await menuButton(page, 'Menu').click();
  const services = menuButton(page, 'Our Services');
  await services.click();
  await expect(services.locator('..')).toHaveAttribute('open');
  await expectNoAxeViolations(page, 'header');
  await page.setViewportSize({ width: 1280, height: 800 });
  await services.press('Enter');
  await expect(services.locator('..')).toHaveAttribute('open');
  await expectNoAxeViolations(page, 'header');
});

// Lead dialogs differ in their words alone; tests/forms/LeadDialog.test.tsx checks those.
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
  await expectNoAxeViolationsAtBothEnds(page);
  await news.getByRole('button', { name: 'Subscribe us!' }).click();
  await expect(wrong(page)).toHaveCount(1);
  await expectNoAxeViolationsAtBothEnds(page, popups);
  await field(news, 'Email').fill(`${uniqueWord()}@example.com`);
  await news.getByRole('button', { name: 'Subscribe us!' }).click();
  await expectThanks(page);
  await expectNoAxeViolations(page);
});

const inlineForms = [
  { id: 'homeInline', address: paths.home, wrongFields: 4 },
  { id: 'contactPage', address: paths.contact, wrongFields: 7 },
] as const;
for (const { id, address, wrongFields } of inlineForms) {
  const { title, submit } = formCopy[id];
  test(`the form "${title}" in error and in success`, async ({ page }) => {
    await holdThanks(page);
    await openAllHydrated(page, address);
    const form = page.getByRole('form', { name: title });
    await form.getByRole('button', { name: submit }).click();
    await expect(wrong(page)).toHaveCount(wrongFields);
    await expectNoAxeViolationsAtBothEnds(page, 'form[method=post]');
    if (id === 'contactPage') await fillContact(form, uniqueWord());
    else await fillLead(form, uniqueWord());
    await form.getByRole('button', { name: submit }).click();
    await expectThanks(page);
    await expectNoAxeViolations(page, '#thank-you');
  });
}

test('the notice about a pending lead', async ({ page }) => {
  await page.clock.install();
  await page.route(`${crmUrl}/**`, (route) => route.abort());
  await openAllHydrated(page, paths.home);
  await sendFromHome(page, uniqueWord());
  await page.clock.fastForward(31_000);
  await expect(heldNotice(page)).toBeVisible();
  await expectNoAxeViolationsAtBothEnds(page);
});

test('the second page of a list, and a search that finds nothing', async ({ page }) => {
  await openAllHydrated(page, `${paths.internshipList}?page=2`);
  await expect(
    page.locator('a[aria-current=page]', { hasText: '2' }).filter({ visible: true }),
  ).toBeVisible();
  await expectNoAxeViolationsAtBothEnds(page, 'main');
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.getByRole('button', { name: 'Clear search' })).toBeVisible();
  await expectNoAxeViolationsAtBothEnds(page, 'main');
});
