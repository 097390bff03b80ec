/** Finds a Chromium for the end-to-end tests, or gets one. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const wellKnown = JSON.parse(readFileSync(new URL('browsers.json', import.meta.url), 'utf8'));

const existing = async () => {
  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  return [process.env.CHROMIUM_PATH, ...wellKnown, own].find((path) => path && existsSync(path));
};

/** Which of Playwright's other browsers are there: the tests run on them too. */
export const otherBrowsers = async () => {
  const { firefox, webkit } = await import('playwright');
  return [firefox, webkit]
    .filter((browser) => existsSync(browser.executablePath()))
    .map((browser) => browser.name());
};

const run = (command, ...words) => {
  try {
    execFileSync(command, words, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
};

const hasAptAsRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * In this order: a browser that is there (`CHROMIUM_PATH` first), Debian's package where this is root on a system with
 * apt-get, Playwright's own download.
 * @returns the browser's path; ends the process with a message when there is none to be had
 */
export const ensureBrowser = async () => {
  const found = await existing();
  if (found) return found;
  if (hasAptAsRoot()) {
    console.log('Installing Chromium from Debian’s packages …');
    if (run('apt-get', 'update', '-q') && run('apt-get', 'install', '-y', '-q', 'chromium')) {
      const installed = await existing();
      if (installed) return installed;
    }
  }
  console.log('Fetching Playwright’s own Chromium …');
  if (run('npx', 'playwright', 'install', 'chromium')) {
    const fetched = await existing();
    if (fetched) return fetched;
  }
  console.error(
    '\nThe end-to-end tests need Chromium or Chrome and none could be found or fetched.\n' +
      'Install one, or set CHROMIUM_PATH to the program, and run npm test again.',
  );
  return process.exit(1);
};
