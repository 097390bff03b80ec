import { spawn } from 'node:child_process';

/**
 * Runs a program of the project. The output of a quiet one is printed when it ends, because another may run at the
 * same time.
 */
export const runCheck = async (name, words, { env = {}, quiet = false } = {}) => {
  if (!quiet) console.log(`\n— ${name}`);
  const started = Date.now();
  const child = spawn('npx', words, {
    stdio: ['inherit', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const status = await new Promise((ended) => child.on('error', ended).on('close', ended));
  const seconds = Math.round((Date.now() - started) / 1000);
  if (quiet) console.log(`\n— ${name}\n${output.trimEnd()}`);
  console.log(`  ${name}: ${status === 0 ? 'ok' : 'FAILED'} after ${seconds} s`);
  return status === 0;
};
