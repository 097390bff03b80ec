/** Every page at four widths: nothing is too wide, no text is cut or lies on another, no title grows, no text is pale. */
import { expect, test } from 'playwright/test';
import { testLaunchOptions } from '../playwright.config';
import { addresses } from '../src/seo/addresses';
import { cutTexts, paleTexts, titleLines } from './helpers/precision';
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

const parts = 4;

for (let part = 0; part < parts; part += 1) {
  test(`texts, tables, titles and contrast of every page: part ${part + 1} of ${parts}`, async ({ page }) => {
    const said = watchConsole(page);
    for (const address of addresses.filter((_, index) => index % parts === part)) {
      await resize(page, 360);
      await page.goto(address);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(scrollWidth, `width of ${address}`).toBeLessThanOrEqual(360);
      expect.soft(await brokenTexts(page), `texts of ${address}`).toEqual([]);
      expect.soft(await paleTexts(page), `contrast of ${address}`).toEqual([]);
      const titles: Record<number, Awaited<ReturnType<typeof titleLines>>> = {};
      for (const width of [360, 768, 1280, 1920]) {
        await resize(page, width);
        expect.soft(await cutTexts(page), `${address} at ${width} px`).toEqual([]);
        titles[width] = await titleLines(page);
      }
      const before = titles[1280] ?? [];
      const grown = titles[1920]?.filter(({ lines }, index) => lines > (before[index]?.lines ?? lines));
      expect.soft(grown, `titles of ${address} with more lines at 1920 px`).toEqual([]);
    }
    expect(said).toEqual([]);
  });
}
