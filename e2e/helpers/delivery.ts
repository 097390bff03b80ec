import { expect, type Locator, type Page } from 'playwright/test';
import { leadsWith } from './crm';
import { arrivedNotice, dialog, fillLead, homeForm } from './forms';

export const submit = (form: Page | Locator) => form.getByRole('button', { name: 'Submit' }).click();

export const sendLead = async (form: Page | Locator, word: string) => {
  await fillLead(form, word);
  await submit(form);
};

export const thankYou = 'We have taken your details. Our admin team will contact you soon!';

export const expectThanks = (page: Page) => expect(dialog(page, 'Thank you')).toContainText(thankYou);

export const sendFromHome = async (page: Page, word: string) => {
  await sendLead(homeForm(page), word);
  await expectThanks(page);
};

/** Opens the home page with a clock that the test can push forward. */
export const openWithClock = async (page: Page) => {
  await page.clock.install();
  await page.goto('/');
};

/** Skips the pause after a first post, then goes on in short steps until exactly one lead has arrived. */
export const arrivesInTime = async (page: Page, word: string) => {
  await page.clock.fastForward(11 * 60_000);
  const pass = async () => {
    await page.clock.fastForward(2000);
    return (await leadsWith(word)).length;
  };
  await expect.poll(pass, { intervals: [100] }).toBe(1);
  await expect(arrivedNotice(page)).toBeVisible();
};
