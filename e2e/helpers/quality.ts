import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from 'playwright/test';

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

/** What moves by itself stands still while this runs, and what is passing has passed: axe reads the colours of one moment. */
const whileStill = async <T>(page: Page, look: () => Promise<T>): Promise<T> => {
  const wasReduced = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  if (!wasReduced) await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    // What follows the scrolling never ends by itself, nor does what goes on for ever.
    const passing = () =>
      document
        .getAnimations()
        .filter((a) => a.timeline === document.timeline && a.effect?.getTiming().iterations !== Infinity)
        .filter((a) => a.playState === 'running');
    const frame = () => new Promise(requestAnimationFrame);
    do {
      await frame();
      // Brought to its end, not waited for: one that is paused in the middle would never say that it is over.
      for (const animation of passing()) animation.finish();
      await frame();
    } while (passing().length > 0);
  });
  try {
    return await look();
  } finally {
    if (!wasReduced) await page.emulateMedia({ reducedMotion: null });
  }
};

/** Every axe rule, best practices included, over what the page shows now, or over one part of it. */
export const expectNoAxeViolations = async (page: Page, part?: string) => {
  const axe = new AxeBuilder({ page });
  const { violations } = await whileStill(page, () => (part ? axe.include(part) : axe).analyze());
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

/** The widths at which pages are looked at: a phone, a tablet, a desktop. */
export const widths = [360, 768, 1280];

/** The same at every width. */
export const expectNoAxeViolationsAtAnyWidth = async (page: Page, part?: string) => {
  for (const width of widths) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expectNoAxeViolations(page, part);
    });
  }
};

/** Waits until React has taken over the page and every island in it. */
export const untilAllAwake = async (page: Page) => {
  await untilAwake(page);
  await expect(page.locator('[data-island]:not([data-awake])')).toHaveCount(0);
};
