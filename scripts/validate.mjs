/**
 * `npm run validate`: types, and lint, format and tests of what is not committed yet. A change in `src/forms` runs the tests
 * in `tests/forms`; `vitest --changed` would run those of nearly every page. `npm test` runs everything.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const git = (...words) => execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [
  ...git('diff', '--name-only', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => existsSync(file));

const run = async (...words) => {
  const started = Date.now();
  const child = spawn('npx', words, { stdio: 'inherit', shell: process.platform === 'win32' });
  const status = await new Promise((ended) => child.on('error', ended).on('close', ended));
  console.log(
    `  ${words[0]}: ${status === 0 ? 'ok' : 'FAILED'} after ${Math.round((Date.now() - started) / 1000)} s`,
  );
  return status === 0;
};

/** The tests of a file: itself, or those that are named like its folder. */
const testsOf = (file) => {
  const [top, second = ''] = file.split('/');
  if (top === 'tests') return /\.test\.tsx?$/.test(file) ? [file] : [];
  if (top === 'src') return [`tests/${second.replace(/\.\w+$/, '')}`];
  if (top === 'schemas') return ['tests/schemas', 'tests/contract'];
  return second === '' ? [] : [`tests/${top}`];
};

const lintAndFormat = async () => {
  const code = changed.filter((file) => /\.(?:[mc]?[jt]sx?)$/.test(file));
  const isClean = code.length === 0 || (await run('oxlint', '--deny-warnings', ...code));
  const isFormatted =
    changed.length === 0 ||
    (await run('prettier', '--check', '--log-level=warn', '--ignore-unknown', ...changed));
  return isClean && isFormatted;
};

const results = await Promise.all([run('tsc', '-b'), lintAndFormat()]);
const tests = [...new Set(changed.flatMap(testsOf))];
if (tests.length > 0) results.push(await run('vitest', 'run', '--passWithNoTests', ...tests));
process.exit(results.every(Boolean) ? 0 : 1);
