/** The picture of the first screen is the largest thing that a visitor waits for. */
import { expect, test } from 'playwright/test';
import { kinds } from './accessibility/kinds';

for (const address of [kinds.article, kinds.course])
  test(`${address} asks for its picture before fonts, scripts and icons, and once`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(address);
    const picture = page.locator('main img[fetchpriority="high"]');
    await expect(picture).toHaveJSProperty('complete', true);
    const shown = await picture.evaluate(({ currentSrc }: HTMLImageElement) => new URL(currentSrc).pathname);
    const others = asked.filter((path) => /\.(?:woff2|js|css|svg)$/.test(path));
    expect(others.length).toBeGreaterThan(0);
    expect(asked.indexOf(shown)).toBeLessThan(asked.indexOf(others[0] ?? ''));
    expect(asked.filter((path) => path === shown)).toHaveLength(1);
  });
