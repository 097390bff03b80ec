/** Connections that come and go, and browsers that are wrong about them. */
import { expect, type Page } from 'playwright/test';
import { installClock } from '../helpers/clock';
import { leadsWith, test, theLeadWith } from '../helpers/crm';
import {
  dialog,
  expectThanks,
  fillLead,
  heldNotice,
  homeForm,
  submit,
  untilNoLeadWaits,
} from '../helpers/forms';
import { crmUrl } from '../helpers/ports';
import { openAllHydrated } from '../helpers/quality';

const crm = `${crmUrl}/**`;

test('a lead is sent although the browser says that it is offline', async ({ page, word }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
  });
  await openAllHydrated(page, '/');
  const form = homeForm(page);
  await fillLead(form, word);
  await submit(form);
  await theLeadWith(word);
});

test('a network that works a moment after the browser says so gets the lead', async ({
  page,
  context,
  word,
}) => {
  await openAllHydrated(page, '/');
  const form = homeForm(page);
  await fillLead(form, word);
  await context.setOffline(true);
  await submit(form);
  await expect(heldNotice(page)).toBeVisible();
  let refused = 0;
  await page.route(crm, (route) => {
    refused += 1;
    return route.abort('connectionreset');
  });
  await context.setOffline(false);
  await expect.poll(() => refused).toBeGreaterThan(0);
  await page.unroute(crm);
  await theLeadWith(word);
});

test('after a connection that flapped a lead is stored once', async ({ page, context, word }) => {
  await openAllHydrated(page, '/');
  const form = homeForm(page);
  await fillLead(form, word);
  await context.setOffline(true);
  await submit(form);
  await expect(heldNotice(page)).toBeVisible();
  let refused = 0;
  await page.route(crm, (route) => {
    refused += 1;
    return route.abort('connectionreset');
  });
  for (const before of [0, 1, 2]) {
    await context.setOffline(false);
    await expect.poll(() => refused).toBeGreaterThan(before);
    await context.setOffline(true);
  }
  await page.unroute(crm);
  await context.setOffline(false);
  await theLeadWith(word);
  await untilNoLeadWaits(page);
  expect(await leadsWith(word)).toHaveLength(1);
});

/** Sends the form of Home, and lets just the time pass that the thanks need. */
const sendInStoppedTime = async (page: Page) => {
  await submit(homeForm(page));
  const isThanked = async () => {
    await page.clock.runFor(100);
    return dialog(page, 'Thank you').isVisible();
  };
  await expect.poll(isThanked, { intervals: [100] }).toBe(true);
  await expectThanks(page);
};

test('the same words from two windows are stored once', async ({ page, context, word }) => {
  await installClock(context);
  const other = await context.newPage();
  for (const window of [page, other]) {
    await openAllHydrated(window, '/');
    await fillLead(homeForm(window), word);
  }
  // Only within ten seconds they are the same lead.
  await page.clock.pauseAt(Date.now() + 60_000);
  await sendInStoppedTime(page);
  await theLeadWith(word);
  await sendInStoppedTime(other);
  expect(await leadsWith(word)).toHaveLength(1);
});
