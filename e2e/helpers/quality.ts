import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from 'playwright/test';
import { resize } from './texts';

/** Chromium's remark on the frame of a lead. Its sandbox is there to stop one thing: that it navigates the visitor's page. */
const remark = /^An iframe which has both allow-scripts and allow-same-origin/;

/** Collects console errors, warnings and uncaught errors, apart from expected ones. */
export const watchConsole = (page: Page, expected: RegExp = /^$/) => {
  const said: string[] = [];
  page.on('console', (message) => {
    const isKnown = expected.test(message.text()) || remark.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isKnown) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
};

/**
 * What every axe rule finds in the page, or in one part of it. It reads one moment, so nothing may move: the page must have
 * reduced motion, or its part must wait.
 */
export const axeViolations = async (page: Page, part?: string) => {
  // Without lists of what passed, and without a blank page to collect the results of frames: an eighth of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: true } },
  });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
};
export const expectNoAxeViolations = async (page: Page, part?: string) =>
  expect(await axeViolations(page, part)).toEqual([]);

/** Touches the page, which starts React at once, and waits until it has hydrated the page. The islands follow. */
export const untilHydrated = async (page: Page) => {
  await page.evaluate(() => document.body.dispatchEvent(new Event('touchstart', { bubbles: true })));
  await page.locator('#root[data-hydrated]').waitFor();
};

/** Runs axe on a state of the page on a phone and on a desktop. */
export const expectNoAxeViolationsAtBothEnds = async (page: Page, part?: string) => {
  for (const width of [360, 1280]) {
    await test.step(`${width} px`, async () => {
      await resize(page, width);
      await expectNoAxeViolations(page, part);
    });
  }
};

/** Waits until React has hydrated the page and every island in it. */
export const untilAllHydrated = async (page: Page) => {
  await untilHydrated(page);
  await expect(page.locator('#root [data-island]:not([data-hydrated])')).toHaveCount(0);
};

export const openHydrated = async (page: Page, address: string) => {
  await page.goto(address);
  await untilHydrated(page);
};
export const openAllHydrated = async (page: Page, address: string) => {
  await page.goto(address);
  await untilAllHydrated(page);
};
