/**
 * `npm run chaos`: breaks every script and style file in every way, one at a time, and sends every form. Prints what it found,
 * and writes it to `reports/chaos.md`. `CHAOS_SAMPLE=100` takes so many cases, chosen by `CHAOS_SEED`; `CHAOS_ONLY=leads` those
 * with a text in their names, and `RELAY=1` the site with a relay.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright/test';
import { testLaunchOptions } from '../../playwright.config';
import { inTurns } from '../helpers/inTurns';
import { inOrder, listCases, nameOf } from './cases';
import { visit, type Result } from './visit';
import '../servers';

const given = process.env;
const browser = await chromium.launch(testLaunchOptions);
const listed = await listCases(browser);
const chosen = inOrder(listed, given['CHAOS_SEED'] ?? '1').filter((one) =>
  nameOf(one).includes(given['CHAOS_ONLY'] ?? ''),
);
const cases = chosen.slice(0, Number(given['CHAOS_SAMPLE']) || chosen.length);
const results = await inTurns(cases, 8, (one) => visit(browser, one));
await browser.close();

// A visit that never asks for the broken file proves nothing.
const hits = results.filter(({ wasHit }) => wasHit);
const lineOf = ({ one, problems, stuck }: Result) => `- ${nameOf(one)}: ${problems.join(', ')} ${stuck}`;
const count = (problem: string) => hits.filter(({ problems }) => problems.includes(problem)).length;
const bad = hits.filter(({ problems }) => problems.length > 0);
const report = [
  '| cases | file never requested | lost | doubled | silent |',
  '|---|---|---|---|---|',
  `| ${[hits.length, results.length - hits.length, count('lost'), count('doubled'), count('silent')].join(' | ')} |`,
  '',
  ...bad.map(lineOf),
].join('\n');
console.log(report);
mkdirSync('reports', { recursive: true });
writeFileSync('reports/chaos.md', `${report}\n`);
process.exit(bad.length > 0 || hits.length === 0 ? 1 : 0);
