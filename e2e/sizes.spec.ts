import { expect, test } from 'playwright/test';
import { htmlBudget, htmlSize, samplePages, scriptBudget, scriptSize } from '../scripts/bench/sizes';
import { folder } from './helpers/ports';

for (const [name, address] of Object.entries(samplePages)) {
  test(`${name} comes as one HTML file of at most 12 KiB, compressed`, () => {
    expect(htmlSize(folder, address)).toBeLessThanOrEqual(htmlBudget);
  });
}

test('Home loads and starts at most 160 KiB of JavaScript, compressed, before anybody touches it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const size = await scriptSize(folder, page, '/');
  // Without the app in it, the sum would say nothing.
  await expect(page.locator('#root')).toHaveAttribute('data-awake');
  expect(size).toBeLessThanOrEqual(scriptBudget);
});
