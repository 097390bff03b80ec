import { expect, test } from 'playwright/test';
import { untilAllHydrated } from '../helpers/quality';
import { walkByTab } from './focus';
import { kinds } from './kinds';

// Pages by Tab alone where their layout differs from the desktop's, which kinds.spec.ts walks.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [kind, width, part] of [
  ['works', 768, 'main'],
  ['internships', 768, 'main'],
  ['home', 360, 'body'],
  ['contact', 360, 'main'],
  ['courses', 360, 'main'],
  ['internships', 360, 'main'],
  ['legal', 360, 'main'],
] as const) {
  test(`Tab reaches every control of ${kind} at ${width} px in order, and leaves again`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(kinds[kind]);
    await untilAllHydrated(page);
    expect(await walkByTab(page, part)).toEqual([]);
  });
}
