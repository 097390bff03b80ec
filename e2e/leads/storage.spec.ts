/** A browser's storage that is cleared, full or not yet on disk, and a clock that is wrong, while a lead waits. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page } from 'playwright/test';
import { testLaunchOptions } from '../../playwright.config';
import { DAY } from '../../src/config/durations';
import { leadNotices } from '../../src/content/leadNotices';
import { passHeldReport } from '../helpers/clock';
import { copies } from '../helpers/copies';
import { leadsWith, test, theLeadWith } from '../helpers/crm';
import {
  arrivesInTime,
  field,
  fillLead,
  heldNotice,
  homeForm,
  openWithClock,
  sendFromHome,
  submit,
} from '../helpers/forms';
import { crmUrl, siteUrl } from '../helpers/ports';
import { openAllHydrated } from '../helpers/quality';

const keepOffline = async (page: Page, word: string) => {
  await fillLead(homeForm(page), word);
  await page.context().setOffline(true);
  await submit(homeForm(page));
  await expect(heldNotice(page)).toBeVisible();
  // Only now the visitor has been thanked. A lead whose storage goes earlier is taken back, and its text stays in the form.
  await expect(field(homeForm(page), 'Name')).toHaveValue('');
};

test('a lead whose storage another tab clears is sent all the same', async ({ page, context, word }) => {
  const other = await context.newPage();
  await other.goto('/works');
  await openAllHydrated(page, '/');
  await keepOffline(page, word);
  await other.evaluate(() => localStorage.clear());
  await context.setOffline(false);
  await theLeadWith(word);
});

test('where nothing can be kept the text stays in the form, which can be sent later', async ({
  page,
  context,
  word,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openAllHydrated(page, '/');
  await fillLead(homeForm(page), word);
  await context.setOffline(true);
  await submit(homeForm(page));
  await expect(page.getByText(leadNotices.unsaved).filter({ visible: true })).toBeVisible();
  await expect(field(homeForm(page), 'Name')).toHaveValue(`Asha ${word}`);
  await context.setOffline(false);
  await submit(homeForm(page));
  await theLeadWith(word);
});

test('a clock that is set back by a day does not hold the next post of a lead for a day', async ({
  page,
  word,
}) => {
  await openWithClock(page);
  await page.route(`${crmUrl}/**`, (route) => route.fulfill({ status: 500 }));
  await sendFromHome(page, word);
  await passHeldReport(page);
  await expect(heldNotice(page)).toBeVisible();
  await page.clock.setSystemTime(Date.now() - DAY);
  await page.unroute(`${crmUrl}/**`);
  await arrivesInTime(page, word);
});

test('a lead that Chromium has called kept outlives a browser that is killed', async ({ word }) => {
  const profile = await mkdtemp(join(tmpdir(), 'killed-'));
  const open = () => chromium.launchPersistentContext(profile, { ...testLaunchOptions, baseURL: siteUrl });
  const before = await open();
  const [page = await before.newPage()] = before.pages();
  await openAllHydrated(page, '/');
  await keepOffline(page, word);
  // Chromium writes its localStorage to disk later: only the copy outlives the crash, and a slow disk takes its time for it.
  await expect.poll(async () => JSON.stringify(await copies(page))).toContain(word);
  const ended = before.waitForEvent('close');
  const session = await before.newCDPSession(page);
  // The answer never comes: the browser is gone.
  session.send('Browser.crash').catch(() => {});
  await ended;
  expect(await leadsWith(word)).toHaveLength(0);
  const after = await open();
  await (await after.newPage()).goto('/aboutus');
  await theLeadWith(word);
  await after.close();
  await rm(profile, { recursive: true, force: true });
});
