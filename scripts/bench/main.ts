/** `npm run bench`: measures how fast the site is and holds that to its budgets. See docs/bench.md. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { withBrowser } from './browser.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureNavigation } from './navigation.ts';
import { buildAndServe } from './serve.ts';
import { measureSizes } from './sizes.ts';
import { table, verdict, type Figure, type Saved } from './table.ts';
import { measureTyping } from './typing.ts';
import { measureWake } from './wake.ts';

const file = 'docs/bench.json';
const document = 'docs/bench.md';

const measures: Record<string, (url: string, runs: number) => Promise<Figure[]>> = {
  sizes: measureSizes,
  wake: measureWake,
  typing: measureTyping,
  navigation: measureNavigation,
  lighthouse: measureLighthouse,
};

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    save: { type: 'boolean', default: false },
  },
});
const runs = Number(options.runs);
const names = options.only?.split(',') ?? Object.keys(measures);

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};
if (!Number.isInteger(runs) || runs < 1) fail('--runs takes a whole number from 1.');
const unknown = names.filter((name) => !(name in measures));
if (unknown.length > 0)
  fail(`There is no ${unknown.join(', ')}. --only takes ${Object.keys(measures).join(', ')}.`);
if (options.save && options.only) fail('--save keeps the figures of one whole run; leave --only away.');

const lastCommitted = (): Saved[] => {
  let text = '{"figures":[]}';
  try {
    text = execFileSync('git', ['show', `HEAD:${file}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    // A copy without its history still has the file.
    if (existsSync(file)) text = readFileSync(file, 'utf8');
  }
  return (JSON.parse(text) as { figures: Saved[] }).figures;
};

const machine = async () => ({
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  chromium: await withBrowser((browser) => Promise.resolve(browser.version())),
  node: process.versions.node,
});

const save = async (figures: Figure[], result: string) => {
  const saved: Saved[] = figures.map(({ measure, value, worst }) => ({
    measure,
    value,
    ...(worst === undefined ? {} : { worst }),
  }));
  const date = new Date().toISOString().slice(0, 10);
  const where = await machine();
  writeFileSync(file, `${JSON.stringify({ date, runs, machine: where, figures: saved }, null, 2)}\n`);
  const note = `${date}, medians of ${runs} runs. ${where.cpu}, ${where.cores} cores, ${where.memoryGiB} GiB, Chromium ${where.chromium}, Node ${where.node}.`;
  const text = readFileSync(document, 'utf8').replace(
    /(<!-- bench:start -->)[\s\S]*(<!-- bench:end -->)/,
    (_, start: string, end: string) => `${start}\n${note}\n\n${result}\n${end}`,
  );
  writeFileSync(document, text);
  console.log(`\nSaved in ${file} and ${document}.`);
};

const site = await buildAndServe();
try {
  const figures: Figure[] = [];
  for (const name of names) {
    console.log(`Measuring ${name} …`);
    try {
      figures.push(...((await measures[name]?.(site.url, runs)) ?? []));
    } catch (error) {
      // What the others have found took minutes and is still worth reading.
      console.error(error);
      process.exitCode = 1;
    }
  }
  const result = table(figures, lastCommitted());
  console.log(`\n${result}\n\n${verdict(figures)}`);
  if (options.save && !process.exitCode) await save(figures, result);
} finally {
  await site.close();
}
