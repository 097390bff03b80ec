/**
 * `node scripts/withVariables.mjs NAME=value command …` runs a command with environment variables. A script of package.json cannot
 * write `NAME=value command` itself: cmd.exe of Windows takes that for the name of a program.
 */
import { spawnSync } from 'node:child_process';

const given = process.argv.slice(2);
const start = given.findIndex((part) => !/^[A-Z_]+=/.test(part));
const variables = Object.fromEntries(
  given.slice(0, start).map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]),
);
const [command, ...args] = given.slice(start);
const { status, error } = spawnSync(command, args, {
  stdio: 'inherit',
  env: { ...process.env, ...variables },
  // The programs of packages are batch files there.
  shell: process.platform === 'win32',
});
if (error) console.error(error.message);
process.exitCode = status ?? 1;
