/**
 * `npm run bench`: Lighthouse on a simulated phone, each page in turns with and without its scripts, so that the
 * difference holds on slow and busy machines too. `--runs 3` sets the number of pairs, `--save` updates docs/bench.md.
 * `OUT_DIR` and `PORT` apply.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { installLighthouse, measure, type Result } from './lighthouse.ts';
import { buildAndServe } from './site.ts';

const REPORT = 'docs/bench.md';
const pages = { Home: '/', Contact: '/getintouch', Article: '/blog/1', Course: '/SkillOrientedCourses/1' };

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const ms = (values: number[]) => `${Math.round(median(values))} ms`;

interface Pair {
  page: Result;
  withoutScripts: Result;
}

/** The columns of the table. */
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

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '7' }, save: { type: 'boolean', default: false } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1.');

installLighthouse();
const site = await buildAndServe();
try {
  const pairs = new Map<string, Pair[]>(Object.keys(pages).map((name) => [name, []]));
  for (let run = 1; run <= runs; run += 1) {
    for (const [name, address] of Object.entries(pages)) {
      const pair = {
        page: await measure(site.url + address),
        withoutScripts: await measure(site.url + address, ['*.js']),
      };
      pairs.get(name)?.push(pair);
      const indexes = `${pair.page.benchmarkIndex} and ${pair.withoutScripts.benchmarkIndex}`;
      console.log(`${run}/${runs} ${name}: benchmark index ${indexes}`);
    }
  }
  const all = [...pairs.values()].flat().flatMap(({ page, withoutScripts }) => [page, withoutScripts]);
  const indexes = all.map(({ benchmarkIndex }) => benchmarkIndex);
  const range = `${Math.min(...indexes)} to ${Math.max(...indexes)}, median ${median(indexes)}`;
  const day = new Date().toISOString().slice(0, 10);
  const headings = ['page', ...Object.keys(columns)];
  const results = [...pairs].map(([name, list]) => [
    name,
    ...Object.values(columns).map((cell) => cell(list)),
  ]);
  const rows = [headings, headings.map(() => '---'), ...results];
  const table = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const report = `${day}, medians of ${runs} pairs. Benchmark index: ${range}.\n\n${table}`;
  console.log(`\n${report}`);
  const marked = /(?<=<!-- bench:start -->)[^]*(?=<!-- bench:end -->)/;
  if (values.save)
    writeFileSync(
      REPORT,
      readFileSync(REPORT, 'utf8').replace(marked, () => `\n${report}\n`),
    );
} finally {
  await site.close();
}
