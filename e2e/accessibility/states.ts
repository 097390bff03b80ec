/** Helpers of the specs about states: how they open a page, and how they reach and check the thank-you. */
import { expect, type Page } from 'playwright/test';
import { THANKS_HOST } from '../../src/dialogs/dialogs.markup';
import { recordAnnouncements } from '../helpers/announcements';
import { dialog, thankYou } from '../helpers/forms';
import { expectNoAxeViolations, openAllHydrated } from '../helpers/quality';

/** Opens a page and records what its live regions announce from then on. */
export const openAndRecord = async (page: Page, address: string) => {
  await openAllHydrated(page, address);
  await recordAnnouncements(page);
};

/** The fields that show an error. */
export const invalidFields = (page: Page) => page.locator('form [aria-invalid="true"]');

/** Stops the time of a page with `page.clock`, sends a form, and lets the time pass until the thank-you has the focus. */
export const sendWithTimeStopped = async (page: Page, send: () => Promise<void>) => {
  // So far ahead that the page's clock, which runs on until then, has not passed it on a slow machine either.
  await page.clock.pauseAt(Date.now() + 60_000);
  await send();
  const thanks = dialog(page, 'Thank you');
  const isThanked = async () => {
    await page.clock.runFor(100);
    return (await thanks.and(page.locator(':focus-within')).count()) === 1;
  };
  await expect.poll(isThanked, { intervals: [100] }).toBe(true);
  return thanks;
};

/** The thank-you stays open while its button has the focus, so axe has the time that it needs. */
export const expectNoAxeViolationsInThanks = async (page: Page, send: () => Promise<void>) => {
  const thanks = await sendWithTimeStopped(page, send);
  await expect(thanks).toContainText(thankYou);
  await page.keyboard.press('Tab');
  await expect(thanks.locator(':focus')).toHaveCount(1);
  await page.clock.resume();
  await expectNoAxeViolations(page, `#${THANKS_HOST}`);
};
