import type { Browser } from 'playwright/test';
import { createCounter, type Count } from './counter';
import { visitors } from './visitors';

export interface Walk extends Count {
  name: string;
  lands: string;
  /** The address of the way that a visitor takes instead of a submit, if any. */
  way: string | undefined;
}

/** Lets each visitor walk on a phone of their own. */
export const walkAll = async (browser: Browser, site: string): Promise<Walk[]> => {
  const walks: Walk[] = [];
  for (const { name, lands, walk } of visitors) {
    const context = await browser.newContext({
      baseURL: site,
      viewport: { width: 360, height: 780 },
      hasTouch: true,
    });
    const page = await context.newPage();
    await page.goto(lands);
    const counter = createCounter();
    const way = await walk(page, counter);
    walks.push({ name, lands, way, ...counter.count });
    await context.close();
  }
  return walks;
};
