/** Every built page at four widths: no text is cut, no table leaves its frame, no title grows, no text is pale. */
import { expect, test } from 'playwright/test';
import { resize } from './accessibility/texts';
import { keptPages } from './helpers/builtPages';
import { cutTexts, paleTexts, titleLines } from './helpers/precision';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 300_000 });

const parts = 4;

for (let part = 0; part < parts; part += 1) {
  test(`texts, tables, titles and contrast of every page: part ${part + 1} of ${parts}`, async ({ page }) => {
    for (const { address } of keptPages.filter((_, index) => index % parts === part)) {
      await resize(page, 360);
      await page.goto(address);
      for (const width of [360, 768, 1280, 1920]) {
        await resize(page, width);
        expect.soft(await cutTexts(page), `${address} at ${width} px`).toEqual([]);
      }
      expect.soft(await paleTexts(page), `contrast of ${address}`).toEqual([]);
      const atMost = await titleLines(page);
      await resize(page, 1280);
      const before = await titleLines(page);
      const grown = atMost.filter(({ lines }, index) => lines > (before[index]?.lines ?? lines));
      expect.soft(grown, `titles of ${address} with more lines at 1920 px`).toEqual([]);
    }
  });
}
