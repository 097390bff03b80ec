/** States that need an action, besides those of forms: every axe rule, and what a screen reader announces. kinds.spec.ts checks pages as they load. */
import { expect, test, type Page } from 'playwright/test';
import { leadFields } from '../../schemas/lead';
import { paths } from '../../src/config/paths';
import { formCopy } from '../../src/content/forms';
import { announcements } from '../helpers/announcements';
import { installClock } from '../helpers/clock';
import { uniqueWord } from '../helpers/crm';
import { dialog, field, heldNotice, homeForm, sendFromHome, sendLead } from '../helpers/forms';
import { crmUrl } from '../helpers/ports';
import { expectNoAxeViolations, expectNoAxeViolationsAtBothEnds, openAllHydrated } from '../helpers/quality';
import { whatsNew } from '../helpers/shell';
import { expectNoAxeViolationsInThanks, invalidFields, openAndRecord, sendWithTimeStopped } from './states';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Holds the open dialog. */
const dialogHost = '#dialog';

// Lead dialogs differ in their words alone; posts.spec.ts checks those.
test('a lead dialog, empty and in error', async ({ page }) => {
  await openAllHydrated(page, paths.services.aiml);
  await page.locator('[data-dialog="serviceClosing"]:visible').first().click();
  const openDialog = page.locator(dialogHost).getByRole('dialog');
  await expect(openDialog).toBeVisible();
  await expectNoAxeViolations(page, dialogHost);
  await openDialog.getByRole('button', { name: formCopy.serviceClosing.submit }).click();
  await expect(invalidFields(page)).toHaveCount(Object.keys(leadFields).length);
  await expectNoAxeViolationsAtBothEnds(page, dialogHost);
});

const openNews = async (page: Page) => {
  await openAllHydrated(page, paths.works);
  await (await whatsNew(page)).click();
  const openDialog = dialog(page, 'Unforgettable Moments Await!!');
  await expect(openDialog).toBeVisible();
  return openDialog;
};

test("What's New, with the page behind it", async ({ page }) => {
  await openNews(page);
  await expectNoAxeViolations(page);
});

test("What's New, in error", async ({ page }) => {
  const openDialog = await openNews(page);
  await openDialog.getByRole('button', { name: 'Subscribe us!' }).click();
  await expect(invalidFields(page)).toHaveCount(1);
  await expectNoAxeViolationsAtBothEnds(page, dialogHost);
});

test("the thank-you of What's New", async ({ page }) => {
  await installClock(page.context());
  const openDialog = await openNews(page);
  await field(openDialog, 'Email').fill(`${uniqueWord()}@example.com`);
  await expectNoAxeViolationsInThanks(page, () =>
    openDialog.getByRole('button', { name: 'Subscribe us!' }).click(),
  );
});

test('the thank-you is a dialog with a description, and has the focus', async ({ page }) => {
  await installClock(page.context());
  await openAndRecord(page, paths.home);
  const thanks = await sendWithTimeStopped(page, () => sendLead(homeForm(page), uniqueWord()));
  await expect(thanks).toHaveAccessibleDescription(/We have taken your details/);
  await expect(page.locator('[role=dialog]:focus-within')).toHaveCount(1);
});

test('a pending lead is announced once the thank-you has closed', async ({ page }) => {
  await installClock(page.context());
  await page.route(`${crmUrl}/**`, (route) => route.abort());
  await openAndRecord(page, paths.home);
  await sendFromHome(page, uniqueWord());
  await page.clock.fastForward(31_000);
  await expect(dialog(page, 'Thank you')).toHaveCount(0);
  await expect(heldNotice(page)).toBeVisible();
  await expect
    .poll(() => announcements(page))
    .toContainEqual(expect.stringMatching(/Not (?:sent|confirmed) yet\./));
  await expectNoAxeViolationsAtBothEnds(page, 'form[method=post]');
});

test('the second page of a list', async ({ page }) => {
  await openAndRecord(page, `${paths.internshipList}?page=2`);
  const current = page.getByRole('link', { name: 'Page 2' }).filter({ visible: true });
  await expect(current).toHaveAttribute('aria-current', 'page');
  await expectNoAxeViolationsAtBothEnds(page, 'main');
});

for (const { found, text, announcement } of [
  { found: 'several', text: 'python', announcement: '2 programmes match “python”' },
  { found: 'none', text: 'zzz', announcement: 'No programme matches “zzz”' },
])
  test(`a search of a list with ${found} results announces their number`, async ({ page }) => {
    await openAndRecord(page, paths.internshipList);
    await page.getByRole('searchbox').fill(text);
    await expect.poll(() => announcements(page)).toContainEqual(announcement);
    await expectNoAxeViolationsAtBothEnds(page, 'main');
  });

test('the search of an unknown address announces the number of results', async ({ page }) => {
  await openAndRecord(page, '/nothing-here');
  await page.getByRole('searchbox', { name: 'What were you looking for?' }).fill('salesforce');
  await expect.poll(() => announcements(page)).toContainEqual('3 found');
});

test('a carousel announces its position', async ({ page }) => {
  await openAndRecord(page, paths.courses);
  await page.getByRole('button', { name: 'Next course' }).click();
  await expect.poll(() => announcements(page)).toContainEqual(expect.stringMatching(/, 2 of 8$/));
});

test('a page that opens without a document request announces its title', async ({ page }) => {
  await openAndRecord(page, paths.courses);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(paths.contact);
  await expect.poll(() => announcements(page)).toContainEqual(expect.stringMatching(/^Contact /));
});
