/** `npm test`: installs what is missing, then runs every check. `-- --no-e2e` leaves out the tests in the browser. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './setup/browser.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

const withBrowser = !process.argv.includes('--no-e2e');

ensureDependencies();
rmSync('reports', { recursive: true, force: true });

const failures = [];
const step = (name, command, env = {}) => {
  console.log(`\n— ${name}`);
  const started = Date.now();
  const { status } = spawnSync('npx', command.split(' '), {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`  ${name}: ${status === 0 ? 'ok' : 'FAILED'} after ${seconds} s`);
  if (status !== 0) failures.push(name);
  return status === 0;
};

step('types', 'tsc -b');
step('lint', 'oxlint --deny-warnings');
step('import directions', 'depcruise src schemas relay');
step('format', 'prettier --check --log-level=warn .');
step('dead code', 'knip');
step('unit tests', 'vitest run --reporter=default --reporter=json --outputFile.json=reports/unit.json');

if (withBrowser) {
  const browser = await findBrowser();
  if (!browser) {
    console.error(
      '\nThe end-to-end tests need Chromium or Chrome. Install one or set CHROMIUM_PATH to the program.',
    );
    failures.push('end-to-end tests (no browser)');
  } else if (step('build for the end-to-end tests', 'tsx e2e/build.ts')) {
    console.log(`\nBrowser: ${browser}`);
    step('end-to-end tests', 'playwright test', { CHROMIUM_PATH: browser });
  }
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
/** All tests of a Playwright report, with the title of the test and its file. */
const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)];

const unit = read('reports/unit.json');
const e2e = read('reports/e2e.json');
const flaky = specsIn(e2e ?? {}).filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
for (const { file, title } of flaky) console.error(`Flaky, which counts as failed: ${file}, ${title}`);
if (flaky.length > 0) failures.push('flaky tests');

const passed = (unit?.numPassedTests ?? 0) + (e2e?.stats.expected ?? 0);
const failed = (unit?.numFailedTests ?? 0) + (e2e?.stats.unexpected ?? 0) + flaky.length;
if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`);
// A step that fails before it reports any test is one failure.
console.log(`\n${passed} passed, ${failed || failures.length} failed`);
process.exit(failures.length === 0 && passed > 0 ? 0 : 1);
