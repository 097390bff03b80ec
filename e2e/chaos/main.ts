/** `npm run chaos`: every case there is. `CHAOS_ONLY` takes those whose names hold a text. */
import { chromium } from 'playwright';
import { launchOptions } from '../../playwright.config';
import { casesFor, nameOf } from './cases';
import { inTurns } from './inTurns';
import { scout } from './scout';
import { summary } from './verdicts';
import { visit } from './visit';

await import('../servers');
const browsers = await Promise.all([chromium.launch(launchOptions), chromium.launch(launchOptions)]);
const [first] = browsers;
const started = Date.now();
const { cases, skipped } = casesFor(await scout(first));
const chosen = cases.filter((one) => nameOf(one).includes(process.env['CHAOS_ONLY'] ?? ''));
console.log(
  `${chosen.length} cases; ${skipped} skipped, because their file is not asked for at that moment.`,
);

let done = 0;
const results = await inTurns([...chosen.entries()], 16, async ([index, one]) => {
  const verdict = await visit(browsers[index % 2] ?? first, one);
  done += 1;
  if (done % 50 === 0) console.log(`${done} of ${chosen.length}`);
  return { one, verdict };
});
await Promise.all(browsers.map((browser) => browser.close()));

const { problems, cases: counted, lost, doubled, silent, told, notAskedFor } = summary(results);
for (const problem of problems) console.log(problem);
console.log(
  `${told} told what to do instead of sent; ${notAskedFor} not counted, their file was not asked for after all.`,
);
console.log(`After ${Math.round((Date.now() - started) / 1000)} s:`);
console.log(`cases ${counted}, lost ${lost}, doubled ${doubled}, silent ${silent}`);
process.exit(problems.length > 0 ? 1 : 0);
