/**
 * `npm run leaving`: every case in Chromium, and a part of them in Firefox and WebKitGTK where installed. `LEAVING_SAMPLE`
 * limits the cases of each engine, chosen by `LEAVING_SEED`; `LEAVING_ENGINES` and `LEAVING_ONLY` take engines and cases by
 * a part of their name. `--relay` takes the site whose leads go through a relay.
 */
import { engines, type EngineName } from '../browsers/engine';
import { start } from '../browsers/test';
import { formIds } from '../helpers/forms';
import * as ports from '../helpers/ports';
import { startRelaySite, startSite } from '../helpers/servers';
import { casesOf, delays, nameOf, sampleOf } from './cases';
import { startSlowProxy } from './proxy';
import { runCases, startElsewhere, startInbox } from './run';
import type { Outcome, Setting } from './visit';

const given = process.env;
const size = Number(given['LEAVING_SAMPLE'] ?? 0);
const seed = Number(given['LEAVING_SEED'] ?? 1);
const withRelay = process.argv.includes('--relay');
/** More copies than one lead in so many fail the run. */
const oneIn = 100;

const someForms = formIds.filter((form) => ['homeInline', 'contactPage', 'heroProject'].includes(form));
const parts = {
  Chromium: { forms: formIds, atOnce: 4, isRequired: true },
  // Windows that open together can take each other's focus.
  Firefox: { forms: someForms, atOnce: 2, isRequired: true },
  // Its driver has one session at a time.
  WebKitGTK: { forms: someForms, atOnce: 1, isRequired: false },
};

const hiddenPort = ports.sitePort + 10;
const { url: inbox } = await startInbox(hiddenPort);
const { url: elsewhere } = await startElsewhere();
// The slow connection has the port of the CRM, or of the relay.
const startSetting = async (): Promise<Setting> => {
  const { folder, siteUrl, crmPort, relayFolder, relaySiteUrl, relayPort } = ports;
  if (!withRelay) {
    await startSite();
    return { folder, siteUrl, inbox, elsewhere, proxy: await startSlowProxy(crmPort, hiddenPort) };
  }
  await startRelaySite(hiddenPort, hiddenPort + 1);
  const proxy = await startSlowProxy(relayPort, hiddenPort + 1);
  return { folder: relayFolder, siteUrl: relaySiteUrl, inbox, elsewhere, proxy };
};
const setting = await startSetting();

/** The figures of some outcomes: cases, lost leads, copies, not sent. */
const figuresOf = (outcomes: readonly Outcome[]) => {
  const sent = outcomes.filter(({ stuck }) => stuck === undefined);
  const lost = sent.filter(({ leads }) => leads === 0);
  const doubled = sent.filter(({ leads }) => leads > 1);
  return [sent.length, lost.length, doubled.length, outcomes.length - sent.length];
};

const rows = [
  ['engine', 'connection', 'cases', 'lost', 'doubled', 'not sent'],
  Array.from({ length: 6 }, () => '---'),
];
let isGood = true;
for (const [engine, { forms, atOnce, isRequired }] of Object.entries(parts)) {
  const name = engine as EngineName;
  if (!name.includes(given['LEAVING_ENGINES'] ?? '')) continue;
  if (engines[name]) {
    console.log(`${name}: skipped, because it is not installed.`);
    continue;
  }
  const all = casesOf(forms).filter((one) => nameOf(one).includes(given['LEAVING_ONLY'] ?? ''));
  const chosen = size > 0 ? sampleOf(all, seed, size) : all;
  const started = Date.now();
  const log = (line: string) => console.log(`${name}: ${line}`);
  const outcomes = await runCases(await start[name](), chosen, setting, { atOnce, log });
  const [cases = 0, lost = 0, doubled = 0] = figuresOf(outcomes);
  log(`${cases} cases, lost ${lost}, doubled ${doubled}, ${Math.round((Date.now() - started) / 1000)} s`);
  if (isRequired && (cases === 0 || lost > 0 || doubled * oneIn > cases)) isGood = false;
  for (const delay of delays) {
    const figures = figuresOf(outcomes.filter(({ one }) => one.delay === delay));
    rows.push([withRelay ? `${name}, relay` : name, `${delay / 1000} s`, ...figures.map(String)]);
  }
}

for (const cells of rows) console.log(`| ${cells.join(' | ')} |`);
process.exit(isGood ? 0 : 1);
