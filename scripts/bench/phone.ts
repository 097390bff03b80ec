import type { Browser } from 'playwright';

const SLOWDOWN = 4;
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A new visit on a phone at a quarter of this processor's speed and on slow 4G. */
export const openPhone = async (browser: Browser) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  // esbuild calls this in the functions that run in the page.
  await page.addInitScript('globalThis.__name = (value) => value');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  return { context, page, session };
};

export const median = (list: number[]) =>
  Math.round(list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? NaN);
