/** How soon the next page is seen after a click on a link on a slow network, by a slow processor and by this one. */
import type { Browser, Page } from 'playwright';
import { desktop, stopwatch, untilAwake, withBrowser, withPage } from './browser.ts';
import { summary, type Figure } from './table.ts';

/** How long a pointer rests on a link before the click, in ms. */
const HOVER = 300;
/** How long somebody looks at a page before the pointer goes to a link, in ms. */
const LOOK = 2000;

const journeys = [
  { name: 'Home to About', from: '/', link: 'header a[href="/aboutus"]' },
  { name: 'Home to Works', from: '/', link: 'header a[href="/works"]' },
  { name: 'Home to Blogs', from: '/', link: 'header a[href="/blogs"]' },
  { name: 'Blogs to an article', from: '/blogs', link: 'main a[href^="/blog/"]' },
];

const processors = [
  { note: '', cpu: 4 },
  { note: ', full speed', cpu: 1 },
];

const follow = async (page: Page, selector: string) => {
  const link = page.locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(LOOK);
  await link.hover();
  await page.waitForTimeout(HOVER);
  const shown = await stopwatch(page, 'click', [
    { selector: 'h1', property: 'textContent' },
    { selector: 'title', property: 'textContent' },
  ]);
  await page.mouse.down();
  await page.mouse.up();
  return shown();
};

const visit = (browser: Browser, url: string, { from, link }: (typeof journeys)[number], cpu: number) =>
  withPage(browser, desktop, { cpu, slow4G: true }, async (page) => {
    await page.goto(url + from);
    await untilAwake(page);
    await page.mouse.wheel(0, 50);
    return follow(page, link);
  });

export const measureNavigation = (url: string, runs: number): Promise<Figure[]> =>
  withBrowser(async (browser) => {
    const figures: Figure[] = [];
    for (const { note, cpu } of processors) {
      for (const journey of journeys) {
        const times: number[] = [];
        for (let run = 0; run < runs; run += 1) times.push(await visit(browser, url, journey, cpu));
        figures.push({
          measure: `${journey.name}${note}: next page after a click`,
          unit: 'ms',
          ...summary(times),
          budget: { want: 'atMost', value: 300 },
        });
      }
    }
    return figures;
  });
