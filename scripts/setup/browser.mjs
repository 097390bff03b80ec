import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const wellKnown = JSON.parse(readFileSync(new URL('browsers.json', import.meta.url), 'utf8'));

const installedBrowser = async () => {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) {
    console.error(`CHROMIUM_PATH is ${chosen}, but there is no such file.`);
    process.exit(1);
  }
  const { chromium } = await import('playwright');
  return [chosen, ...wellKnown, chromium.executablePath()].find((path) => path && existsSync(path));
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
  const found = await installedBrowser();
  if (found) return found;
  console.log('Chromium was not found, so it is installed now. Set CHROMIUM_PATH to use another browser.');
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!isRootOnDebian || !run('apt-get update -q && apt-get install -y -q chromium'))
    run('npx playwright install chromium');
  return installedBrowser();
};
