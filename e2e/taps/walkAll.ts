import type { Browser } from 'playwright/test';
import { createCounter, type Count } from './counter';
import { visitors, type Visitor } from './visitors';

export interface Walk extends Count {
  name: string;
  lands: string;
  /** The address of the way that a visitor takes instead of a submit, if any. */
  way: string | undefined;
}

/** Lets a visitor walk on a phone of their own. */
export const walkAs = async (
  { name, lands, walk }: Visitor,
  browser: Browser,
  site: string,
): Promise<Walk> => {
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width: 360, height: 780 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(lands);
  const counter = createCounter();
  const way = await walk(page, counter);
  await context.close();
  return { name, lands, way, ...counter.count };
};

/** Lets each visitor walk. */
export const walkAll = async (browser: Browser, site: string): Promise<Walk[]> => {
  const walks: Walk[] = [];
  for (const visitor of visitors) walks.push(await walkAs(visitor, browser, site));
  return walks;
};
