import { expect, type APIRequestContext, type Page } from 'playwright/test';
import { leadsWith } from './crm';
import { arrivedNotice, expectThanks, fillLead, homeForm } from './forms';

/** Sends a lead with the form of the home page. */
export const sendLead = async (page: Page, word: string) => {
  const form = homeForm(page);
  await fillLead(form, word);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expectThanks(page);
};

/** Opens the home page with a clock that the test can push forward. */
export const openWithClock = async (page: Page) => {
  await page.clock.install();
  await page.goto('/');
};

/** Skips the pause after a first post, then goes on in short steps until exactly one lead has arrived. */
export const arrivesInTime = async (page: Page, request: APIRequestContext, word: string) => {
  await page.clock.fastForward(11 * 60_000);
  const pass = async () => {
    await page.clock.fastForward(2000);
    return (await leadsWith(request, word)).length;
  };
  await expect.poll(pass, { intervals: [100] }).toBe(1);
  await expect(arrivedNotice(page)).toBeVisible();
};
