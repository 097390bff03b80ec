import type { Browser } from 'playwright/test';
import { createCounter, type Count } from './counter';
import { visitors, type Visitor } from './visitors';

export interface Walk extends Count {
  name: string;
  lands: string;
  /** Whether the form at the end is filled in so that the browser accepts it. */
  isFilled: boolean;
  /** How many fields of that form must be filled in. */
  required: number;
  /** The address that a visitor takes instead of a submit, if any. */
  fallbackUrl: string | undefined;
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
  const fallbackUrl = await walk(page, counter);
  const form = await page
    .getByRole('dialog')
    .locator('form')
    .evaluate((element: HTMLFormElement) => ({
      isFilled: element.checkValidity(),
      required: [...element.querySelectorAll(':required')].filter((field) => field.checkVisibility()).length,
    }));
  await context.close();
  return { name, lands, fallbackUrl, ...form, ...counter.count };
};

/** Lets each visitor walk. */
export const walkAll = async (browser: Browser, site: string): Promise<Walk[]> => {
  const walks: Walk[] = [];
  for (const visitor of visitors) walks.push(await walkAs(visitor, browser, site));
  return walks;
};
