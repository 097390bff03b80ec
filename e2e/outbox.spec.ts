/** The browser's side of the outbox: connection, storage and tabs. faults.spec.ts has the CRM's side. */
import { expect, test } from 'playwright/test';
import { leadsWith, theLeadWith, uniqueWord } from './helpers/crm';
import { arrivesInTime, openWithClock, sendLead } from './helpers/delivery';
import { arrivedNotice, expectThanks, field, fillLead, heldNotice, homeForm } from './helpers/forms';
import { crmUrl } from './helpers/ports';
import { untilAllHydrated } from './helpers/quality';

test('offline, keeps the lead and sends it when the connection returns', async ({
  page,
  context,
  request,
}) => {
  const word = uniqueWord();
  await page.goto('/');
  const form = homeForm(page);
  await untilAllHydrated(page);
  await fillLead(form, word);
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(heldNotice(page)).toBeVisible();
  expect(await leadsWith(request, word)).toHaveLength(0);
  await context.setOffline(false);
  await theLeadWith(request, word);
  await expect(arrivedNotice(page)).toBeVisible();
});

test('offline before the code of the form has loaded, keeps the lead and sends it later', async ({
  page,
  context,
  request,
}) => {
  const word = uniqueWord();
  await page.route('**/assets/entry-client*.js', (route) => route.abort());
  await page.goto('/');
  const form = homeForm(page);
  await fillLead(form, word);
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByText(/^Not sent yet\. We saved your details in this browser/)).toBeVisible();
  expect(await leadsWith(request, word)).toHaveLength(0);
  await context.setOffline(false);
  await theLeadWith(request, word);
});

test('keeps the lead while its address is blocked', async ({ page, request }) => {
  const word = uniqueWord();
  await openWithClock(page);
  await page.route(`${crmUrl}/**`, (route) => route.abort('blockedbyclient'));
  await sendLead(page, word);
  await page.clock.fastForward(31_000);
  await expect(heldNotice(page)).toBeVisible();
  await page.unroute(`${crmUrl}/**`);
  await arrivesInTime(page, request, word);
});

test('two tabs that come online together send a pending lead once', async ({ page, context, request }) => {
  const word = uniqueWord();
  const other = await context.newPage();
  await other.goto('/');
  await page.goto('/');
  const form = homeForm(page);
  await untilAllHydrated(page);
  await fillLead(form, word);
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(heldNotice(page)).toBeVisible();
  await context.setOffline(false);
  await theLeadWith(request, word);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain('outbox:');
  expect(await leadsWith(request, word)).toHaveLength(1);
});

for (const when of ['before', 'after'] as const)
  test(`a visitor can delete a pending lead ${when} the form's code has arrived`, async ({
    page,
    context,
    request,
  }) => {
    const word = uniqueWord();
    await page.goto('/');
    const form = homeForm(page);
    if (when === 'before') await context.setOffline(true);
    await fillLead(form, word);
    if (when === 'after')
      await expect(page.locator('[data-island="inline-lead"]')).toHaveAttribute('data-hydrated');
    await context.setOffline(true);
    await form.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('button', { name: 'Delete my details' }).click();
    const isDeleted = page.getByText('Your details are deleted from this browser.');
    await expect(isDeleted.filter({ visible: true })).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(word);
    await context.setOffline(false);
    await page.reload();
    expect(await leadsWith(request, word)).toHaveLength(0);
  });

test('typed text survives a reload and Back until it is sent', async ({ page, request }) => {
  const word = uniqueWord();
  await page.goto('/');
  const form = homeForm(page);
  await fillLead(form, word);
  await page.reload();
  await expect(field(form, 'Message')).toHaveValue(`About ${word}`);
  await page.goto('/works');
  await page.goBack();
  await expect(field(form, 'Name')).toHaveValue(`Asha ${word}`);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expectThanks(page);
  await theLeadWith(request, word);
  await page.reload();
  await expect(field(form, 'Name')).toHaveValue('');
});

test('posts the lead although storage is full', async ({ page, request }) => {
  const word = uniqueWord();
  await page.goto('/');
  await page.evaluate(() => {
    for (let size = 1 << 20; size > 0; size >>= 1) {
      try {
        for (;;) localStorage.setItem(`full-${size}-${localStorage.length}`, 'x'.repeat(size));
      } catch {
        // The next smaller piece may still fit.
      }
    }
  });
  await sendLead(page, word);
  await theLeadWith(request, word);
});

test('sets unreadable outbox entries aside and leaves later versions alone', async ({ page, request }) => {
  const word = uniqueWord();
  await page.addInitScript(() => {
    localStorage.setItem('outbox:broken', '{"version":1,');
    localStorage.setItem('outbox:later', '{"version":2,"new":true}');
  });
  await page.goto('/');
  await sendLead(page, word);
  await theLeadWith(request, word);
  const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('outbox')));
  expect(keys).toContain('outbox-unreadable:broken');
  expect(keys).toContain('outbox:later');
});
