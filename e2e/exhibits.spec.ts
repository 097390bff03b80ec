import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { paths } from '../src/config/paths';
import { folder } from './helpers/ports';

const budget = 6000;
const shared = ['controls', 'parts'];

test('each of the nine exhibits comes in at most 6 kB of script, with what they share', () => {
  const built = readdirSync(`${folder}/assets`);
  const size = (name: string) => {
    const file = built.find((one) => new RegExp(`^${name}-[^.]+\\.js\\.br$`).test(one));
    expect(file, name).toBeDefined();
    return statSync(`${folder}/assets/${file}`).size;
  };
  const together = shared.reduce((sum, name) => sum + size(name), 0);
  const exhibits = readdirSync('src/sections/exhibits')
    .filter((file) => /^[A-Z].*\.tsx$/.test(file))
    .map((file) => file.replace('.tsx', ''));
  expect(exhibits).toHaveLength(9);
  for (const name of exhibits) expect.soft(together + size(name), name).toBeLessThanOrEqual(budget);
});

const result = 'figure output';

test('an exhibit answers what the visitor did before React: a press, and a slider that was moved', async ({
  page,
}) => {
  await page.goto(paths.services.devops);
  await page.getByRole('button', { name: 'Deploy 42' }).press('Enter');
  await expect(page.locator(result)).toContainText('rolled back to 41');
  await page.goto(paths.services.cloudservices);
  await page.getByRole('slider', { name: 'Visitors an hour' }).press('End');
  await expect(page.locator(result)).toContainText('8 servers');
});

test('a deal is dragged to another stage', async ({ page }) => {
  await page.goto(paths.services.salesforce);
  await page.getByText('Godavari Foods').hover();
  await expect(page.locator('[data-island=exhibit]')).toHaveAttribute('data-hydrated');
  const won = await page.getByRole('heading', { name: 'Won' }).boundingBox();
  await page.mouse.down();
  await page.mouse.move((won?.x ?? 0) + 20, (won?.y ?? 0) + 20, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator(result)).toContainText('Won: ₹6.0 lakh');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('an exhibit is a picture with its words, and has no controls that do nothing', async ({ page }) => {
    for (const path of [paths.services.fullstack, paths.services.dataanalytics]) {
      await page.goto(path);
      await expect(page.locator('figure svg[role=img]')).toBeVisible();
      await expect(page.locator(result)).not.toBeEmpty();
      await expect(page.locator('figure input').filter({ visible: true })).toHaveCount(0);
    }
  });
});
