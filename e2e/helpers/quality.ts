import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** Collects what a page says in the console that nobody meant it to say. */
export const watchConsole = (page: Page, expected: RegExp = /^$/) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !expected.test(message.text()))
      said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
};

/** Every axe rule, best practices included, over what the page shows now. */
export const expectNoAxeViolations = async (page: Page) => {
  // A dialog that is still fading in has colours that nobody will see.
  await page.evaluate(() => {
    const passing = document.getAnimations().filter((a) => a.effect?.getTiming().iterations !== Infinity);
    return Promise.allSettled(passing.map((animation) => animation.finished));
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
  expect(found).toEqual([]);
};

/** Touches the page, so that React does not take its time, and waits until it has taken over. The islands follow. */
export const untilAwake = async (page: Page) => {
  await page.evaluate(() => document.body.dispatchEvent(new Event('touchstart', { bubbles: true })));
  await page.locator('#root[data-awake]').waitFor();
};
