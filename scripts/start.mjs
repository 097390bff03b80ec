/** `npm start`: installs what is missing, builds, and serves the site and the CRM sandbox. */
import { spawn } from 'node:child_process';
import { ensureDependencies } from './setup/dependencies.mjs';

ensureDependencies();
const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
