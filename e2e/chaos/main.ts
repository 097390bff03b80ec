/**
 * `npm run chaos`: every case there is. `CHAOS_ONLY` takes those whose names hold a text, `CHAOS_SAMPLE` so many of them,
 * chosen by `CHAOS_SEED`. `--relay` takes the site whose leads go through a relay.
 */
import { chromium } from 'playwright';
import { testLaunchOptions } from '../../playwright.config';
import { casesFor, nameOf } from './cases';
import { inTurns } from './inTurns';
import { sampleOf } from './sample';
import { scout } from './scout';
import { problemWith, summary } from './verdicts';
import { visit } from './visit';

const given = process.env;
await import('../servers');
const browsers = await Promise.all([chromium.launch(testLaunchOptions), chromium.launch(testLaunchOptions)]);
const [first] = browsers;
const started = Date.now();
const { cases, skipped } = casesFor(await scout(first, { prefetched: true }));
const named = cases.filter((one) => nameOf(one).includes(given['CHAOS_ONLY'] ?? ''));
const least = Number(given['CHAOS_SAMPLE'] ?? 0);
const chosen = least > 0 ? sampleOf(named, Number(given['CHAOS_SEED'] ?? 1), least) : named;
console.log(
  `${chosen.length} cases; ${skipped} skipped, because their file is not asked for at that moment.`,
);

let done = 0;
const results = await inTurns([...chosen.entries()], 8, async ([index, one]) => {
  const result = { one, verdict: await visit(browsers[index % 2] ?? first, one) };
  for (const problem of problemWith(result)) console.log(problem);
  done += 1;
  if (done % 50 === 0) console.log(`${done} of ${chosen.length}`);
  return result;
});
await Promise.all(browsers.map((browser) => browser.close()));

const { problems, cases: counted, lost, doubled, silent, informed, notAskedFor } = summary(results);
console.log(
  `${informed} not sent, with a message that says what to do; ${notAskedFor} not counted, their file was never requested.`,
);
console.log(`After ${Math.round((Date.now() - started) / 1000)} s:`);
console.log(`cases ${counted}, lost ${lost}, doubled ${doubled}, silent ${silent}`);
process.exit(problems.length > 0 ? 1 : 0);
