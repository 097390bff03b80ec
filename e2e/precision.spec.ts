/** Every page on a phone and on a wide screen: nothing is too wide, no text is cut or lies on another, no title grows. */
import { expect, test } from 'playwright/test';
import { testLaunchOptions } from '../playwright.config';
import { addresses } from '../src/seo/addresses';
import { kinds } from './accessibility/kinds';
import { watchConsole } from './helpers/quality';
import { brokenTexts, grownTitles, overflow, resize } from './helpers/texts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // Pictures have their size without their pixels; kinds.spec.ts looks for broken ones.
  launchOptions: {
    ...testLaunchOptions,
    args: [...testLaunchOptions.args, '--blink-settings=imagesEnabled=false'],
  },
});
test.describe.configure({ timeout: 300_000 });

// kinds.spec.ts looks at one of each kind, at more widths.
const others = addresses.filter((address) => !Object.values(kinds).includes(address));

for (const half of [0, 1])
  test(`texts and tables of every page: half ${half + 1}`, async ({ page }) => {
    // This browser loads no pictures, so it complains about those that a page asks for early.
    const consoleLines = watchConsole(page, /image loading is disabled/);
    for (const address of others.filter((_, index) => index % 2 === half)) {
      await page.goto(address);
      for (const width of [1920, 360]) {
        await resize(page, width);
        expect.soft(await overflow(page), `${address} is wider than ${width} px`).toBe(0);
        expect.soft(await brokenTexts(page), `texts of ${address} at ${width} px`).toEqual([]);
      }
      expect.soft(await grownTitles(page), `titles of ${address} with more lines at 1920 px`).toEqual([]);
    }
    expect(consoleLines).toEqual([]);
  });
