/**
 * `npm run bench:taps`: how long a tap waits for its effect at several moments after the page was requested, on a
 * phone with a quarter of this processor's speed and slow 4G. Times are in ms. Each figure is the median of `--runs`
 * fresh visits (3 by default). The seconds after it say when the press really came: a page that shows late is tapped late.
 * `--only dialog` measures the taps with that word in their names. Built folders as arguments are measured in turns, instead of
 * a new build: `.cache/before .cache/after`.
 */
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { testLaunchOptions } from '../../playwright.config.ts';
import { offers } from '../../src/content/home.ts';
import { buildSite, countFrom, inTurns, median, openPhone, serveSites, table } from './setting.ts';

const MOMENTS = [1000, 2000, 4000, 6500];

type Step = (page: Page) => Promise<unknown>;
interface Tap {
  address: string;
  /** Done by the visitor as soon as the page shows. */
  first?: Step;
  /** Done by the visitor right before the tap. */
  beforeTap?: Step;
  control: string;
  /** An element that shows the effect. */
  effect: string;
}

const opener = { address: '/', control: 'main [data-dialog="heroProject"] >> visible=true' };
const scroll: Step = (page) => page.evaluate(() => scrollBy(0, 200));
const nextPage = {
  address: '/blogs',
  control: 'main a[href="/blog/1"] >> visible=true >> nth=0',
  effect: 'main time',
};
const taps: Record<string, Tap> = {
  'menu panel': { address: '/', control: 'header summary >> nth=0', effect: '#menu' },
  'menu panel, 0.8 s after a scroll': {
    address: '/',
    beforeTap: async (page) => {
      await scroll(page);
      await page.waitForTimeout(800);
    },
    control: 'header summary >> nth=0',
    effect: '#menu',
  },
  'a question': {
    address: '/',
    control: 'main details:not([data-menu]) >> nth=0 >> summary',
    effect: 'main details:not([data-menu])[open]',
  },
  'the toggle': {
    address: '/',
    control: `text="${offers[1].tab}"`,
    effect: '[data-island="offers"] [data-panel="1"]',
  },
  'lead dialog, an answer': { ...opener, effect: '#dialog' },
  'lead dialog, its fields': { ...opener, effect: '#dialog input[placeholder]' },
  'the next page, after a scroll has started the app': {
    ...nextPage,
    // Before the load event no script may be there to see it.
    first: async (page) => {
      await page.waitForLoadState();
      await scroll(page);
    },
  },
  'the next page, at the first touch': { ...nextPage, beforeTap: scroll },
};

/** Runs in the page, which the press could leave. */
const notePress = () => {
  sessionStorage.removeItem('pressed');
  const note = ({ timeStamp }: Event) =>
    sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp));
  addEventListener('pointerdown', note, { capture: true, once: true });
};

/** Runs at every paint, in the next document too: when the press came, and the time from it to the paint that shows the effect. */
const tookUntil = (effect: string) => {
  const pressed = Number(sessionStorage.getItem('pressed'));
  const isShown = [...document.querySelectorAll(effect)].some((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  if (!pressed || !isShown) return false;
  return new Promise((resolve) =>
    setTimeout(() => resolve({ pressed, took: performance.timeOrigin + performance.now() - pressed })),
  );
};

const measureTap = async (browser: Browser, url: string, tap: Tap, moment: number) => {
  const { context, page } = await openPhone(browser);
  const asked = Date.now();
  await page.goto(url + tap.address, { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  await tap.first?.(page);
  await page.waitForTimeout(Math.max(0, moment - (Date.now() - asked)));
  await tap.beforeTap?.(page);
  const control = page.locator(tap.control);
  await control.scrollIntoViewIfNeeded();
  await page.evaluate(notePress);
  const effect = page.waitForFunction(tookUntil, tap.effect);
  await control.tap();
  const { pressed, took } = (await (await effect).jsonValue()) as { pressed: number; took: number };
  await context.close();
  return { took, pressedAfter: pressed - asked };
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
});
const runs = countFrom('runs', values.runs);
const folders = positionals.length > 0 ? positionals : [buildSite()];
const sites = await serveSites(folders);
const browser = await chromium.launch(testLaunchOptions);
const visits = sites.flatMap((site) => MOMENTS.map((moment) => ({ ...site, moment })));
const rows: string[][] = [];
const cellOf = (list: Awaited<ReturnType<typeof measureTap>>[]) => {
  const seconds = median(list.map(({ pressedAfter }) => pressedAfter)) / 1000;
  return `${median(list.map(({ took }) => took)).toFixed()} (${seconds.toFixed(1)} s)`;
};
for (const [name, tap] of Object.entries(taps).filter(([each]) => each.includes(values.only))) {
  const results = await inTurns(runs, visits, ({ url, moment }) => measureTap(browser, url, tap, moment));
  for (const site of sites) {
    const own = results.filter((_, index) => visits[index]?.name === site.name);
    const row = [site.name, name, ...own.map(cellOf)];
    rows.push(row);
    console.log(row.join(' '));
  }
}
console.log(table([['build', 'tap', ...MOMENTS.map((moment) => `at ${moment / 1000} s`)], ...rows]));
await browser.close();
process.exit();
