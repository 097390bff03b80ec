/** The browser's side of the outbox: connection, storage and tabs. faults.spec.ts has the CRM's side. */
import { expect } from 'playwright/test';
import { leadsWith, test, theLeadWith, uniqueWord } from './helpers/crm';
import {
  arrivedNotice,
  expectThanks,
  field,
  fillLead,
  heldNotice,
  homeForm,
  openWithClock,
  sendLead,
  submit,
  untilNoLeadWaits,
} from './helpers/forms';
import { openAllHydrated } from './helpers/quality';
import { passDeadline } from './helpers/stall';

test('offline, keeps the lead until the connection returns; stores only what the cookie policy lists', async ({
  page,
  context,
  word,
}) => {
  await openAllHydrated(page, '/');
  const form = homeForm(page);
  await fillLead(form, word);
  const ofDraft = await page.evaluate(() => Object.keys(sessionStorage));
  await context.setOffline(true);
  await submit(form);
  await expect(heldNotice(page)).toBeVisible();
  expect(await leadsWith(word)).toHaveLength(0);
  const ofLead = await page.evaluate(() => Object.keys(localStorage));
  await context.setOffline(false);
  await theLeadWith(word);
  await expect(arrivedNotice(page)).toBeVisible();
  await page.goto('/cookie-policy');
  const ofRouter = await page.evaluate(() => Object.keys(sessionStorage));
  const used = [...new Set([...ofDraft, ...ofLead, ...ofRouter])].map((key) => key.replace(/(?<=:).*/, ''));
  expect(used).toEqual(expect.arrayContaining(['draft:', 'outbox:', 'react-router-scroll-positions']));
  const policy = await page.getByRole('main').innerText();
  for (const key of used) expect(policy).toContain(`storage, “${key}”`);
  expect(await context.cookies()).toEqual([]);
});

test('an open tab that nobody touches sends the lead that a closed one has left', async ({
  page,
  context,
  word,
}) => {
  const idle = await context.newPage();
  await idle.goto('/');
  await page.goto('/');
  await fillLead(homeForm(page), word);
  await context.setOffline(true);
  await submit(homeForm(page));
  await expect(
    page.getByText('We saved your details in this browser').filter({ visible: true }).first(),
  ).toBeVisible();
  await page.close();
  await context.setOffline(false);
  await theLeadWith(word);
});

test('two tabs that come online together send a pending lead once', async ({ page, context, word }) => {
  const other = await context.newPage();
  await other.goto('/');
  await openAllHydrated(page, '/');
  const form = homeForm(page);
  await fillLead(form, word);
  await context.setOffline(true);
  await submit(form);
  await expect(heldNotice(page)).toBeVisible();
  await context.setOffline(false);
  await theLeadWith(word);
  await untilNoLeadWaits(page);
  expect(await leadsWith(word)).toHaveLength(1);
});

for (const when of ['before', 'after'] as const)
  test(`a visitor can delete a lead ${when} the form's code is there`, async ({ page, context, word }) => {
    await openWithClock(page);
    const form = homeForm(page);
    if (when === 'before') await context.setOffline(true);
    await fillLead(form, word);
    if (when === 'after')
      await expect(page.locator('[data-island="inline-lead"]')).toHaveAttribute('data-hydrated');
    await context.setOffline(true);
    await submit(form);
    await passDeadline(page);
    if (when === 'before') {
      await expect(form.getByText('Not sent yet.')).toBeVisible();
      await expect(form.getByText('We saved your details in this browser').first()).toBeVisible();
    }
    await page.getByRole('button', { name: 'Delete my details' }).click();
    const isDeleted = page.getByText('Your details are deleted from this browser.');
    await expect(isDeleted.filter({ visible: true })).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(word);
    await context.setOffline(false);
    await page.reload();
    // A lead of its own starts the delivery, which would take the other along.
    const next = uniqueWord();
    await sendLead(form, next);
    await theLeadWith(next);
    expect(await leadsWith(word)).toHaveLength(0);
  });

test('typed text survives a reload and Back until it is sent', async ({ page, word }) => {
  await page.goto('/');
  const form = homeForm(page);
  await fillLead(form, word);
  await page.reload();
  await expect(field(form, 'Message')).toHaveValue(`About ${word}`);
  await page.goto('/works');
  await page.goBack();
  await expect(field(form, 'Name')).toHaveValue(`Asha ${word}`);
  await submit(form);
  await expectThanks(page);
  await theLeadWith(word);
  await page.reload();
  await expect(field(form, 'Name')).toHaveValue('');
});
