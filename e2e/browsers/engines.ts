/** The engines under test, and what is missing for those that cannot start here. */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { launchOptions } from '../../playwright.config';
import { startChromium } from './chromium';
import { isInstalled, type Engine } from './engine';
import { firefoxCommand, startFirefox } from './firefox';
import { startWebKit } from './webkit';

interface Candidate {
  name: string;
  /** How to get it; nothing when it is installed. */
  missing: string | undefined;
  start: () => Promise<Engine>;
}

const packages = { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };
const missingPackages = Object.entries(packages).flatMap(([command, name]) =>
  isInstalled(command) ? [] : [name],
);

export const candidates: Candidate[] = [
  {
    name: 'Chromium',
    missing: existsSync(launchOptions.executablePath ?? chromium.executablePath())
      ? undefined
      : 'install it or set CHROMIUM_PATH',
    start: startChromium,
  },
  {
    name: 'Firefox',
    missing: firefoxCommand ? undefined : 'apt-get install firefox-esr',
    start: () => startFirefox(firefoxCommand ?? ''),
  },
  {
    name: 'WebKitGTK',
    missing: missingPackages.length > 0 ? `apt-get install ${missingPackages.join(' ')}` : undefined,
    start: startWebKit,
  },
];
