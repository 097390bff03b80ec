import { expect, test } from 'playwright/test';
import { leadsWith, setFault, theLeadWith, uniqueWord } from './helpers/crm';
import { arrivesInTime, openWithClock, sendLead } from './helpers/delivery';
import { arrivedNotice, givenUpNotice, heldNotice } from './helpers/forms';

// The sandbox has one set of faults, so these tests run in turn after all others.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ request }) => {
  await setFault(request, 'none');
});
test.afterAll(async ({ request }) => {
  await setFault(request, 'none');
});

const SECONDS = 1000;
const MINUTES = 60 * SECONDS;
const HOURS = 60 * MINUTES;

test('while the CRM answers 500 the visitor is told, and the lead arrives once the CRM works', async ({
  page,
  request,
}) => {
  const word = uniqueWord();
  await openWithClock(page);
  await setFault(request, 'error500');
  await sendLead(page, word);
  await page.clock.fastForward(11 * SECONDS);
  await expect(heldNotice(page)).toBeVisible();
  await expect(page.getByText('+91 90000 00000', { exact: false }).last()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send by email' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:support@wiselamp\\.example\\?.*${word}`),
  );
  await setFault(request, 'none');
  await arrivesInTime(page, request, word);
});

test('a slow CRM gets one lead: pending after ten seconds, then confirmed', async ({ page, request }) => {
  const word = uniqueWord();
  await openWithClock(page);
  await setFault(request, 'slow', { ms: 3000, times: 1 });
  await sendLead(page, word);
  await page.clock.fastForward(11 * SECONDS);
  await expect(heldNotice(page)).toBeVisible();
  await theLeadWith(request, word);
  await expect(arrivedNotice(page)).toBeVisible();
  expect(await leadsWith(request, word)).toHaveLength(1);
});

test('a CRM that hung gets the lead by another post', async ({ page, request }) => {
  const word = uniqueWord();
  await openWithClock(page);
  await setFault(request, 'hang', { scope: 'all' });
  await sendLead(page, word);
  await page.clock.fastForward(11 * SECONDS);
  await expect(heldNotice(page)).toBeVisible();
  await page.clock.fastForward(31 * SECONDS);
  await setFault(request, 'none');
  await arrivesInTime(page, request, word);
});

test('an unconfirmed lead is posted three times over a day, then reported as given up', async ({
  page,
  request,
}) => {
  const word = uniqueWord();
  await openWithClock(page);
  await setFault(request, 'noredirect');
  await sendLead(page, word);
  const postsAfter = (step: number) => async () => {
    await page.clock.fastForward(step);
    return (await leadsWith(request, word)).length;
  };
  await theLeadWith(request, word);
  await page.clock.fastForward(9 * MINUTES);
  expect(await leadsWith(request, word)).toHaveLength(1);
  await expect.poll(postsAfter(MINUTES), { intervals: [200], timeout: 15_000 }).toBe(2);
  await page.clock.fastForward(23 * HOURS);
  expect(await leadsWith(request, word)).toHaveLength(2);
  await expect.poll(postsAfter(HOURS), { intervals: [200], timeout: 15_000 }).toBe(3);
  await page.clock.fastForward(31 * SECONDS);
  await expect(givenUpNotice(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await page.reload();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain('outbox:');
  expect(await leadsWith(request, word)).toHaveLength(3);
});

test('delivers on the next visit a lead whose tab was closed too early', async ({
  page,
  context,
  request,
}) => {
  const word = uniqueWord();
  await page.goto('/');
  await setFault(request, 'hang');
  await sendLead(page, word);
  await page.close();
  expect(await leadsWith(request, word)).toHaveLength(0);
  await setFault(request, 'none');
  const next = await context.newPage();
  await next.clock.install({ time: Date.now() + 11 * MINUTES });
  await next.goto('/getintouch');
  await theLeadWith(request, word);
});

test('posts the lead although storage is denied, and promises nothing beyond the open page', async ({
  page,
  request,
}) => {
  const word = uniqueWord();
  await page.clock.install();
  await setFault(request, 'slow', { ms: 3000, times: 1 });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await sendLead(page, word);
  await page.clock.fastForward(11 * SECONDS);
  await expect(page.getByText('they exist only in this open page').filter({ visible: true })).toBeVisible();
  await theLeadWith(request, word);
});
