/**
 * `npm run chaos`: breaks every script and style file in every way, one at a time, and sends every form. Prints what it
 * found, and writes it to `reports/chaos.md`.
 * - `CHAOS_SAMPLE=100` takes so many cases, and 0 all of them, in the order of `CHAOS_SEED`.
 * - `CHAOS_ONLY=leads` takes those with a text in their names.
 * - `RELAY=1` takes the site with a relay.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright/test';
import { testLaunchOptions } from '../../playwright.config';
import { inParallel } from '../helpers/inParallel';
import { inOrder, listCases, nameOf } from './cases';
import { visit, type Result } from './visit';
import '../servers';

const { env } = process;
const browser = await chromium.launch(testLaunchOptions);
const allCases = inOrder(await listCases(browser), env['CHAOS_SEED'] ?? '1');
const chosen = allCases.filter((testCase) => nameOf(testCase).includes(env['CHAOS_ONLY'] ?? ''));
const sample = Number(env['CHAOS_SAMPLE'] ?? 0);
const cases = sample > 0 ? chosen.slice(0, sample) : chosen;
const results = await inParallel(cases, 8, (testCase) => visit(browser, testCase));
await browser.close();

// A visit that never asks for the broken file proves nothing.
const hits = results.filter(({ wasHit }) => wasHit);
const bad = hits.filter(({ problems }) => problems.length > 0);

const tableOf = (problems: readonly string[]) => {
  const counts = problems.map((problem) => hits.filter((hit) => hit.problems.includes(problem)).length);
  const row = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['cases', 'file never requested', ...problems]),
    '|---|---|---|---|---|',
    row([hits.length, results.length - hits.length, ...counts]),
  ];
};
const lineOf = ({ testCase, problems, stuck }: Result) =>
  `- ${nameOf(testCase)}: ${problems.join(', ')} ${stuck}`;
const report = [...tableOf(['lost', 'doubled', 'silent']), '', ...bad.map(lineOf)].join('\n');
console.log(report);
mkdirSync('reports', { recursive: true });
writeFileSync('reports/chaos.md', `${report}\n`);
process.exit(bad.length > 0 || hits.length === 0 ? 1 : 0);
