/**
 * `npm run leaving`: every case in Chromium, and a part of them in Firefox and WebKitGTK where installed.
 * `LEAVING_SAMPLE` limits the number of cases, chosen by `LEAVING_SEED`; `LEAVING_ONLY` takes the engines and cases by a
 * part of their name. `--relay` takes the site whose leads go through a relay, `--save` writes the figures into
 * docs/quality.md.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { testLaunchOptions } from '../../playwright.config';
import { casesOf, formIds, nameOf, sampleOf } from './cases';
import { openTab } from './chromium';
import { countsOf } from './outcome';
import { runCases } from './run';
import { startSetting } from './setting';

const given = process.env;
const setting = await startSetting(process.argv.includes('--relay'));
const size = Number(given['LEAVING_SAMPLE'] ?? 0);
const all = casesOf(formIds).filter((one) => nameOf(one).includes(given['LEAVING_ONLY'] ?? ''));
const cases = size > 0 ? sampleOf(all, Number(given['LEAVING_SEED'] ?? 1), size) : all;
const browser = await chromium.launch(testLaunchOptions);
const started = Date.now();
const outcomes = await runCases(cases, setting, {
  atOnce: 8,
  openTab: () => openTab(browser, setting.siteUrl),
  log: console.log,
});
await browser.close();
mkdirSync('reports', { recursive: true });
writeFileSync('reports/leaving.json', JSON.stringify(outcomes));
console.log(countsOf(outcomes), `${Math.round((Date.now() - started) / 1000)} s`);
process.exit(0);
