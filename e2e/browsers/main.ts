/**
 * `npm run browsers`: the journeys and the first touches of every kind of page in each engine that is installed.
 * `BROWSERS_ONLY` takes those with a text in their name, as in "WebKitGTK home". `-- --save` writes the table of docs/quality.md.
 */
import { leadsWith, setFault, uniqueWord } from '../helpers/crm';
import type { Engine, Session } from './engine';
import { candidates } from './engines';
import { firstTouches } from './firstTouch';
import { journeys, journeysWithFaults, type Journey } from './journeys';
import { visitor } from './page';
import { Results, saveReport, saveTable } from './results';

type Checks = Record<string, Journey>;

const only = process.env['BROWSERS_ONLY'] ?? '';
const chosenOf = (engine: string, checks: Checks) =>
  Object.entries(checks).filter(([name]) => `${engine} ${name}`.includes(only));

const words = new Map<string, () => void>();

/** Each journey has a profile of its own. */
const runJourneys = async (engine: Engine, results: Results, checks: Checks) => {
  for (const [name, journey] of chosenOf(engine.name, checks)) {
    const word = uniqueWord();
    await results.note('journeys', name, async () => {
      const session = await engine.open();
      try {
        await journey(visitor(session), word);
        words.set(word, () => results.fail('journeys', name, 'the lead arrived more than once'));
      } finally {
        await setFault('none');
        await session.close();
      }
    });
  }
};

/** One profile for many visits saves half of the time. A failure may have left something in it. */
const runFirstTouches = async (engine: Engine, results: Results) => {
  let session: Session | undefined;
  for (const [name, visit] of chosenOf(engine.name, firstTouches)) {
    const isGood = await results.note('first touches', name, async () => {
      session ??= await engine.open();
      await visit(visitor(session), '');
    });
    if (isGood) continue;
    await session?.close();
    session = undefined;
  }
  await session?.close();
};

await import('../servers');
const wanted = candidates.filter(
  ({ name }) => chosenOf(name, { ...journeys, ...journeysWithFaults, ...firstTouches }).length > 0,
);
for (const { name, missing } of wanted)
  if (missing) console.log(`${name}: skipped, because it is not installed: ${missing}`);

const running = await Promise.all(
  wanted
    .filter(({ missing }) => !missing)
    .map(async ({ start }) => {
      const engine = await start();
      const results = new Results(engine);
      await runJourneys(engine, results, journeys);
      await runFirstTouches(engine, results);
      return { engine, results };
    }),
);
// The sandbox has one set of faults for all engines.
for (const { engine, results } of running) {
  await runJourneys(engine, results, journeysWithFaults);
  await engine.stop();
}
// Last, so that a second copy has had time to arrive.
for (const [word, fail] of words) if ((await leadsWith(word)).length > 1) fail();

const all = running.map(({ results }) => results);
for (const results of all) console.log(results.summary());
const { passed, failed } = saveReport(all);
if (process.argv.includes('--save')) saveTable(all);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
