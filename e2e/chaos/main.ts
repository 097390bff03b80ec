/**
 * `npm run chaos`: breaks every script and style file and the markup of the dialogs in every way, one file at a time, and removes
 * all files at once. Each time it sends a form of each kind that needs the file. Prints what it found, and writes it to
 * `reports/chaos.md`.
 * - `CHAOS_SAMPLE=100` stops after 100 cases. Without it, or with 0, all are run. `CHAOS_SEED` sets their order.
 * - `CHAOS_ONLY=leads` runs only the cases whose names contain this text.
 * - `RELAY=1` tests the site that is built with a relay.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright/test';
import { testLaunchOptions } from '../../playwright.config';
import { inParallel } from '../helpers/inParallel';
import { inOrder, listCases, nameOf } from './cases';
import { kindsOfProblems, visit, type Result } from './visit';
// Starts the site and the sandbox.
import '../servers';

const { env } = process;
const VISITS_AT_ONCE = 8;
const browser = await chromium.launch(testLaunchOptions);
const allCases = inOrder(await listCases(browser), env['CHAOS_SEED'] ?? '1');
const chosen = allCases.filter((testCase) => nameOf(testCase).includes(env['CHAOS_ONLY'] ?? ''));
const sample = Number(env['CHAOS_SAMPLE'] ?? 0);
const cases = sample > 0 ? chosen.slice(0, sample) : chosen;
const results = await inParallel(cases, VISITS_AT_ONCE, (testCase) => visit(browser, testCase));
await browser.close();

// A visit for which the server broke nothing proves nothing.
const hits = results.filter(({ wasHit }) => wasHit);
const bad = hits.filter(({ problems }) => problems.length > 0);

const tableOfProblems = () => {
  const counts = kindsOfProblems.map((kind) => hits.filter(({ problems }) => problems.includes(kind)).length);
  const columns = ['cases', 'file never requested', ...kindsOfProblems];
  const row = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;
  return [
    row(columns),
    row(columns.map(() => '---')),
    row([hits.length, results.length - hits.length, ...counts]),
  ];
};
const lineOf = ({ testCase, problems, stuck }: Result) =>
  `- ${nameOf(testCase)}: ${problems.join(', ')} ${stuck.split('\n')[0]}`;
const report = [...tableOfProblems(), '', ...bad.map(lineOf)].join('\n');
console.log(report);
mkdirSync('reports', { recursive: true });
writeFileSync('reports/chaos.md', `${report}\n`);
process.exit(bad.length > 0 || hits.length === 0 ? 1 : 0);
