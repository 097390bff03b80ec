/** `npm test`: installs what is missing, then runs every check. `-- --no-e2e` leaves out the tests in the browser. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { runCheck } from './runCheck.mjs';
import { findBrowser } from './setup/browser.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

const withBrowser = !process.argv.includes('--no-e2e');

ensureDependencies();
/** The reports of the steps that run tests. */
const reports = {
  'unit tests': 'reports/unit.json',
  'end-to-end tests': 'reports/e2e.json',
  'a second company': '.cache/company/reports/e2e.json',
};
// Other programs write into the same folder.
for (const path of [...Object.values(reports), '.cache/company'])
  rmSync(path, { recursive: true, force: true });

const failures = [];
const step = async (name, command, options) => {
  const isGood = await runCheck(name, command.split(' '), options);
  if (!isGood) failures.push(name);
  return isGood;
};

const checkFiles = async () => {
  await step('types and lint', 'oxlint --deny-warnings', { quiet: true });
  await step('import directions', 'depcruise src schemas scripts packages', { quiet: true });
  await step('format', 'prettier --check --log-level=warn .', { quiet: true });
  await step('dead code', 'knip', { quiet: true });
};

const browser = withBrowser && (await findBrowser());
// In parallel: each keeps one core busy.
const [isBuilt] = await Promise.all([
  browser && step('build for the end-to-end tests', 'tsx e2e/build.ts', { quiet: true }),
  checkFiles(),
]);
await step(
  'unit tests',
  `vitest run --reporter=default --reporter=json --outputFile.json=${reports['unit tests']}`,
);

if (isBuilt) {
  console.log(`\nBrowser: ${browser}`);
  await step('end-to-end tests', 'playwright test', { env: { CHROMIUM_PATH: browser } });
  // A company that takes the site over has no use for it.
  if (existsSync('e2e/company/make.ts'))
    await step('a second company', 'tsx e2e/company/make.ts', { env: { CHROMIUM_PATH: browser } });
} else if (withBrowser && !browser) {
  console.error(
    '\nThe end-to-end tests need Chromium or Chrome. Install one or set CHROMIUM_PATH to the program.',
  );
  failures.push('end-to-end tests (no browser)');
}

const countsIn = (name) => {
  const file = reports[name];
  if (!file || !existsSync(file)) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(file, 'utf8'));
  // Vitest's report, else Playwright's.
  return { passed: numPassedTests ?? stats.expected, failed: numFailedTests ?? stats.unexpected };
};
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
const passed = sum(Object.keys(reports).map((name) => countsIn(name).passed));
// A step that fails and reports no failed test is one failure.
const failed = sum(failures.map((name) => countsIn(name).failed || 1));
if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failures.length === 0 && passed > 0 ? 0 : 1);
