/** Installs the packages of package-lock.json unless they are there. Plain JavaScript, because it runs before they are. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const packagesIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/** npm notes in node_modules what it installed. Packages for other systems are optional. */
const isInstalled = () => {
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([name, { version, optional, devOptional }]) =>
      name === '' || (installed[name] ? installed[name].version === version : optional || devOptional),
  );
};

/** Whether every package of the project runs on this version of Node. `engines` in package.json says the same to npm. */
export const runsOn = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major >= 24 || (major === 22 && minor >= 13) || (major === 20 && minor >= 19);
};

export const ensureDependencies = () => {
  const { node } = process.versions;
  if (!runsOn(node)) {
    console.error(
      `This needs Node 24 or newer, 22 from 22.13 on, or 20 from 20.19 on, not ${node}. See https://nodejs.org.`,
    );
    process.exit(1);
  }
  if (isInstalled()) return;
  console.log('Installing packages (npm ci) …');
  try {
    execFileSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      // Only the end-to-end tests need a browser, and they look for one themselves.
      env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    });
  } catch {
    console.error(
      '\nInstalling the packages failed; the lines above say why. Can you reach the npm registry?',
    );
    process.exit(1);
  }
};
