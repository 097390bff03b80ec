/**
 * `npm run leaving`: every case in Chromium, and a part of them in Firefox and WebKitGTK where installed. `LEAVING_SAMPLE`
 * limits the cases of each engine, chosen by `LEAVING_SEED`; `LEAVING_ENGINES` takes engines by a part of their name.
 * `--relay` takes the site whose leads go through a relay.
 */
import { engines, installed } from '../browsers/engine';
import { start } from '../browsers/test';
import { formIds } from '../helpers/forms';
import * as ports from '../helpers/ports';
import { startRelaySite, startSite } from '../helpers/servers';
import { casesOf, delays, sampleOf } from './cases';
import { startSlowProxy } from './proxy';
import { runCases, startElsewhere, startInbox } from './run';
import type { Outcome, Setting } from './visit';

const given = process.env;
const size = Number(given['LEAVING_SAMPLE'] ?? Infinity);
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
const { folder, siteUrl, crmPort, relayFolder, relaySiteUrl, relayPort } = ports;
await (withRelay ? startRelaySite(hiddenPort, hiddenPort + 1) : startSite());
const proxy = await (withRelay
  ? startSlowProxy(relayPort, hiddenPort + 1)
  : startSlowProxy(crmPort, hiddenPort));
const site = withRelay ? { folder: relayFolder, siteUrl: relaySiteUrl } : { folder, siteUrl };
const setting: Setting = { ...site, inbox, elsewhere, proxy, countsCopies: true };

/** The figures of some outcomes: cases, lost leads, copies, not sent. */
const figuresOf = (outcomes: readonly Outcome[]) => {
  const sent = outcomes.filter(({ stuck }) => stuck === undefined);
  const lost = sent.filter(({ leads }) => leads === 0);
  const doubled = sent.filter(({ leads }) => leads > 1);
  return [sent.length, lost.length, doubled.length, outcomes.length - sent.length] as const;
};

for (const [name, missing] of Object.entries(engines))
  if (missing) console.log(`${name}: skipped, not installed.`);
const rows = ['| engine | connection | cases | lost | doubled | not sent |', '|---|---|---|---|---|---|'];
let isGood = true;
for (const name of installed.filter((engine) => engine.includes(given['LEAVING_ENGINES'] ?? ''))) {
  const { forms, atOnce, isRequired } = parts[name];
  const log = (line: string) => console.log(`${name}: ${line}`);
  const chosen = sampleOf(casesOf(forms), seed, size);
  const outcomes = await runCases(await start[name](), chosen, setting, { atOnce, log });
  const [cases, lost, doubled] = figuresOf(outcomes);
  if (isRequired && (cases === 0 || lost > 0 || doubled * oneIn > cases)) isGood = false;
  for (const delay of delays) {
    const figures = figuresOf(outcomes.filter(({ one }) => one.delay === delay));
    rows.push(`| ${[withRelay ? `${name}, relay` : name, `${delay / 1000} s`, ...figures].join(' | ')} |`);
  }
}

console.log(rows.join('\n'));
process.exit(isGood ? 0 : 1);
