/** Installs what is missing and runs a script of the project: by default `npm start`, which builds and serves the site. */
import { spawn } from 'node:child_process';
import { ensureDependencies } from './setup/dependencies.mjs';

ensureDependencies();
const [script = 'scripts/start.ts', ...args] = process.argv.slice(2);
const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  // Stopping it is no failure; being killed by the system is.
  const wasStopped = signal === 'SIGINT' || signal === 'SIGTERM';
  process.exit(code ?? (wasStopped ? 0 : 1));
});
