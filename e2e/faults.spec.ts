import { expect } from 'playwright/test';
import { installed } from './browsers/engine';
import { start } from './browsers/test';
import { leadArrives, send, untilHydrated, visitorOf } from './browsers/visitor';
import { leadsWith, setFault, test, theLeadWith } from './helpers/crm';
import {
  arrivedNotice,
  arrivesInTime,
  givenUpNotice,
  heldNotice,
  openWithClock,
  sendFromHome,
} from './helpers/forms';
import { siteUrl } from './helpers/ports';

// The sandbox has one set of faults, so these tests run in turn after all others.
test.describe.configure({ mode: 'default' });

test.beforeEach(() => setFault('none'));
test.afterAll(() => setFault('none'));

const SECONDS = 1000;
const MINUTES = 60 * SECONDS;
const HOURS = 60 * MINUTES;

for (const fault of ['error500', 'hang', 'drop'] as const)
  test(`a lead that the CRM answers with ${fault} is announced, and arrives later`, async ({
    page,
    word,
  }) => {
    await openWithClock(page);
    await setFault(fault, { scope: 'all' });
    await sendFromHome(page, word);
    await page.clock.fastForward(11 * SECONDS);
    await expect(heldNotice(page)).toBeVisible();
    await expect(page.getByText('+91 90000 00000', { exact: false }).last()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Send by email' })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:support@wiselamp\\.example\\?.*${word}`),
    );
    await page.clock.fastForward(31 * SECONDS);
    await setFault('none');
    await arrivesInTime(page, word);
  });

test('a slow CRM gets one lead: pending after ten seconds, then confirmed', async ({ page, word }) => {
  await openWithClock(page);
  await setFault('slow', { ms: 3000, times: 1 });
  await sendFromHome(page, word);
  await page.clock.fastForward(11 * SECONDS);
  await expect(heldNotice(page)).toBeVisible();
  await theLeadWith(word);
  await expect(arrivedNotice(page)).toBeVisible();
  expect(await leadsWith(word)).toHaveLength(1);
});

test('an unconfirmed lead is posted three times in a day, then given up', async ({ page, word }) => {
  await openWithClock(page);
  await setFault('noredirect');
  await sendFromHome(page, word);
  const postsAfter = (step: number) => async () => {
    await page.clock.fastForward(step);
    return (await leadsWith(word)).length;
  };
  await theLeadWith(word);
  await page.clock.fastForward(9 * MINUTES);
  expect(await leadsWith(word)).toHaveLength(1);
  await expect.poll(postsAfter(MINUTES), { intervals: [200], timeout: 15_000 }).toBe(2);
  await page.clock.fastForward(23 * HOURS);
  expect(await leadsWith(word)).toHaveLength(2);
  await expect.poll(postsAfter(HOURS), { intervals: [200], timeout: 15_000 }).toBe(3);
  // Under load one jump of 31 s was seen to leave the lead pending.
  const isGivenUp = async () => {
    await page.clock.fastForward(31 * SECONDS);
    return givenUpNotice(page).isVisible();
  };
  await expect.poll(isGivenUp, { intervals: [200], timeout: 15_000 }).toBe(true);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await page.reload();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain('outbox:');
  expect(await leadsWith(word)).toHaveLength(3);
});

test('a lead whose tab closed too early is sent on the next visit', async ({ page, context, word }) => {
  await page.goto('/');
  await setFault('hang');
  await sendFromHome(page, word);
  await page.close();
  expect(await leadsWith(word)).toHaveLength(0);
  await setFault('none');
  const next = await context.newPage();
  await next.clock.install({ time: Date.now() + 11 * MINUTES });
  await next.goto('/getintouch');
  await theLeadWith(word);
});

for (const name of installed.filter((engine) => engine !== 'Chromium'))
  test(`in ${name} Try again sends a lead that the CRM did not take`, async ({ word }) => {
    const engine = await start[name]();
    const session = await engine.open();
    const one = visitorOf(session);
    await session.go(siteUrl);
    await untilHydrated(one);
    await setFault('drop', { scope: 'all' });
    await send(one, 'homeInline', word);
    const again = (presses: boolean) => {
      const buttons = [...document.querySelectorAll<HTMLElement>('[role="status"] button')];
      const found = buttons.find((button) => button.textContent === 'Try again' && button.checkVisibility());
      if (presses) found?.click();
      return found !== undefined;
    };
    await one.until('the notice about a pending lead', again, false);
    await setFault('none');
    await one.run(again, true);
    await leadArrives(one, word);
    await session.close();
    await engine.stop();
  });

test('with denied storage the lead is sent, and the page promises no more', async ({ page, word }) => {
  await page.clock.install();
  await setFault('slow', { ms: 3000, times: 1 });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await sendFromHome(page, word);
  await page.clock.fastForward(11 * SECONDS);
  await expect(page.getByText('they exist only in this open page').filter({ visible: true })).toBeVisible();
  await theLeadWith(word);
});
