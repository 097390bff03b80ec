// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Runs a program with variables, as a script of package.json does. */
const run = (...given: string[]) =>
  spawnSync(process.execPath, ['scripts/withVariables.mjs', ...given], { encoding: 'utf8' });

test('a command gets its variables, its arguments, and the variables that are there', () => {
  const show = 'console.log(process.env.RUNS, process.argv[1], Boolean(process.env.PATH))';
  const { stdout, status } = run('RUNS=10', process.execPath, '-e', show, 'A=b');
  expect([stdout, status]).toEqual(['10 A=b true\n', 0]);
});

test('a command that fails, or is not there, fails', () => {
  expect(run('RUNS=10', process.execPath, '-e', 'process.exit(3)').status).toBe(3);
  expect(run('RUNS=10', 'no-such-program').status).not.toBe(0);
});
