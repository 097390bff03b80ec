/**
 * `npm run leaving`: visitors who leave right after the thanks, on slow connections, in every engine that is installed. Prints
 * a table and each lead that did not arrive exactly once, and writes both to `reports/leaving.md`. `LEAVING_SAMPLE=60` takes so
 * many cases in each engine, chosen by `LEAVING_SEED`, and `RELAY=1` the site with a relay.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { randomFrom } from '../../packages/art/random';
import type { FormId } from '../../src/leads/formCatalogue';
import { installed, type EngineName } from '../browsers/engine';
import { startEngine } from '../browsers/startEngine';
import { formIds } from '../helpers/forms';
import { inParallel } from '../helpers/inParallel';
import { casesOf, connectionDelays, nameOf } from './cases';
import { visit, type Outcome } from './visit';
// Starts the site and the sandbox.
import '../servers';

const { env } = process;
const someForms: FormId[] = ['homeInline', 'contactPage', 'heroProject'];
const plans: Record<EngineName, { forms: readonly FormId[]; atOnce: number }> = {
  // Few, so that a busy machine does not distort the figures.
  Chromium: { forms: formIds, atOnce: 2 },
  // More windows that open together would take each other's focus.
  Firefox: { forms: someForms, atOnce: 2 },
  // Its driver has one session at a time.
  WebKitGTK: { forms: someForms, atOnce: 1 },
};

const outcomesIn = async (name: EngineName) => {
  const { forms, atOnce } = plans[name];
  const cases = randomFrom(env['LEAVING_SEED'] ?? '6').shuffle(casesOf(forms));
  const engine = await startEngine[name]();
  const chosen = cases.slice(0, Number(env['LEAVING_SAMPLE']) || cases.length);
  try {
    return await inParallel(chosen, atOnce, (one) => visit(engine, one, { countsCopies: true }));
  } finally {
    await engine.stop();
  }
};

const isStuck = ({ stuck }: Outcome) => stuck !== undefined;
const isSent = (one: Outcome) => one.isSent;
const isLost = (one: Outcome) => one.isSent && one.leads === 0;
const isDoubled = ({ leads }: Outcome) => leads > 1;
/** The other columns say what happened to its lead. */
const isStuckAfterSubmit = (one: Outcome) => one.isSent && isStuck(one);
const columns: Record<string, (one: Outcome) => boolean> = {
  sent: isSent,
  lost: isLost,
  doubled: isDoubled,
  'stuck after Submit': isStuckAfterSubmit,
  'not sent': (one) => !one.isSent,
};
const rowsOf = (name: EngineName, outcomes: readonly Outcome[]) =>
  connectionDelays.map((delay) => {
    const some = outcomes.filter(({ one }) => one.connectionDelay === delay);
    const figures = Object.values(columns).map((holds) => some.filter(holds).length);
    return `| ${[name, `${delay / 1000} s`, ...figures].join(' | ')} |`;
  });

/** A visitor who leaves as the first post gets through is right to send a second copy: one in a hundred, or a single one. */
const mostDoubled = (sent: number) => Math.max(1, sent / 100);
/** A driver loses a window now and then: one in twenty, or a single one. */
const mostStuck = (all: number) => Math.max(1, all / 20);
const isGoodFor = (outcomes: readonly Outcome[]) => {
  const sent = outcomes.filter(isSent);
  return (
    sent.length > 0 &&
    !sent.some(isLost) &&
    sent.filter(isDoubled).length <= mostDoubled(sent.length) &&
    outcomes.filter(isStuck).length <= mostStuck(outcomes.length)
  );
};
const lineOf = ({ one, leads, isSent: wasSent, stuck }: Outcome) =>
  `- ${nameOf(one)}: ${[wasSent ? `${leads} leads` : 'not sent', stuck].filter(Boolean).join(', ')}`;

const headings = ['engine', 'connection', ...Object.keys(columns)];
const lines = [headings, headings.map(() => '---')].map((cells) => `| ${cells.join(' | ')} |`);
const odd: string[] = [];
let isGood = true;
for (const name of installed) {
  const outcomes = await outcomesIn(name);
  lines.push(...rowsOf(name, outcomes));
  odd.push(...outcomes.filter((one) => isStuck(one) || one.leads !== 1).map(lineOf));
  isGood &&= isGoodFor(outcomes);
}
const report = [...lines, '', ...odd].join('\n');
console.log(report);
mkdirSync('reports', { recursive: true });
writeFileSync('reports/leaving.md', `${report}\n`);
process.exit(isGood ? 0 : 1);
