/** What the network carries: exact sizes of built files, compressed with brotli. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';

/** One page of each kind. */
export const samplePages = {
  Home: '/',
  Contact: '/getintouch',
  Article: '/blog/1',
  Course: '/SkillOrientedCourses/1',
};

/** A server sends ten packets before it waits for an answer; the headers take about a kilobyte. */
export const htmlBudget = 10 * 1460 - 1100;
export const scriptBudget = 120_000;

const QUIET = 6000;

const brotliSize = (built: string, file: string) => statSync(join(built, `${file}.br`)).size;

export const htmlSize = (built: string, address: string): number =>
  brotliSize(built, address === '/' ? 'index.html' : `${address}.html`);

/** Resolves when the page has made no request for some seconds. No event says that none will follow. */
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

/** The bytes of all JavaScript that a page loads without any interaction. */
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
