/**
 * `npm run bench`: Lighthouse on a simulated phone, each page in turns with and without its scripts, so that the
 * difference holds on slow and busy machines too. `--runs 3` sets the number of pairs. `OUT_DIR` and `PORT` apply.
 */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { launchOptions } from '../../playwright.config.ts';
import { buildSite, countFrom, inTurns, median, serveSite, table } from './setting.ts';

const pages = { Home: '/', Contact: '/getintouch', Article: '/blog/1', Course: '/SkillOrientedCourses/1' };

/** The parts of a Lighthouse report in use. `benchmarkIndex` is its own measure of the machine's speed in this run. */
interface Report {
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number }>;
}

const program = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');

/** Lighthouse has its own package.json: it is large, and only this command needs it. */
const installLighthouse = () => {
  if (existsSync(program)) return;
  console.log('Installing Lighthouse into scripts/bench …');
  const args = ['ci', '--prefix', import.meta.dirname, '--no-fund', '--no-audit', '--loglevel=error'];
  execFileSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
};

/** Loads a page once. Times are in ms; the score goes from 0 to 100. */
async function measure(url: string, ...more: string[]) {
  const { executablePath: path, args: flags } = launchOptions;
  const chrome = `--chrome-flags=${['--headless=new', ...flags].join(' ')}`;
  const args = [url, '--quiet', '--output=json', '--only-categories=performance', chrome, ...more];
  const env = { ...process.env, ...(path && { CHROME_PATH: path }) };
  const run = promisify(execFile)(process.execPath, [program, ...args], { maxBuffer: 50_000_000, env });
  const { runtimeError, environment, categories, audits } = JSON.parse((await run).stdout) as Report;
  const { score } = categories.performance;
  if (runtimeError || score === null) throw new Error(`${url}: ${runtimeError?.message ?? 'no score'}`);
  const audit = (id: string) => audits[id]?.numericValue ?? NaN;
  return {
    benchmarkIndex: Math.round(environment.benchmarkIndex),
    score: Math.round(score * 100),
    firstPaint: audit('first-contentful-paint'),
    largestPaint: audit('largest-contentful-paint'),
    layoutShift: audit('cumulative-layout-shift'),
    blocking: audit('total-blocking-time'),
  };
}

/** On a busy machine Lighthouse sometimes loses a page's trace and asks for another run. */
const measureWithRetry: typeof measure = (...request) => measure(...request).catch(() => measure(...request));

type Pair = Record<'page' | 'withoutScripts', Awaited<ReturnType<typeof measure>>>;

const ms = (values: number[]) => `${Math.round(median(values))} ms`;
const columns: Record<string, (pairs: Pair[]) => string> = {
  score: (pairs) => String(median(pairs.map(({ page }) => page.score))),
  'lowest score': (pairs) => String(Math.min(...pairs.map(({ page }) => page.score))),
  'first paint': (pairs) => ms(pairs.map(({ page }) => page.firstPaint)),
  'largest paint': (pairs) => ms(pairs.map(({ page }) => page.largestPaint)),
  'layout shift': (pairs) => median(pairs.map(({ page }) => page.layoutShift)).toFixed(3),
  'blocking time': (pairs) => ms(pairs.map(({ page }) => page.blocking)),
  'without scripts': (pairs) => ms(pairs.map(({ withoutScripts }) => withoutScripts.blocking)),
  'cost of scripts': (pairs) =>
    ms(pairs.map(({ page, withoutScripts }) => page.blocking - withoutScripts.blocking)),
};

const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
const runs = countFrom('runs', values.runs);
installLighthouse();
const site = await serveSite(buildSite());
const indexes: number[] = [];
const pairsByPage = await inTurns(runs, Object.entries(pages), async ([name, address]): Promise<Pair> => {
  const page = await measureWithRetry(site + address);
  const withoutScripts = await measureWithRetry(site + address, '--blocked-url-patterns=*.js');
  indexes.push(page.benchmarkIndex, withoutScripts.benchmarkIndex);
  console.log(`${name}: benchmark index ${indexes.slice(-2).join(' and ')}`);
  return { page, withoutScripts };
});
const day = new Date().toISOString().slice(0, 10);
const range = `${Math.min(...indexes)} to ${Math.max(...indexes)}, median ${median(indexes)}`;
console.log(`\n${day}, medians of ${runs} pairs. Benchmark index: ${range}.\n`);
const rows = Object.keys(pages).map((name, index) => [
  name,
  ...Object.values(columns).map((cell) => cell(pairsByPage[index] ?? [])),
]);
console.log(table([['page', ...Object.keys(columns)], ...rows]));
// The static server would keep the process alive.
process.exit();
