/** How much the network carries: exact sizes of the built files, compressed with brotli. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { phone, withBrowser, withPage } from './browser.ts';
import { folder } from './serve.ts';
import type { Figure } from './table.ts';

/** One page of each kind. */
export const samplePages = {
  Home: '/',
  Contact: '/getintouch',
  Article: '/blog/1',
  Course: '/SkillOrientedCourses/1',
};

/** A server sends ten packets before it waits for an answer; a kilobyte of them is headers. */
export const htmlBudget = 10 * 1460 - 1100;
export const scriptBudget = 160 * 1024;

const QUIET = 6000;

/** The size in bytes of a built file as it travels. */
const brotliSize = (built: string, file: string) => statSync(join(built, `${file}.br`)).size;

export const htmlSize = (built: string, address: string): number =>
  brotliSize(built, address === '/' ? 'index.html' : `${address}.html`);

/** Resolves when the page has loaded and has asked for nothing for some seconds: no event says that no more will come. */
const untilQuiet = (page: Page, address: string) =>
  new Promise<void>((done, fail) => {
    let timer: NodeJS.Timeout | undefined;
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(done, QUIET);
    };
    page.on('request', again);
    page.on('requestfinished', again);
    page.goto(address).then(again, fail);
  });

/** The size in bytes of all the JavaScript that a page loads while nobody touches it. */
export const scriptSize = async (built: string, page: Page, address: string): Promise<number> => {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) files.add(pathname);
  });
  await untilQuiet(page, address);
  if (files.size === 0) throw new Error(`${address} has loaded no scripts.`);
  return [...files].reduce((sum, file) => sum + brotliSize(built, file), 0);
};

export const measureSizes = async (url: string): Promise<Figure[]> => {
  const html = Object.entries(samplePages).map(([name, address]): Figure => ({
    measure: `${name}: HTML`,
    unit: 'B',
    value: htmlSize(folder, address),
    budget: { want: 'atMost', value: htmlBudget },
  }));
  const scripts = await withBrowser((browser) =>
    withPage(browser, phone, { cpu: 1, slow4G: false }, (page) => scriptSize(folder, page, `${url}/`)),
  );
  return [
    ...html,
    {
      measure: 'Home: JavaScript before any interaction',
      unit: 'B',
      value: scripts,
      budget: { want: 'atMost', value: scriptBudget },
    },
  ];
};
