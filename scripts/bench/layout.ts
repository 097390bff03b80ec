/**
 * `npm run bench:layout`: what the browser computes in the first 6 s of a visit in which nobody does anything, on a phone at a
 * quarter of this processor's speed and on slow 4G, with the scripts and without. Times are in ms of this processor at a
 * quarter of its speed; the counts hardly depend on it.
 *
 * `--page /blog/1` takes another page, `--runs 9` more visits (5), `--causes` lists each layout with what made it necessary.
 * Built folders or addresses as arguments are measured in turns, instead of a new build: `.cache/before .cache/after`.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { testLaunchOptions } from '../../playwright.config.ts';
import { serve } from '../serve.ts';
import { median, openPhone } from './phone.ts';
import { buildAndServe } from './site.ts';

const LASTS = 6000;

/** The parts of a trace event in use. Times are in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args: {
    name?: string;
    elementCount?: number;
    beginData?: { dirtyObjects: number; totalObjects: number; stackTrace?: { functionName: string }[] };
    data?: { url?: string; reason?: string; nodeName?: string };
  };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    page: { type: 'string', default: '/' },
    runs: { type: 'string', default: '5' },
    causes: { type: 'boolean', default: false },
  },
});

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];
const withCauses = [
  'disabled-by-default-devtools.timeline.invalidationTracking',
  'disabled-by-default-devtools.timeline.stack',
];

/** The events of the page's main thread in one visit, from the request on. */
const trace = async (browser: Browser, url: string, isBlocked: boolean) => {
  const { context, page, session } = await openPhone(browser);
  const events: TraceEvent[] = [];
  const tracing = await browser.newBrowserCDPSession();
  try {
    if (isBlocked) await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
    tracing.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
    const includedCategories = ['-*', ...categories, ...(values.causes ? withCauses : [])];
    await tracing.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { recordMode: 'recordUntilFull', includedCategories },
    });
    const asked = Date.now();
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForTimeout(LASTS - (Date.now() - asked));
    const complete = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve));
    await tracing.send('Tracing.end');
    await complete;
  } finally {
    await tracing.detach();
    await context.close();
  }
  const request = events.find(({ name, args }) => name === 'ResourceSendRequest' && args.data?.url === url);
  const isMain = ({ name, args, pid }: TraceEvent) =>
    name === 'thread_name' && args.name === 'CrRendererMain' && pid === request?.pid;
  const threads = new Set(events.filter(isMain).map(({ tid }) => tid));
  const start = request?.ts ?? 0;
  return events
    .filter(({ pid, tid, ts }) => pid === request?.pid && threads.has(tid) && ts >= start)
    .toSorted((a, b) => a.ts - b.ts);
};

const isLayout = ({ name, ph }: TraceEvent) => name === 'Layout' && ph === 'X';
const isStyle = ({ name, ph }: TraceEvent) => name === 'UpdateLayoutTree' && ph === 'X';
const sum = (list: (number | undefined)[]) => list.reduce<number>((total, one = 0) => total + one, 0);
const timeOf = (list: TraceEvent[]) => sum(list.map(({ dur }) => dur)) / 1000;

const columns: Record<string, (events: TraceEvent[]) => number> = {
  layouts: (events) => events.filter(isLayout).length,
  'objects laid out': (events) =>
    sum(events.filter(isLayout).map(({ args }) => args.beginData?.dirtyObjects)),
  'elements styled': (events) => sum(events.filter(isStyle).map(({ args }) => args.elementCount)),
  paints: (events) => events.filter(({ name, ph }) => name === 'Paint' && ph === 'X').length,
  requests: (events) => events.filter(({ name }) => name === 'ResourceSendRequest').length,
  'layout, ms': (events) => timeOf(events.filter(isLayout)),
  'styles, ms': (events) => timeOf(events.filter(isStyle)),
  'longest task, ms': (events) =>
    Math.max(...events.filter(({ name }) => name.endsWith('RunTask')).map(({ dur = 0 }) => dur / 1000)),
};

const printCauses = (events: TraceEvent[]) => {
  const start = events[0]?.ts ?? 0;
  let causes = new Map<string, number>();
  for (const event of events) {
    const { reason, nodeName } = event.args.data ?? {};
    if (event.name === 'LayoutInvalidationTracking') {
      const cause = `${reason ?? ''}: ${(nodeName ?? '').replace(/ (id|class)=.*/, '')}`;
      causes.set(cause, (causes.get(cause) ?? 0) + 1);
    }
    if (!isLayout(event)) continue;
    const { dirtyObjects = 0, totalObjects = 0, stackTrace } = event.args.beginData ?? {};
    const forced = stackTrace ? `, forced by ${stackTrace[0]?.functionName || 'a script'}` : '';
    console.log(`${Math.round((event.ts - start) / 1000)} ms: ${dirtyObjects} of ${totalObjects}${forced}`);
    const most = [...causes].toSorted(([, a], [, b]) => b - a).slice(0, 6);
    for (const [cause, count] of most) console.log(`    ${count} × ${cause}`);
    causes = new Map();
  }
};

const serveFolder = async (folder: string, index: number) => {
  if (URL.canParse(folder)) return { name: folder, url: folder, close: async () => {} };
  const port = Number(process.env['PORT'] || 4373) + index;
  const site = await serve({ folder, port, crmOrigin: 'http://localhost:4174' });
  return { name: folder, url: `http://localhost:${port}`, close: () => site.close() };
};

const sites =
  positionals.length > 0
    ? await Promise.all(positionals.map(serveFolder))
    : [{ name: 'this build', ...(await buildAndServe()) }];
const browser = await chromium.launch(testLaunchOptions);
try {
  for (const isBlocked of [true, false]) {
    const visits = sites.map((): TraceEvent[][] => []);
    for (let run = 0; run < Number(values.runs); run += 1)
      for (const [index, { url }] of sites.entries())
        visits[index]?.push(await trace(browser, url + values.page, isBlocked));
    const load = loadavg().map((value) => value.toFixed(1));
    console.log(`\n${values.page}, scripts ${isBlocked ? 'blocked' : 'on'}, load ${load.join(' ')}\n`);
    console.log(`| build | ${Object.keys(columns).join(' | ')} |`);
    console.log(`| --- |${' --- |'.repeat(Object.keys(columns).length)}`);
    for (const [index, { name }] of sites.entries()) {
      const cells = Object.values(columns).map((cell) => median(visits[index]?.map(cell) ?? []));
      console.log(`| ${name} | ${cells.join(' | ')} |`);
    }
    if (values.causes) for (const list of visits) printCauses(list[0] ?? []);
  }
} finally {
  await browser.close();
  for (const site of sites) await site.close();
}
