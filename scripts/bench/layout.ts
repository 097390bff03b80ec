/**
 * `npm run bench:layout`: the first and the largest paint, and what the browser computes in the first 6 s of a visit in
 * which nobody does anything, on a phone at a quarter of this processor's speed and on slow 4G, with the scripts and
 * without. Times are in ms of this processor at a quarter of its speed; the counts hardly depend on it.
 *
 * `--page /blog/1` takes another page, `--runs 9` makes nine visits instead of five.
 * Built folders or addresses as arguments are measured in turns, instead of a new build: `.cache/before .cache/after`. An
 * address with a path of its own, such as `http://localhost:4600/an-article`, is that page of another site.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { testLaunchOptions } from '../../playwright.config.ts';
import { buildSite, countFrom, inTurns, median, openPhone, serveSites, table } from './setting.ts';

/** How long a visit lasts, in ms. */
const VISIT = 6000;
const traceCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];

/** The parts of a trace event in use. Times are in microseconds. */
interface TraceEvent {
  name: string;
  /** The phase. `X` is an event with its beginning and its end. */
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args: {
    name?: string;
    elementCount?: number;
    beginData?: { dirtyObjects: number };
    data?: { url?: string };
  };
}

/**
 * Runs in the page. Only an observer is told of the largest paint. `record` finds it in the storage, which needs no declaration,
 * as a property of `window` would.
 */
const noteLargestPaint = () => {
  const note = (list: PerformanceObserverEntryList) =>
    sessionStorage.setItem('largest', `${list.getEntries().at(-1)?.startTime}`);
  new PerformanceObserver(note).observe({ type: 'largest-contentful-paint', buffered: true });
};

/** Visits a page. Returns the times of its paints, and the trace as the browser writes it. */
const record = async (browser: Browser, url: string, areScriptsBlocked: boolean) => {
  const { context, page, session } = await openPhone(browser);
  if (areScriptsBlocked) await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
  await page.addInitScript(noteLargestPaint);
  await browser.startTracing(page, { categories: traceCategories });
  const asked = Date.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(VISIT - (Date.now() - asked));
  const trace = await browser.stopTracing();
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  );
  const largestPaint = Number((await page.evaluate(() => sessionStorage.getItem('largest'))) ?? NaN);
  await context.close();
  return { firstPaint, largestPaint, trace };
};

/** The events of the page's main thread since the request for it. */
const mainThreadEvents = (trace: Buffer, url: string) => {
  const { traceEvents: events } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const request = events.find(({ name, args }) => name === 'ResourceSendRequest' && args.data?.url === url);
  const main = events.find(
    ({ name, args, pid }) => name === 'thread_name' && args.name === 'CrRendererMain' && pid === request?.pid,
  );
  if (!request || !main)
    throw new Error(`The browser did not ask for ${url}. Is that how it writes the address?`);
  return events.filter(({ pid, tid, ts }) => pid === main.pid && tid === main.tid && ts >= request.ts);
};

const visit = async (browser: Browser, url: string, areScriptsBlocked: boolean) => {
  const { trace, ...paints } = await record(browser, url, areScriptsBlocked);
  return { ...paints, events: mainThreadEvents(trace, url) };
};

const completeEvents = (events: TraceEvent[], name: string) =>
  events.filter((one) => one.name === name && one.ph === 'X');
const sum = (list: TraceEvent[], value: (event: TraceEvent) => number | undefined) =>
  list.reduce((total, event) => total + (value(event) ?? 0), 0);
const milliseconds = ({ dur = 0 }: TraceEvent) => dur / 1000;

const columns: Record<string, (one: Awaited<ReturnType<typeof visit>>) => number> = {
  'first paint, ms': ({ firstPaint }) => firstPaint,
  'largest paint, ms': ({ largestPaint }) => largestPaint,
  layouts: ({ events }) => completeEvents(events, 'Layout').length,
  'objects laid out': ({ events }) =>
    sum(completeEvents(events, 'Layout'), ({ args }) => args.beginData?.dirtyObjects),
  'elements styled': ({ events }) =>
    sum(completeEvents(events, 'UpdateLayoutTree'), ({ args }) => args.elementCount),
  paints: ({ events }) => completeEvents(events, 'Paint').length,
  requests: ({ events }) => events.filter(({ name }) => name === 'ResourceSendRequest').length,
  'layout, ms': ({ events }) => sum(completeEvents(events, 'Layout'), milliseconds),
  'styles, ms': ({ events }) => sum(completeEvents(events, 'UpdateLayoutTree'), milliseconds),
  // Chromium names a task `RunTask` or `ThreadControllerImpl::RunTask`, depending on its version.
  'longest task, ms': ({ events }) =>
    Math.max(0, ...events.filter(({ name }) => name.endsWith('RunTask')).map(milliseconds)),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { page: { type: 'string', default: '/' }, runs: { type: 'string', default: '5' } },
});
const runs = countFrom('runs', values.runs);
const pageOf = (site: string) => (new URL(site).pathname === '/' ? new URL(values.page, site).href : site);
const foldersOrAddresses = positionals.length > 0 ? positionals : [buildSite()];
const sites = await serveSites(foldersOrAddresses);
const pages = [...new Set(sites.map(({ url }) => new URL(pageOf(url)).pathname))];
const browser = await chromium.launch(testLaunchOptions);
for (const areScriptsBlocked of [true, false]) {
  const visits = await inTurns(runs, sites, ({ url }) => visit(browser, pageOf(url), areScriptsBlocked));
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(
    `\n${pages.join(' and ')}, scripts ${areScriptsBlocked ? 'blocked' : 'on'}, load ${load.join(' ')}\n`,
  );
  const rows = sites.map(({ name }, index) => [
    name,
    ...Object.values(columns).map((cell) => Math.round(median(visits[index]?.map(cell) ?? []))),
  ]);
  console.log(table([['build', ...Object.keys(columns)], ...rows]));
}
await browser.close();
// The servers would keep the process alive.
process.exit();
