/** Connections that come and go, and browsers that are wrong about them. */
import { expect } from 'playwright/test';
import { leadsWith, test, theLeadWith } from '../helpers/crm';
import { expectThanks, fillLead, heldNotice, homeForm, submit, untilNoLeadWaits } from '../helpers/forms';
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

test('the same words from two windows are stored once', async ({ page, context, word }) => {
  const other = await context.newPage();
  for (const window of [page, other]) {
    await openAllHydrated(window, '/');
    await fillLead(homeForm(window), word);
  }
  await submit(homeForm(page));
  await expectThanks(page);
  await theLeadWith(word);
  await submit(homeForm(other));
  await expectThanks(other);
  expect(await leadsWith(word)).toHaveLength(1);
});
