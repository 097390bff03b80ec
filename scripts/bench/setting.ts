/**
 * Used by all measurements: the built and served site, visits on a slow phone, and how figures are computed and printed.
 * The server of a site ends with the process.
 */
import { execFileSync } from 'node:child_process';
import type { Browser } from 'playwright';
import { sandboxDefaults } from '../../schemas/salesforce/ids.ts';
import { portFrom } from '../config.ts';
import '../explain.ts';
import { serve } from '../serve.ts';

// Without `.env`, because its port is that of `npm start`, which may be running.
const firstPort = portFrom('PORT', 4373, process.env);
const crmOrigin = `http://localhost:${sandboxDefaults.port}`;

/** Builds the site as `npm start` would, into `OUT_DIR`. Returns the folder. */
export const buildSite = () => {
  const folder = process.env['OUT_DIR'] ?? '.cache/bench-dist';
  const settings = { OUT_DIR: folder, VITE_SITE_URL: `http://localhost:${firstPort}`, VITE_CRM_ENDPOINT: '' };
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--allow-sandbox'], {
    stdio: 'inherit',
    env: { ...process.env, ...settings, IGNORE_DOTENV: '1' },
  });
  return folder;
};

/**
 * Serves a built folder and returns its address. The port is `PORT` plus `index`. If an address is given, it is returned
 * unchanged.
 */
export const serveSite = async (folderOrAddress: string, index = 0) => {
  if (/^https?:/.test(folderOrAddress)) return folderOrAddress;
  const { port } = await serve({ folder: folderOrAddress, port: firstPort + index, crmOrigin });
  return `http://localhost:${port}`;
};

/** Serves built folders side by side, each on a port of its own. Returns their names and addresses. */
export const serveSites = (foldersOrAddresses: string[]) =>
  Promise.all(foldersOrAddresses.map(async (name, index) => ({ name, url: await serveSite(name, index) })));

/** A new visit on a phone at a quarter of this processor's speed and on slow 4G. */
export const openPhone = async (browser: Browser) => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  // tsx adds calls of `__name` to functions. The page does not define `__name`, so functions that run in the page need
  // this one.
  await page.addInitScript('globalThis.__name = (value) => value');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  // Lighthouse's slow 4G: latency in ms, throughput in bytes per second (1.6 Mbit/s down, 750 kbit/s up).
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
  return { context, page, session };
};

/**
 * The number that an option of the command line gives.
 * @throws Error when it is not a whole number from 1 on
 */
export const countFrom = (option: string, text: string) => {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Error(`--${option} should be a whole number from 1 on, not "${text}".`);
};

/** Measures the cases in turns, so that a busy minute affects all of them. Returns the results of each case. */
export const inTurns = async <Case, Result>(
  runs: number,
  cases: readonly Case[],
  measure: (one: Case) => Promise<Result>,
) => {
  const results = cases.map((): Result[] => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, one] of cases.entries()) results[index]?.push(await measure(one));
  return results;
};

/** The median. With an even count it is the mean of the two middle values. An empty list gives NaN. */
export const median = (list: number[]) => {
  const sorted = list.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [lower = NaN, upper = NaN] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return (lower + upper) / 2;
};

/** A Markdown table. The first row has the headings. */
export const table = ([headings = [], ...rows]: (string | number)[][]) =>
  [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
