/** How soon a tap on the menu button opens the menu, on a cheap phone that has never been to the site. */
import type { Browser } from 'playwright';
import { phone, stopwatch, withBrowser, withPage } from './browser.ts';
import { summary, type Figure } from './table.ts';

/** When somebody taps, in ms after following a link to the site. By the first, the page should be ready for them. */
const taps = [6500, 4000, 2000];

const tapAfter = (browser: Browser, url: string, wait: number) =>
  withPage(browser, phone, { cpu: 4, slow4G: true }, async (page) => {
    await page.goto(`${url}/`, { waitUntil: 'commit' });
    const started = await page.evaluate(() => performance.timeOrigin);
    const button = page.locator('button[aria-controls="menu"]');
    const box = await button.boundingBox();
    if (!box) throw new Error('There is no menu button to tap.');
    const opened = await stopwatch(page, 'touchstart', [
      { selector: 'button[aria-controls="menu"]', property: 'ariaExpanded' },
    ]);
    await page.waitForTimeout(Math.max(0, started + wait - Date.now()));
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    return opened();
  });

export const measureWake = (url: string, runs: number): Promise<Figure[]> =>
  withBrowser(async (browser) => {
    const figures: Figure[] = [];
    for (const wait of taps) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) times.push(await tapAfter(browser, url, wait));
      figures.push({
        measure: `Home, phone: menu opens after a tap at ${wait / 1000} s`,
        unit: 'ms',
        ...summary(times),
        ...(wait === taps[0] ? { budget: { want: 'atMost', value: 300 } } : {}),
      });
    }
    return figures;
  });
