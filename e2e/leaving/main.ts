/**
 * `npm run leaving`: every case in Chromium, and a part of them in Firefox and WebKitGTK where installed. `LEAVING_SAMPLE`
 * limits the cases of each engine, chosen by `LEAVING_SEED`; `LEAVING_ENGINES` and `LEAVING_ONLY` take engines and cases by
 * a part of their name. `--relay` takes the site whose leads go through a relay, `--save` writes the figures into
 * docs/quality.md.
 */
import { saveTable, tableOf } from '../helpers/savedTable';
import { casesOf, delays, nameOf, sampleOf } from './cases';
import { countsOf, type Outcome } from './outcome';
import { parts, type Part } from './part';
import { runCases } from './run';
import { startSetting } from './setting';

const given = process.env;
const size = Number(given['LEAVING_SAMPLE'] ?? 0);
const seed = Number(given['LEAVING_SEED'] ?? 1);
const withRelay = process.argv.includes('--relay');
/** More copies than one lead in so many fail the run. */
const oneIn = 100;

const setting = await startSetting(withRelay);

const casesFor = ({ forms }: Part) => {
  const all = casesOf(forms).filter((one) => nameOf(one).includes(given['LEAVING_ONLY'] ?? ''));
  return size > 0 ? sampleOf(all, seed, size) : all;
};

const rows: string[][] = [];
const note = (name: string, outcomes: readonly Outcome[]) => {
  for (const delay of delays) {
    const { cases, lost, doubled, doubledAfterAnswer, stuck } = countsOf(
      outcomes.filter(({ one }) => one.delay === delay),
    );
    rows.push([name, `${delay / 1000} s`, ...[cases, lost, doubled, doubledAfterAnswer, stuck].map(String)]);
  }
};

let isGood = true;
for (const part of parts) {
  const { name, atOnce, isRequired, start } = part;
  if (!name.includes(given['LEAVING_ENGINES'] ?? '')) continue;
  if (!start) {
    console.log(`${name}: skipped, because it is not installed.`);
    continue;
  }
  const started = Date.now();
  const engine = await start(setting.siteUrl);
  const log = (line: string) => console.log(`${name}: ${line}`);
  const outcomes = await runCases(casesFor(part), setting, { atOnce, openTab: engine.openTab, log });
  await engine.stop();
  const { cases, lost, doubled } = countsOf(outcomes);
  log(`${cases} cases, lost ${lost}, doubled ${doubled}, ${Math.round((Date.now() - started) / 1000)} s`);
  if (isRequired && (cases === 0 || lost > 0 || doubled * oneIn > cases)) isGood = false;
  note(withRelay ? `${name}, relay` : name, outcomes);
}

const head = ['engine', 'connection', 'cases', 'lost', 'doubled', 'of these after the answer', 'not sent'];
const table = tableOf(head, rows);
console.log(table);
if (process.argv.includes('--save')) await saveTable('leaving', table);
process.exit(isGood ? 0 : 1);
