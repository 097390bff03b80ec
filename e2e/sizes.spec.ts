import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import { folder } from './helpers/ports';

const KiB = 1024;
const QUIET = 6000;

/** The size in bytes of a built file as it travels. */
const brotliSize = (file: string) => statSync(join(folder, `${file}.br`)).size;

/** Resolves when the page has asked for nothing for some seconds: no event says that no more will come. */
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

for (const file of ['index', 'getintouch', 'blog/1', 'SkillOrientedCourses/1']) {
  test(`${file}.html is at most 12 KiB, compressed`, () => {
    expect(brotliSize(`${file}.html`)).toBeLessThanOrEqual(12 * KiB);
  });
}

test('Home loads and starts at most 160 KiB of JavaScript, compressed, before anybody touches it', async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.setViewportSize({ width: 412, height: 823 });
  await untilQuiet(page, '/');
  // Without the app in it, the sum would say nothing.
  await expect(page.locator('#root')).toHaveAttribute('data-awake');
  const size = [...scripts].reduce((sum, file) => sum + brotliSize(file), 0);
  expect(size).toBeLessThanOrEqual(160 * KiB);
});
