import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const wellKnown = JSON.parse(readFileSync(new URL('browsers.json', import.meta.url), 'utf8'));

const installed = async () => {
  const { chromium } = await import('playwright');
  const paths = [process.env.CHROMIUM_PATH, ...wellKnown, chromium.executablePath()];
  return paths.find((path) => path && existsSync(path));
};

const run = (command) => {
  console.log(`> ${command}`);
  return spawnSync(command, { stdio: 'inherit', shell: true }).status === 0;
};

/**
 * Finds a Chromium for the end-to-end tests. When there is none it says what it will install, and then installs Debian's
 * package (as root on Debian) or Playwright's own Chromium.
 * @returns its path, or undefined when none can be installed
 */
export const findBrowser = async () => {
  const found = await installed();
  if (found) return found;
  console.log('Chromium was not found, so it is installed now. Set CHROMIUM_PATH to use another browser.');
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!isRootOnDebian || !run('apt-get update -q && apt-get install -y -q chromium'))
    run('npx playwright install chromium');
  return installed();
};
