/** Installs what package-lock.json names, unless it is there already. Plain JavaScript: it runs before anything is installed. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';

const STAMP = 'node_modules/.installed-from';

const requireNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `This needs Node 20.19 or newer; this is Node ${process.versions.node}. See https://nodejs.org.`,
  );
  process.exit(1);
};

export const ensureDependencies = () => {
  requireNode();
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  console.log('Installing packages (npm ci) …');
  try {
    execFileSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      // Browsers are looked for separately, and only the tests need one.
      env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    });
  } catch {
    console.error(
      '\nInstalling the packages failed. Is the npm registry reachable? The lines above say why.',
    );
    process.exit(1);
  }
  writeFileSync(STAMP, lock);
};
