/**
 * `npm run validate`: types and lint, and format and tests of what is not committed yet. A change in `src/forms` runs the tests
 * in `tests/forms`; `vitest --changed` would run those of nearly every page. `npm test` runs everything.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runCheck } from './runCheck.mjs';

const git = (...words) => execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [
  ...git('diff', '--name-only', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => existsSync(file));

const run = (...words) => runCheck(words[0], words, { quiet: true });

/** The tests of a file: itself, or those that are named like its folder. */
const testsOf = (file) => {
  const [top, second = ''] = file.split('/');
  if (top === 'tests') return /\.test\.tsx?$/.test(file) ? [file] : [];
  if (top === 'src') return [`tests/${second.replace(/\.\w+$/, '')}`];
  if (top === 'schemas') return ['tests/schemas', 'tests/contract'];
  return second === '' ? [] : [`tests/${top}`];
};

const checkFormat = () =>
  changed.length === 0 || run('prettier', '--check', '--log-level=warn', '--ignore-unknown', ...changed);

const results = await Promise.all([run('oxlint', '--deny-warnings'), checkFormat()]);
const tests = [...new Set(changed.flatMap(testsOf))];
if (tests.length > 0) results.push(await run('vitest', 'run', '--passWithNoTests', ...tests));
process.exit(results.every(Boolean) ? 0 : 1);
