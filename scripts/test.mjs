/** `npm test`: installs what is missing, then runs every check and counts the tests from the runners' own reports. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser, otherBrowsers } from './setup/browser.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

ensureDependencies();
const browser = await ensureBrowser();
const others = await otherBrowsers();
console.log(`Browsers for the end-to-end tests: ${[browser, ...others].join(', ')}`);
const missing = ['firefox', 'webkit'].filter((name) => !others.includes(name));
if (missing.length > 0)
  console.log(
    `Not installed, so not tested: ${missing.join(', ')} (npx playwright install ${missing.join(' ')})`,
  );
rmSync('reports', { recursive: true, force: true });

const env = { ...process.env, CHROMIUM_PATH: browser };
const failures = [];
const step = (name, ...words) => {
  console.log(`\n— ${name}`);
  const started = Date.now();
  const { status } = spawnSync('npx', words, { stdio: 'inherit', env, shell: process.platform === 'win32' });
  console.log(
    `  ${name}: ${status === 0 ? 'ok' : 'FAILED'} after ${Math.round((Date.now() - started) / 1000)} s`,
  );
  if (status !== 0) failures.push(name);
  return status === 0;
};

step('types', 'tsc', '--noEmit');
step('lint', 'oxlint', '--deny-warnings');
step('format', 'prettier', '--check', '--log-level=warn', '.');
step(
  'unit tests',
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=reports/unit.json',
);
if (step('build for the end-to-end tests', 'tsx', 'e2e/build.ts'))
  step('end-to-end tests', 'playwright', 'test');

const count = { passed: 0, failed: 0 };
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
const unit = read('reports/unit.json');
count.passed += unit?.numPassedTests ?? 0;
count.failed += unit?.numFailedTests ?? 0;
const e2e = read('reports/e2e.json');
count.passed += (e2e?.stats.expected ?? 0) + (e2e?.stats.flaky ?? 0);
count.failed += e2e?.stats.unexpected ?? 0;
// A step that broke before it could count is one failure of its own.
if (failures.length > 0 && count.failed === 0) count.failed = failures.length;

if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exit(failures.length === 0 && count.passed > 0 ? 0 : 1);
