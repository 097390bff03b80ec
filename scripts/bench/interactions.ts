/**
 * `npm run bench:taps`: how long a tap waits for its effect, on a phone at a quarter of this processor's speed and on slow
 * 4G, at several moments after the page was asked for.
 * Times are in ms. Each figure is the median of `--runs` fresh visits, 3 unless given. `--only dialog`
 * measures the taps with that word in their names.
 */
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { testLaunchOptions } from '../../playwright.config.ts';
import { buildSite, median, openPhone, serveSite, table } from './setting.ts';

const MOMENTS = [1000, 2000, 4000, 6500];

interface Tap {
  address: string;
  /** What the visitor does as soon as the page shows. */
  first?: (page: Page) => Promise<unknown>;
  /** Brings the page into the state in which the control can be tapped. */
  prepare?: (page: Page) => Promise<unknown>;
  control: string;
  /** When to tap, in ms after the page was asked for; at all of `MOMENTS` by default. */
  moments?: number[];
  /** Ends with the frame that shows the effect; gets the heading of the page before the tap. */
  effect: (page: Page, heading: string) => Promise<unknown>;
}

const shows = (selector: string) => (page: Page) =>
  page.locator(`${selector} >> visible=true`).first().waitFor();
const scroll = (page: Page) => page.evaluate(() => scrollBy(0, 200));
const opener = 'main [data-dialog="heroProject"] >> visible=true';
const nextPage: Tap = {
  address: '/blogs',
  moments: [6500],
  control: 'main a[href="/blog/1"] >> visible=true >> nth=0',
  effect: (page, heading) => page.locator('main h1', { hasNotText: heading }).first().waitFor(),
};
const taps: Record<string, Tap> = {
  'menu panel': { address: '/', control: 'header summary >> nth=0', effect: shows('#menu') },
  'services in the panel': {
    address: '/',
    prepare: (page) => page.locator('header summary >> nth=0').tap(),
    control: 'header [aria-controls="services-menu"]',
    effect: shows('#services-menu'),
  },
  'a question': {
    address: '/',
    control: 'main details:not([data-menu]) >> nth=0 >> summary',
    effect: shows('main details:not([data-menu])[open]'),
  },
  'the toggle': {
    address: '/',
    control: 'text="EdTech products"',
    effect: shows('[data-island="offers"] h2:text-is("A tech job, or your fee back")'),
  },
  'lead dialog, an answer': { address: '/', control: opener, effect: shows('#dialog') },
  'lead dialog, the first letter': {
    address: '/',
    control: opener,
    effect: async (page) => {
      const name = page.locator('#dialog input:visible').first();
      await name.focus();
      await page.keyboard.press('A');
      const isTyped = (input: HTMLElement | SVGElement) => (input as HTMLInputElement).value !== '';
      await page.waitForFunction(isTyped, await name.elementHandle());
    },
  },
  'the next page, after a scroll has started the app': {
    ...nextPage,
    // Earlier there is no script yet that could notice.
    first: (page) => page.waitForLoadState().then(() => scroll(page)),
  },
  'the next page, at the first touch': { ...nextPage, prepare: scroll },
};

const measure = async (browser: Browser, url: string, tap: Tap, moment: number) => {
  const { context, page } = await openPhone(browser);
  const asked = Date.now();
  await page.goto(url + tap.address, { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  await tap.first?.(page);
  await page.waitForTimeout(Math.max(0, moment - (Date.now() - asked)));
  await tap.prepare?.(page);
  const control = page.locator(tap.control);
  await control.scrollIntoViewIfNeeded();
  const heading = await page.locator('h1').innerText();
  const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {};
  const pressed = performance.now();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await tap.effect(page, heading);
  const took = performance.now() - pressed;
  await context.close();
  return took;
};

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
});
const site = await serveSite(buildSite());
const browser = await chromium.launch(testLaunchOptions);
const rows: string[][] = [];
for (const [name, tap] of Object.entries(taps)) {
  if (!name.includes(values.only)) continue;
  const cells: string[] = [];
  for (const moment of MOMENTS) {
    const times: number[] = [];
    const runs = (tap.moments ?? MOMENTS).includes(moment) ? Number(values.runs) : 0;
    for (let run = 0; run < runs; run += 1) times.push(await measure(browser, site, tap, moment));
    cells.push(runs > 0 ? median(times).toFixed() : '');
  }
  rows.push([name, ...cells]);
  console.log(`${name}: ${cells.join(' ')}`);
}
console.log(table([['tap', ...MOMENTS.map((moment) => `at ${moment / 1000} s`)], ...rows]));
await browser.close();
process.exit();
