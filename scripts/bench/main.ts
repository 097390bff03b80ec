/**
 * `npm run bench`: Lighthouse on a simulated phone, each page in turns with and without its scripts, so that the
 * difference holds on slow and busy machines too. `--runs 3` sets the number of pairs, `--save` updates docs/bench.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildAndServe } from './site.ts';
import { startLighthouse, type Result } from './lighthouse.ts';

const REPORT = 'docs/bench.md';
const pages = {
  Home: '/',
  Contact: '/getintouch',
  Article: '/blog/1',
  Course: '/SkillOrientedCourses/1',
};
const headings = [
  ['page', 'score', 'lowest score', 'first paint', 'largest paint', 'layout shift'],
  ['blocking time', 'without scripts', 'cost of scripts'],
].flat();

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const ms = (values: number[]) => `${Math.round(median(values))} ms`;

interface Pair {
  page: Result;
  withoutScripts: Result;
}

const rowOf = (name: string, pairs: Pair[]) => {
  const of = (key: keyof Result) => pairs.map(({ page }) => page[key]);
  return [
    name,
    String(median(of('score'))),
    String(Math.min(...of('score'))),
    ms(of('firstPaint')),
    ms(of('largestPaint')),
    median(of('layoutShift')).toFixed(3),
    ms(of('blocking')),
    ms(pairs.map(({ withoutScripts }) => withoutScripts.blocking)),
    ms(pairs.map(({ page, withoutScripts }) => page.blocking - withoutScripts.blocking)),
  ];
};

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '7' }, save: { type: 'boolean', default: false } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1.');

const measure = await startLighthouse();
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
      const indexes = [pair.page, pair.withoutScripts].map((load) => Math.round(load.benchmarkIndex));
      console.log(`${run}/${runs} ${name}: benchmark index ${indexes.join(' and ')}`);
    }
  }
  const all = [...pairs.values()].flat().flatMap(({ page, withoutScripts }) => [page, withoutScripts]);
  const indexes = all.map((load) => Math.round(load.benchmarkIndex));
  const range = `${Math.min(...indexes)} to ${Math.max(...indexes)}, median ${median(indexes)}`;
  const day = new Date().toISOString().slice(0, 10);
  const rows = [headings, headings.map(() => '---'), ...[...pairs].map(([name, list]) => rowOf(name, list))];
  const table = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const report = `${day}, medians of ${runs} pairs. Benchmark index: ${range}.\n\n${table}`;
  console.log(`\n${report}`);
  if (values.save) {
    const text = readFileSync(REPORT, 'utf8');
    const marked = /(?<=<!-- bench:start -->)[^]*(?=<!-- bench:end -->)/;
    writeFileSync(
      REPORT,
      text.replace(marked, () => `\n${report}\n`),
    );
  }
} finally {
  await site.close();
}
