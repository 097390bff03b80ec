import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { firstPackets } from '../scripts/art/formats';
import { htmlBudget, htmlSize, samplePages, scriptBudget, scriptSize } from './helpers/sizes';
import { folder } from './helpers/ports';

for (const [name, address] of Object.entries(samplePages)) {
  test(`${name} comes as one HTML file that fits into the first ten packets`, () => {
    expect(htmlSize(folder, address)).toBeLessThanOrEqual(htmlBudget);
  });
}

test('a picture of 720 px, and a font that paints first, arrive with the first ten packets', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const first = files.filter((file) => /^art\/.*-720\.avif$|^fonts\/.*-core\.woff2$/.test(file));
  expect(first.length).toBeGreaterThan(60);
  const heavy = first.filter((file) => statSync(`${folder}/${file}`).size > htmlBudget);
  expect(heavy).toEqual([]);
  expect(firstPackets).toBeLessThanOrEqual(htmlBudget);
});

test('Home loads at most 120 kB of JavaScript, compressed, before the visitor does anything, and starts no app', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const size = await scriptSize(folder, page, '/');
  await expect(page.locator('#root')).not.toHaveAttribute('data-hydrated');
  expect(size).toBeLessThanOrEqual(scriptBudget);
});
