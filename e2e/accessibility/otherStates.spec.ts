/**
 * Dialogs, notices, lists and searches after an action: every axe rule, and what a screen reader announces. formStates.spec.ts
 * has the forms of pages, and ../kinds.spec.ts checks pages as they load.
 */
import { expect, test, type Page } from 'playwright/test';
import { leadFields } from '../../schemas/lead';
import { paths } from '../../src/config/paths';
import { formCopy } from '../../src/content/forms';
import { leadNotices } from '../../src/content/leadNotices';
import { DIALOG_HOST } from '../../src/dialogs/dialogs.markup';
import type { DialogId } from '../../src/leads/formCatalogue';
import { LEAD_NOTICES } from '../../src/native/formNotes.markup';
import { announcements } from '../helpers/announcements';
import { installClock } from '../helpers/clock';
import { uniqueWord } from '../helpers/crm';
import { dialog, field, heldNotice, homeForm, sendFromHome, sendLead } from '../helpers/forms';
import { crmUrl } from '../helpers/ports';
import { expectNoAxeViolations, expectNoAxeViolationsAtBothEnds, openAllHydrated } from '../helpers/quality';
import { revealWhatsNew } from '../helpers/shell';
import { kinds } from './kinds';
import { expectNoAxeViolationsInThanks, invalidFields, openAndRecord, sendWithTimeStopped } from './states';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Holds the open dialog. */
const dialogHost = `#${DIALOG_HOST}`;
/** Longer than a post waits for its answer, in ms. */
const UNANSWERED = 31_000;

const openLeadDialog = async (page: Page, id: DialogId, address: string) => {
  await openAllHydrated(page, address);
  await page.locator(`[data-dialog="${id}"]:visible`).first().click();
  const openDialog = page.locator(dialogHost).getByRole('dialog');
  await expect(openDialog).toBeVisible();
  return openDialog;
};

// The other lead dialogs differ only in their words, which posts.spec.ts checks.
for (const { what, id, address } of [
  { what: 'with the subject in its title', id: 'serviceClosing', address: paths.services.aiml },
  { what: 'with the subject below its title', id: 'course', address: paths.course(1) },
] as const) {
  test(`axe finds nothing in an empty lead dialog ${what}`, async ({ page }) => {
    await openLeadDialog(page, id, address);
    await expectNoAxeViolations(page, dialogHost);
  });

  test(`axe finds nothing in a lead dialog ${what} and errors in its fields`, async ({ page }) => {
    const openDialog = await openLeadDialog(page, id, address);
    await openDialog.getByRole('button', { name: formCopy[id].submit }).click();
    await expect(invalidFields(page)).toHaveCount(Object.keys(leadFields).length);
    await expectNoAxeViolationsAtBothEnds(page, dialogHost);
  });
}

const openNews = async (page: Page) => {
  await openAllHydrated(page, paths.works);
  await (await revealWhatsNew(page)).click();
  const openDialog = dialog(page, formCopy.subscribe.title);
  await expect(openDialog).toBeVisible();
  return openDialog;
};

test("axe finds nothing in What's New and the page behind it", async ({ page }) => {
  await openNews(page);
  await expectNoAxeViolations(page);
});

test("axe finds nothing in What's New with an error in its field", async ({ page }) => {
  const openDialog = await openNews(page);
  await openDialog.getByRole('button', { name: 'Subscribe us!' }).click();
  await expect(invalidFields(page)).toHaveCount(1);
  await expectNoAxeViolationsAtBothEnds(page, dialogHost);
});

test("axe finds nothing in the thank-you of What's New", async ({ page }) => {
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
});

/** Sends a lead that the CRM never takes, and waits for the notice about it. */
const keepLeadPending = async (page: Page) => {
  await installClock(page.context());
  await page.route(`${crmUrl}/**`, (route) => route.abort());
  await openAndRecord(page, paths.home);
  await sendFromHome(page, uniqueWord());
  await page.clock.fastForward(UNANSWERED);
  await expect(dialog(page, 'Thank you')).toHaveCount(0);
  await expect(heldNotice(page)).toBeVisible();
};

test('a pending lead is announced once the thank-you has closed', async ({ page }) => {
  await keepLeadPending(page);
  await expect
    .poll(() => announcements(page))
    .toContainEqual(expect.stringContaining(leadNotices.held.notSent));
});

test('axe finds nothing in the notice about a pending lead', async ({ page }) => {
  await keepLeadPending(page);
  await expectNoAxeViolationsAtBothEnds(page, `#${LEAD_NOTICES}`);
});

const secondPage = `${paths.internshipList}?page=2`;

test('the second page of a list is the current one in the links to its pages', async ({ page }) => {
  await openAllHydrated(page, secondPage);
  const current = page.getByRole('link', { name: 'Page 2' }).filter({ visible: true });
  await expect(current).toHaveAttribute('aria-current', 'page');
});

test('axe finds nothing in the second page of a list', async ({ page }) => {
  await openAllHydrated(page, secondPage);
  await expectNoAxeViolationsAtBothEnds(page, 'main');
});

for (const { found, text, announcement } of [
  { found: 'several', text: 'python', announcement: '2 programmes match “python”' },
  { found: 'no', text: 'zzz', announcement: 'No programme matches “zzz”' },
]) {
  const search = async (page: Page) => {
    await openAndRecord(page, paths.internshipList);
    await page.getByRole('searchbox').fill(text);
  };

  test(`a search of a list with ${found} results announces their number`, async ({ page }) => {
    await search(page);
    await expect.poll(() => announcements(page)).toContainEqual(announcement);
  });

  test(`axe finds nothing in a list after a search with ${found} results`, async ({ page }) => {
    await search(page);
    await expect(page.getByRole('main')).toContainText(announcement);
    await expectNoAxeViolationsAtBothEnds(page, 'main');
  });
}

test('the search of an unknown address announces the number of results', async ({ page }) => {
  await openAndRecord(page, kinds.unknownAddress);
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
