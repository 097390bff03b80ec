import { spawn } from 'node:child_process';
import { join } from 'node:path';

const isWindows = process.platform === 'win32';

/**
 * Runs a program of the project. A quiet one prints its output when it ends, so that two that run at once do not mix.
 * @param {string} name
 * @param {string[]} command the name of an installed package's program, then its arguments
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} options
 * @returns {Promise<boolean>} whether it succeeded
 */
export const runCheck = async (name, [program, ...args], { env = {}, quiet = false } = {}) => {
  if (!quiet) console.log(`\n— ${name}`);
  const started = Date.now();
  // Not through npx, which takes half a second to find the program.
  const child = spawn(join('node_modules', '.bin', program + (isWindows ? '.cmd' : '')), args, {
    stdio: ['inherit', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env },
    // Node runs batch files only in a shell.
    shell: isWindows,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const status = await new Promise((ended) => {
    child.on('close', ended);
    // Without the program there is no output that could say why the check failed.
    child.on('error', ({ message }) => {
      output += message;
      ended(1);
    });
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  if (quiet) console.log(`\n— ${name}`);
  if (output) console.log(output.trimEnd());
  console.log(`  ${name}: ${status === 0 ? 'ok' : 'FAILED'} after ${seconds} s`);
  return status === 0;
};
