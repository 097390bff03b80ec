/** What visitors see of a CRM that fails. tests/leads has rarer orders of events, and outbox.spec.ts the browser's side. */
import { expect, type Page, type Route } from 'playwright/test';
import { HOUR, MINUTE, SECOND } from '../src/config/durations';
import { company } from '../src/content/company';
import { leadNotices } from '../src/content/leadNotices';
import { FRAME_TIMEOUT } from '../src/leads/postInFrame';
import { installClock, passHeldReport } from './helpers/clock';
import { copies } from './helpers/copies';
import { leadsWith, test, theLeadWith } from './helpers/crm';
import {
  arrivedNotice,
  arrivesInTime,
  givenUpNotice,
  heldNotice,
  openWithClock,
  sendFromHome,
  untilNoLeadWaits,
} from './helpers/forms';
import { crmUrl } from './helpers/ports';
import { stall } from './helpers/stall';

const crm = `${crmUrl}/**`;
const faults: Record<string, (route: Route) => Promise<void> | void> = {
  'an error': (route) => route.fulfill({ status: 500 }),
  nothing: () => {},
  'a closed connection': (route) => route.abort('connectionreset'),
};

for (const [answer, fail] of Object.entries(faults))
  test(`a lead that the CRM answers with ${answer} is announced, and arrives later`, async ({
    page,
    word,
  }) => {
    await openWithClock(page);
    await page.route(crm, fail);
    await sendFromHome(page, word);
    await passHeldReport(page);
    await expect(heldNotice(page)).toBeVisible();
    await expect(page.getByText(company.phone, { exact: false }).last()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Send by email' })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${company.email.replaceAll('.', '\\.')}\\?.*${word}`),
    );
    await page.clock.fastForward(FRAME_TIMEOUT + SECOND);
    await page.unroute(crm);
    await arrivesInTime(page, word);
  });

/** Sends a lead from Home to a CRM that answers after more than ten seconds. Returns what lets it answer. */
const sendSlowly = async (page: Page, word: string) => {
  await openWithClock(page);
  const answer = await stall(page, crm);
  await sendFromHome(page, word);
  await passHeldReport(page);
  return answer;
};

test('a slow CRM gets one lead: pending after ten seconds, then confirmed', async ({ page, word }) => {
  const answer = await sendSlowly(page, word);
  await expect(heldNotice(page)).toBeVisible();
  answer();
  await theLeadWith(word);
  await expect(arrivedNotice(page)).toBeVisible();
  expect(await leadsWith(word)).toHaveLength(1);
});

/** Makes the browser refuse some storages, as with site data blocked. */
const deny = (page: Page, storages: ('localStorage' | 'indexedDB')[]) =>
  page.addInitScript((denied) => {
    for (const storage of denied)
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
  }, storages);

test('without localStorage a lead is kept by its copy, and sent by the next page', async ({ page, word }) => {
  await deny(page, ['localStorage']);
  await openWithClock(page);
  await page.route(crm, (route) => route.abort('connectionreset'));
  await sendFromHome(page, word);
  await passHeldReport(page);
  await expect(
    page.getByText('We saved your details in this browser').filter({ visible: true }),
  ).toBeVisible();
  // The next page posts at once only a lead whose copy says that its post cannot have arrived.
  await expect(
    page.getByText(leadNotices.held.notSent, { exact: true }).filter({ visible: true }),
  ).toBeVisible();
  await expect.poll(() => copies(page)).toMatchObject([{ tries: 0, unsentAt: expect.any(Number) }]);
  await page.goto('about:blank');
  await page.unroute(crm);
  await openWithClock(page);
  await page.clock.fastForward(MINUTE);
  await theLeadWith(word);
});

test('with denied storage the lead is sent, and the page promises no more', async ({ page, word }) => {
  await deny(page, ['localStorage', 'indexedDB']);
  const answer = await sendSlowly(page, word);
  await expect(page.getByText('they exist only in this open page').filter({ visible: true })).toBeVisible();
  answer();
  await theLeadWith(word);
});

test('an unconfirmed lead is posted three times in a day, then given up', async ({ page, word }) => {
  await openWithClock(page);
  // The CRM takes the lead, and its answer gets lost.
  await page.route(crm, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch({ maxRedirects: 0 });
    await route.fulfill({ body: '' });
  });
  await sendFromHome(page, word);
  /** How many leads there are after a jump in time, once the page has had the network for what it does then. */
  const leadsAfter = async (jump: number) => {
    await page.clock.fastForward(jump);
    await page.evaluate(async () => {
      for (let times = 0; times < 5; times += 1) await fetch('/robots.txt', { cache: 'no-store' });
    });
    return (await leadsWith(word)).length;
  };
  /** In short steps: a long one would also end the wait for the proof of a post. */
  const soon = (count: number) =>
    expect.poll(() => leadsAfter(10 * SECOND), { intervals: [200] }).toBe(count);
  await theLeadWith(word);
  expect(await leadsAfter(9 * MINUTE)).toBe(1);
  await soon(2);
  expect(await leadsAfter(24 * HOUR - 3 * MINUTE)).toBe(2);
  await soon(3);
  const isGivenUp = async () => {
    await page.clock.fastForward(FRAME_TIMEOUT + SECOND);
    return givenUpNotice(page).isVisible();
  };
  await expect.poll(isGivenUp, { intervals: [200] }).toBe(true);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await page.reload();
  await untilNoLeadWaits(page);
  expect(await leadsWith(word)).toHaveLength(3);
});

test('a lead whose tab closed too early is sent on the next visit', async ({ page, context, word }) => {
  await page.goto('/');
  await stall(page, crm);
  await sendFromHome(page, word);
  // A stalled post may still leave while its tab closes.
  await context.setOffline(true);
  await page.close();
  await context.setOffline(false);
  expect(await leadsWith(word)).toHaveLength(0);
  const next = await context.newPage();
  await installClock(next.context(), { time: Date.now() + 11 * MINUTE });
  await next.goto('/getintouch');
  await theLeadWith(word);
});
