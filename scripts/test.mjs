/** `npm test`: installs what is missing, then runs every check. `-- --no-e2e` leaves out the tests in the browser. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { runCheck } from './runCheck.mjs';
import { findBrowser } from './setup/browser.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

const withBrowser = !process.argv.includes('--no-e2e');

ensureDependencies();
for (const folder of ['reports', '.cache/company']) rmSync(folder, { recursive: true, force: true });

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
await step('unit tests', 'vitest run --reporter=default --reporter=json --outputFile.json=reports/unit.json');

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

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

const unit = read('reports/unit.json');
const inBrowsers = [read('reports/e2e.json'), read('.cache/company/reports/e2e.json')];

const sum = (name) => inBrowsers.reduce((all, report) => all + (report?.stats[name] ?? 0), 0);
const passed = (unit?.numPassedTests ?? 0) + sum('expected');
const failed = (unit?.numFailedTests ?? 0) + sum('unexpected');
if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`);
// A step that fails before it reports any test is one failure.
console.log(`\n${passed} passed, ${failed || failures.length} failed`);
process.exit(failures.length === 0 && passed > 0 ? 0 : 1);
