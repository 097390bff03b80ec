/** What the measurements share: the site, a slow phone, and how figures are printed. Both end with their process. */
import { execFileSync } from 'node:child_process';
import type { Browser } from 'playwright';
import { serve } from '../serve.ts';

const firstPort = Number(process.env['PORT'] || 4373);

/** Builds the site as `npm start` would, into `OUT_DIR`. Returns the folder. */
export const buildSite = () => {
  const folder = process.env['OUT_DIR'] ?? '.cache/bench-dist';
  const own = { OUT_DIR: folder, VITE_SITE_URL: `http://localhost:${firstPort}`, VITE_CRM_ENDPOINT: '' };
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--allow-sandbox'], {
    stdio: 'inherit',
    env: { ...process.env, ...own, IGNORE_DOTENV: '1' },
  });
  return folder;
};

/** Serves a built folder on `PORT`, or on the `index`th port after it. Returns its address; an address stays as it is. */
export const serveSite = async (folder: string, index = 0) => {
  if (URL.canParse(folder)) return folder;
  const { port } = await serve({ folder, port: firstPort + index, crmOrigin: 'http://localhost:4174' });
  return `http://localhost:${port}`;
};

/** Serves built folders side by side, each under its name. */
export const serveSites = (folders: string[]) =>
  Promise.all(folders.map(async (name, index) => ({ name, url: await serveSite(name, index) })));

/** A new visit on a phone at a quarter of this processor's speed and on slow 4G. */
export const openPhone = async (browser: Browser) => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  // esbuild adds calls of it to functions that run in the page.
  await page.addInitScript('globalThis.__name = (value) => value');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
  return { context, page, session };
};

/** Measures the cases in turns, so that a busy minute affects all of them. Returns the results of each case. */
export const inTurns = async <Case, Result>(
  runs: string,
  cases: readonly Case[],
  measure: (one: Case) => Promise<Result>,
) => {
  const results = cases.map((): Result[] => []);
  for (let run = 0; run < Number(runs); run += 1)
    for (const [index, one] of cases.entries()) results[index]?.push(await measure(one));
  return results;
};

export const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? NaN;

export const table = ([headings = [], ...rows]: (string | number)[][]) =>
  [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
