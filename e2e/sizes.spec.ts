/** What the network carries: exact sizes of built files, compressed with brotli. */
import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page } from 'playwright/test';
import { FOLD } from '../src/handover/handover.markup';
import { builtFiles } from './helpers/builtFiles';
import { builtPages } from './helpers/builtPages';
import { installClock } from './helpers/clock';
import { folder } from './helpers/ports';

const packet = 1460;
/** A server sends ten packets before it waits for an answer; the headers take about a kilobyte. */
const htmlBudget = 10 * packet - 1100;

const brotliSize = (file: string) => statSync(`${folder}/${file}.br`).size;

const pages = builtFiles.filter((file) => file.endsWith('.html'));

test('the first ten packets of every page hold its head, its styles and its first screen', () => {
  expect(pages.length).toBeGreaterThan(70);
  for (const file of pages) {
    const html = readFileSync(`${folder}/${file}`, 'utf8');
    const fold = html.indexOf(` ${FOLD}`);
    // A page without a fold is text: its first screen is in its first ten thousand characters.
    const firstScreen = html.slice(0, fold === -1 ? html.indexOf('<main') + 10_000 : fold);
    expect.soft(brotliCompressSync(firstScreen).length, file).toBeLessThanOrEqual(htmlBudget);
  }
});

test('the HTML of every page has at most 15 kB of 1,024 bytes, that of Home and of an article 17', () => {
  const isLong = (file: string) => file === 'index.html' || file.startsWith('blog/');
  for (const file of pages)
    expect.soft(brotliSize(file), file).toBeLessThanOrEqual((isLong(file) ? 17 : 15) * 1024);
});

test('no page of the site needs a third font file', () => {
  const ranges = [...readFileSync('src/theme/late.css', 'utf8').matchAll(/unicode-range: ([^;]+);/g)]
    .flatMap(([, list = '']) => list.split(', '))
    .map((range) =>
      range
        .slice(2)
        .split('-')
        .map((code) => parseInt(code, 16)),
    );
  expect(ranges.length).toBeGreaterThan(10);
  const isLater = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([first = 0, last = first]) => code >= first && code <= last);
  };
  for (const { address, text } of builtPages)
    expect.soft([...new Set(text)].filter(isLater), address).toEqual([]);
});

const fetchedBy = (page: Page) => {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' || pathname.endsWith('.js')) files.add(pathname);
  });
  return files;
};
/** The files whose code ran, and not only came. */
const runBy = async (page: Page) => {
  const entries = await page.coverage.stopJSCoverage();
  const ran = entries.filter(({ functions: [whole] }) => whole?.ranges.some(({ count }) => count > 0));
  return new Set(ran.map(({ url }) => new URL(url).pathname).filter((path) => path.endsWith('.js')));
};
const sizeOf = (files: Set<string>) => [...files].reduce((sum, file) => sum + brotliSize(file), 0);
/** Opens a page, and lets it do what it would do by itself in a minute. */
const openUntouched = async (page: Page, address: string) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await installClock(page.context());
  await page.goto(address);
  await page.clock.runFor(60_000);
  await page.waitForLoadState('networkidle');
};

for (const address of ['/', '/getintouch', '/blog/3', '/SkillOrientedCourses/2'])
  test(`before a touch ${address} runs at most 12 kB of scripts and fetches at most 125 kB, compressed`, async ({
    page,
  }) => {
    const fetched = fetchedBy(page);
    await page.coverage.startJSCoverage();
    await openUntouched(page, address);
    await expect(page.locator('#root')).not.toHaveAttribute('data-hydrated');
    const run = await runBy(page);
    expect(run.size).toBeGreaterThan(0);
    expect(sizeOf(run)).toBeLessThanOrEqual(12_000);
    expect(sizeOf(fetched)).toBeLessThanOrEqual(125_000);
  });

test('the delivery of leads comes before a touch, so that a form can be sent without a network', async ({
  page,
}) => {
  const fetched = fetchedBy(page);
  await openUntouched(page, '/getintouch');
  expect([...fetched].filter((file) => /leads-/.test(file))).toHaveLength(2);
});

test('Home loads two fonts by itself', async ({ page }) => {
  const fonts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname);
  });
  await openUntouched(page, '/');
  await expect(page.locator('body > link[as="font"]'), 'the head would delay paint').toHaveCount(2);
  expect([...fonts].toSorted()).toEqual(['/fonts/bricolage-core.woff2', '/fonts/figtree-core.woff2']);
});
