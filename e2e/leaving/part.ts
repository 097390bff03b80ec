/** The part of the cases that one engine runs, and its figures. */
import { chromium } from 'playwright';
import { testLaunchOptions } from '../../playwright.config';
import type { FormId } from '../../src/leads/formCatalogue';
import { isInstalled, type Engine } from '../browsers/engine';
import { firefoxCommand, startFirefox } from '../browsers/firefox';
import { startWebKit } from '../browsers/webkit';
import { formIds } from './cases';
import { openTab } from './chromium';
import type { Tab } from './leave';
import { openPopup } from './popup';

export interface Part {
  name: string;
  forms: readonly FormId[];
  atOnce: number;
  /** Whether a lost lead fails the run. */
  isRequired: boolean;
  /** Undefined where the engine is not installed. */
  start?: (siteUrl: string) => Promise<{ openTab: () => Promise<Tab>; stop: () => Promise<void> }>;
}

const someForms: FormId[] = ['homeInline', 'contactPage', 'heroProject'];

const withDriver = (start: () => Promise<Engine>) => async (siteUrl: string) => {
  const engine = await start();
  return { openTab: () => openPopup(engine, siteUrl), stop: () => engine.stop() };
};

const hasWebKit = ['WebKitWebDriver', 'Xvfb'].every(isInstalled);
const firefox = firefoxCommand;

export const parts: Part[] = [
  {
    name: 'Chromium',
    forms: formIds,
    atOnce: 4,
    isRequired: true,
    start: async (siteUrl) => {
      const browser = await chromium.launch(testLaunchOptions);
      return { openTab: () => openTab(browser, siteUrl), stop: () => browser.close() };
    },
  },
  {
    name: 'Firefox',
    forms: someForms,
    // Windows that open together can take each other's focus.
    atOnce: 2,
    isRequired: true,
    ...(firefox && { start: withDriver(() => startFirefox(firefox)) }),
  },
  // Its driver has one session at a time.
  {
    name: 'WebKitGTK',
    forms: someForms,
    atOnce: 1,
    isRequired: false,
    ...(hasWebKit && { start: withDriver(startWebKit) }),
  },
];
