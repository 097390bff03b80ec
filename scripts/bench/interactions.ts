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

/** What shows the effect: an element that is visible, or the one of them that holds a text. */
interface Effect {
  selector: string;
  text?: string;
  /** The effect counts once this input holds a letter. */
  isTyped?: boolean;
}
interface Tap {
  address: string;
  /** What the visitor does as soon as the page shows. */
  first?: (page: Page) => Promise<unknown>;
  /** Brings the page into the state in which the control can be tapped. */
  prepare?: (page: Page) => Promise<unknown>;
  control: string;
  /** When to tap, in ms after the page was asked for; at all of `MOMENTS` by default. */
  moments?: number[];
  effect: Effect;
  after?: (page: Page) => Promise<unknown>;
}

const opener = 'main [data-dialog="heroProject"] >> visible=true';
const typing: Tap['after'] = async (page) => {
  const name = page.locator('#dialog input:visible').first();
  await name.focus();
  await page.keyboard.press('A');
};
const scroll = (page: Page) => page.evaluate(() => scrollBy(0, 200));
const nextPage: Tap = {
  address: '/blogs',
  moments: [6500],
  control: 'main a[href="/blog/1"] >> visible=true >> nth=0',
  effect: { selector: 'main h1', text: '' },
};
const taps: Record<string, Tap> = {
  'menu panel': { address: '/', control: 'header summary >> nth=0', effect: { selector: '#menu' } },
  'services in the panel': {
    address: '/',
    prepare: (page) => page.locator('header summary >> nth=0').tap(),
    control: 'header [aria-controls="services-menu"]',
    effect: { selector: '#services-menu' },
  },
  'a question': {
    address: '/',
    control: 'main details:not([data-menu]) >> nth=0 >> summary',
    effect: { selector: 'main details:not([data-menu])[open]' },
  },
  'the toggle': {
    address: '/',
    control: 'text="EdTech products"',
    effect: { selector: '[data-island="offers"] h2', text: 'A tech job, or your fee back' },
  },
  'lead dialog, an answer': {
    address: '/',
    control: opener,
    effect: { selector: '#dialog' },
  },
  'lead dialog, the first letter': {
    address: '/',
    control: opener,
    effect: { selector: '#dialog input', isTyped: true },
    after: typing,
  },
  'the next page, after a scroll has started the app': {
    ...nextPage,
    // Earlier there is no script yet that could notice.
    first: (page) => page.waitForLoadState().then(() => scroll(page)),
  },
  'the next page, at the first touch': { ...nextPage, prepare: scroll },
};

/** Runs in the page: resolves with the time from the next press to the frame that shows the effect. */
const watch = ({ selector, text, isTyped }: Effect) => {
  const before = document.querySelector('h1')?.textContent;
  const isShown = () =>
    [...document.querySelectorAll(selector)].some((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (isTyped) return element instanceof HTMLInputElement && element.value !== '';
      if (text === '') return element.textContent !== before;
      return text === undefined || element.textContent === text;
    });
  const took = new Promise<number>((resolve) => {
    const onPress = ({ timeStamp }: Event) => {
      sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp));
      const look = () => {
        if (isShown()) setTimeout(() => resolve(performance.now() - timeStamp));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    addEventListener('pointerdown', onPress, { capture: true, once: true });
  });
  Object.assign(window, { took });
};

/** Runs in the next document: the time from the press that led here to its first paint. */
const untilFirstPaint = () =>
  new Promise<number>((resolve) => {
    const pressed = Number(sessionStorage.getItem('pressed'));
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0];
      if (paint) resolve(performance.timeOrigin + paint.startTime - pressed);
    }).observe({ type: 'paint', buffered: true });
  });

const measureTap = async (browser: Browser, url: string, tap: Tap, moment: number) => {
  const { context, page } = await openPhone(browser);
  const asked = Date.now();
  await page.goto(url + tap.address, { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  await tap.first?.(page);
  await page.waitForTimeout(Math.max(0, moment - (Date.now() - asked)));
  await tap.prepare?.(page);
  const control = page.locator(tap.control);
  await control.scrollIntoViewIfNeeded();
  await page.evaluate(watch, tap.effect);
  await control.tap();
  await tap.after?.(page);
  const address = page.url();
  const took = await page
    .evaluate(() => (window as unknown as { took: Promise<number> }).took)
    .catch(async () => {
      // Before React has started, a link loads a document.
      await page.waitForURL(({ href }) => href !== address);
      return page.evaluate(untilFirstPaint);
    });
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
    for (let run = 0; run < runs; run += 1) times.push(await measureTap(browser, site, tap, moment));
    cells.push(runs > 0 ? median(times).toFixed() : '');
  }
  rows.push([name, ...cells]);
  console.log(`${name}: ${cells.join(' ')}`);
}
console.log(table([['tap', ...MOMENTS.map((moment) => `at ${moment / 1000} s`)], ...rows]));
await browser.close();
process.exit();
