import { expect, test, type APIRequestContext, type Page } from 'playwright/test';
import { leadsWith, setFault, theLeadWith, uniqueWord } from './helpers/crm';
import { arrivedNotice, expectThanks, field, fillLead, givenUpNotice, heldNotice } from './helpers/forms';
import { crmUrl } from './helpers/ports';
import { untilAllHydrated } from './helpers/quality';

// The sandbox has one set of faults: these tests take turns, after all others are done.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ request }) => {
  await setFault(request, 'none');
});
test.afterAll(async ({ request }) => {
  await setFault(request, 'none');
});

const sendLead = async (page: Page, word: string) => {
  const form = page.getByRole('form', { name: "Have questions? We'd love to hear from you" });
  await fillLead(form, word);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expectThanks(page);
};

/** Opens the home page with a clock that the test can push forward. */
const openWithClock = async (page: Page) => {
  await page.clock.install();
  await page.goto('/');
};

const SECONDS = 1000;

const MINUTES = 60 * SECONDS;
const HOURS = 60 * MINUTES;

/**
 * Lets the pause after a first post pass, then goes on in steps that leave a post the time it takes, until exactly one
 * lead has arrived.
 */
const arrivesInTime = async (page: Page, request: APIRequestContext, word: string) => {
  await page.clock.fastForward(11 * MINUTES);
  const pass = async () => {
    await page.clock.fastForward(2 * SECONDS);
    return (await leadsWith(request, word)).length;
  };
  await expect.poll(pass, { intervals: [100], timeout: 25_000 }).toBe(1);
  await expect(arrivedNotice(page)).toBeVisible();
};

test('while the CRM answers 500 the visitor is told, and the lead arrives once it works again', async ({
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

test('a slow CRM is waited for: kept after ten seconds, then arrived, one lead', async ({
  page,
  request,
}) => {
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

test('a connection that is cut loses nothing', async ({ page, request }) => {
  const word = uniqueWord();
  await openWithClock(page);
  await setFault(request, 'drop');
  await sendLead(page, word);
  await page.clock.fastForward(31 * SECONDS);
  await expect(heldNotice(page)).toBeVisible();
  await setFault(request, 'none');
  await arrivesInTime(page, request, word);
});

test('a CRM that hangs gets the lead when it is back, by another post', async ({ page, request }) => {
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

test('a lead that is never confirmed is posted three times, spread over a day, and then given up aloud', async ({
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

test('offline, the lead is kept and goes out when the connection returns', async ({
  page,
  context,
  request,
}) => {
  const word = uniqueWord();
  await page.goto('/');
  const form = page.getByRole('form', { name: "Have questions? We'd love to hear from you" });
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

test('offline before the code of the form has loaded, the lead is kept and goes out too', async ({
  page,
  context,
  request,
}) => {
  const word = uniqueWord();
  await page.route('**/assets/entry-client*.js', (route) => route.abort());
  await page.goto('/');
  const form = page.getByRole('form', { name: "Have questions? We'd love to hear from you" });
  await fillLead(form, word);
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByText(/^Not sent yet\. We saved your details in this browser/)).toBeVisible();
  expect(await leadsWith(request, word)).toHaveLength(0);
  await context.setOffline(false);
  await theLeadWith(request, word);
});

test('a blocked address keeps the lead until it is free', async ({ page, request }) => {
  const word = uniqueWord();
  await openWithClock(page);
  await page.route(`${crmUrl}/**`, (route) => route.abort('blockedbyclient'));
  await sendLead(page, word);
  await page.clock.fastForward(31 * SECONDS);
  await expect(heldNotice(page)).toBeVisible();
  await page.unroute(`${crmUrl}/**`);
  await arrivesInTime(page, request, word);
});

test('a tab closed before the CRM took the lead delivers it on the next visit', async ({
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

test('a tab closed in the very moment of the submit loses nothing', async ({ page, context, request }) => {
  const word = uniqueWord();
  await page.goto('/');
  await sendLead(page, word);
  await page.close();
  const next = await context.newPage();
  await next.clock.install({ time: Date.now() + 11 * MINUTES });
  await next.goto('/');
  await expect.poll(async () => (await leadsWith(request, word)).length).toBeGreaterThanOrEqual(1);
});

test('two tabs that come online together send a kept lead once', async ({ page, context, request }) => {
  const word = uniqueWord();
  const other = await context.newPage();
  await other.goto('/');
  await page.goto('/');
  const form = page.getByRole('form', { name: "Have questions? We'd love to hear from you" });
  await fillLead(form, word);
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(heldNotice(page)).toBeVisible();
  await context.setOffline(false);
  await theLeadWith(request, word);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain('outbox:');
  expect(await leadsWith(request, word)).toHaveLength(1);
});

test('with storage denied the lead is still posted, and nothing is promised beyond the open page', async ({
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

for (const when of ['before', 'after'] as const)
  test(`a visitor can delete a pending lead ${when} the form's code has arrived`, async ({
    page,
    context,
    request,
  }) => {
    const word = uniqueWord();
    await page.goto('/');
    const form = page.getByRole('form', { name: "Have questions? We'd love to hear from you" });
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

test('typed text survives a reload and Back, until it is sent', async ({ page, request }) => {
  const word = uniqueWord();
  await page.goto('/');
  const form = page.getByRole('form', { name: "Have questions? We'd love to hear from you" });
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

test('with storage full the lead is still posted', async ({ page, request }) => {
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

test('what cannot be read in the outbox is set aside, and the site works on', async ({ page, request }) => {
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
