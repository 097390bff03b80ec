/** Every page on a phone and on a wide screen: nothing is too wide, no text is cut or lies on another, no title grows. */
import { expect, test } from 'playwright/test';
import { testLaunchOptions } from '../playwright.config';
import { addresses } from '../src/seo/addresses';
import { kinds } from './accessibility/kinds';
import { cutTexts, grownTitles, overflow } from './helpers/precision';
import { watchConsole } from './helpers/quality';
import { brokenTexts, resize } from './helpers/texts';

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
  test(`texts, tables and titles of every page: half ${half + 1}`, async ({ page }) => {
    const said = watchConsole(page);
    for (const address of others.filter((_, index) => index % 2 === half)) {
      await resize(page, 360);
      await page.goto(address);
      expect.soft(await overflow(page), `${address} is wider than 360 px`).toBe(0);
      expect.soft(await brokenTexts(page), `texts of ${address}`).toEqual([]);
      expect.soft(await cutTexts(page), `${address} at 360 px`).toEqual([]);
      expect.soft(await grownTitles(page), `titles of ${address} with more lines at 1920 px`).toEqual([]);
      expect.soft(await cutTexts(page), `${address} at 1920 px`).toEqual([]);
    }
    expect(said).toEqual([]);
  });
