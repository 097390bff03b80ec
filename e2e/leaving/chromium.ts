/** A page of Chromium, in a profile of its own. */
import type { Browser } from 'playwright';
import { faultCookie } from '../chaos/brokenFiles';
import { outboxWith } from './inPage';
import type { Tab } from './leave';

const limit = 20_000;

export const openTab = async (browser: Browser, siteUrl: string): Promise<Tab> => {
  // Wide enough for every opener; reduced motion leaves more of the processor to the other visits.
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: { width: 1400, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  return {
    open: async (address, stalledFile) => {
      if (stalledFile) await context.addCookies([faultCookie('stall', stalledFile, 'leaving', siteUrl)]);
      await page.goto(address, { waitUntil: 'domcontentloaded', timeout: limit });
    },
    // As text, like in the other engines: the site's policy allows no eval.
    run: (act, ...given) => page.evaluate(`(${act.toString()})(...${JSON.stringify(given)})`),
    hasLeft: async (way, address) => {
      if (way === 'closing') {
        await page.locator('html[data-leave]').waitFor({ state: 'attached', timeout: limit });
        await page.close({ runBeforeUnload: false });
      } else await page.waitForURL(address, { waitUntil: 'commit', timeout: limit });
    },
    stored: async (word) => {
      const other = await context.newPage();
      await other.goto('/favicon.svg');
      return other.evaluate(outboxWith, word);
    },
    end: () => context.close(),
  };
};
