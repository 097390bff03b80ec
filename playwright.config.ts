import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { firefox, webkit } from 'playwright';
import { defineConfig, devices } from 'playwright/test';
import { installed, type EngineName } from './e2e/browsers/engine';
import type { EngineOptions } from './e2e/browsers/test';
import { sitePort } from './e2e/helpers/ports';
import browsers from './scripts/setup/browsers.json' with { type: 'json' };

const executablePath = process.env['CHROMIUM_PATH'] ?? browsers.find((path) => existsSync(path));

/** Chromium as Lighthouse starts it. */
export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    // As root Chromium has no sandbox; the other flags keep it from calling home.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/**
 * Each new window loads pages for Chromium's address bar: a quarter of the processor time of 22 tests. The switch replaces
 * Playwright's own, so it repeats what that turns off.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];
/** Chromium for the tests, and for the taps of `npm run bench:taps`: phones have no such pages. */
export const testLaunchOptions = {
  ...launchOptions,
  args: [...launchOptions.args, `--disable-features=${disabledFeatures.join()}`],
};
const desktopChrome = { ...devices['Desktop Chrome'], launchOptions: testLaunchOptions };

/** Playwright's own Firefox and WebKit, where installed. */
const others = (
  [
    [firefox, 'Desktop Firefox'],
    [webkit, 'Desktop Safari'],
  ] as const
).filter(([browser]) => existsSync(browser.executablePath()));

const leaving = 'leaving/*.spec.ts';
/** What holds for the second company that `e2e/company/make.ts` makes. */
const ofCompany = 'company/*.spec.ts';
const ofEngines = ['browsers/*.spec.ts', leaving];
/** The other specs take the journeys in Chromium. */
const ofChromium = [
  'browsers/addresses.spec.ts',
  'browsers/dialogs.spec.ts',
  'browsers/firstTouch.spec.ts',
  'browsers/sectionLinks.spec.ts',
  leaving,
];

/** `npm run leaving` takes its cases in every engine. */
const notOfEngine: Record<EngineName, string[]> = {
  Chromium: [],
  Firefox: [leaving],
  WebKitGTK: [leaving, 'browsers/killed.spec.ts'],
};

export default defineConfig<object, EngineOptions>({
  testDir: 'e2e',
  fullyParallel: true,
  // A page and its browser keep two cores busy.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  forbidOnly: Boolean(process.env['CI']),
  // Only to end a test that hangs: no verdict depends on the speed of the machine.
  timeout: 120_000,
  // A flaky test is a failed test.
  retries: 0,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  outputDir: 'test-results',
  // Recording every test takes a quarter of their time; `--trace retain-on-failure` shows what led to a failure.
  use: { baseURL: `http://localhost:${sitePort}`, trace: 'off' },
  projects: process.env['SECOND_COMPANY']
    ? [{ name: 'second company', use: desktopChrome, testMatch: [ofCompany, 'builtPages.spec.ts'] }]
    : [
        { name: 'chromium', use: desktopChrome, testIgnore: [...ofEngines, ofCompany] },
        ...others.map(([browser, device]) => ({
          name: browser.name(),
          use: devices[device],
          // Sizes are the same in every browser, and only Chromium opens pages in advance.
          testIgnore: [...ofEngines, ofCompany, 'sizes.spec.ts', 'inAdvance.spec.ts'],
        })),
        ...installed.map((name) => ({
          name: `driven ${name}`,
          testMatch: name === 'Chromium' ? ofChromium : ofEngines,
          testIgnore: notOfEngine[name],
          // Tests of a file share one browser and its profile.
          fullyParallel: false,
          use: { engineName: name },
        })),
      ],
  webServer: {
    command: 'npx tsx e2e/servers.ts',
    url: `http://localhost:${sitePort}`,
    reuseExistingServer: false,
    stdout: 'pipe',
  },
});
