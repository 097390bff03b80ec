import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const wellKnown = JSON.parse(readFileSync(new URL('browsers.json', import.meta.url), 'utf8'));

const installed = async () => {
  const { chromium } = await import('playwright');
  const paths = [process.env.CHROMIUM_PATH, ...wellKnown, chromium.executablePath()];
  return paths.find((path) => path && existsSync(path));
};

/**
 * Finds a Chromium for the end-to-end tests; downloads Playwright's own when there is none.
 * @returns its path, or undefined when there is none to be had
 */
export const findBrowser = async () => {
  const found = await installed();
  if (found) return found;
  console.log(
    'Chromium was not found. Downloading the one from Playwright; set CHROMIUM_PATH to use another …',
  );
  try {
    execFileSync('npx', ['playwright', 'install', 'chromium'], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  } catch {
    return undefined;
  }
  return installed();
};
