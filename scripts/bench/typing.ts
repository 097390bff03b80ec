/** How soon a typed letter is seen, on a slow processor. */
import type { Browser } from 'playwright';
import { phone, stopwatch, untilAwake, withBrowser, withPage } from './browser.ts';
import { percentile, type Figure } from './table.ts';

const text = 'Asha Rao of the Government Engineering College in Thrissur..';
const field = '#root input[name="last_name"]';

const type = (browser: Browser, url: string) =>
  withPage(browser, phone, { cpu: 4, slow4G: false }, async (page) => {
    await page.goto(`${url}/getintouch`);
    await untilAwake(page);
    await page.locator(field).click();
    const times: number[] = [];
    for (const letter of text) {
      const seen = await stopwatch(page, 'keydown', [{ selector: field, property: 'value' }]);
      await page.keyboard.type(letter);
      times.push(await seen());
    }
    return times;
  });

export const measureTyping = (url: string, runs: number): Promise<Figure[]> =>
  withBrowser(async (browser) => {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(...(await type(browser, url)));
    return [
      {
        measure: 'Contact, phone: a typed letter is seen (95th percentile)',
        unit: 'ms',
        value: percentile(times, 0.95),
        worst: Math.max(...times),
        budget: { want: 'atMost', value: 50 },
      },
    ];
  });
