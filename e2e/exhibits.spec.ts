import { expect, test } from 'playwright/test';
import { paths } from '../src/config/paths';
import { company } from '../src/content/company';
import { exhibit } from '../src/content/services/salesforce';

const result = 'figure output';

test('an exhibit applies a press and a moved slider from before React', async ({ page }) => {
  await page.goto(paths.services.devops);
  await page.getByRole('button', { name: 'Deploy 42' }).press('Enter');
  await expect(page.locator(result)).toContainText('rolled back to 41');
  await page.goto(paths.services.cloudservices);
  await page.getByRole('slider', { name: 'Visitors an hour' }).press('End');
  await expect(page.locator(result)).toContainText('8 servers');
});

test('a deal is dragged to another stage', async ({ page }) => {
  await page.goto(paths.services.salesforce);
  await page.getByText(exhibit.deal).hover();
  await expect(page.locator('[data-island=exhibit]')).toHaveAttribute('data-hydrated');
  const won = await page.getByRole('heading', { name: 'Won' }).boundingBox();
  await page.mouse.down();
  await page.mouse.move((won?.x ?? 0) + 20, (won?.y ?? 0) + 20, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator(result)).toContainText(
    `Won: ${company.currency}${exhibit.value.toFixed(1)} ${exhibit.unit}`,
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('an exhibit is a picture with words, without dead controls', async ({ page }) => {
    for (const path of [paths.services.fullstack, paths.services.dataanalytics]) {
      await page.goto(path);
      await expect(page.locator('figure svg[role=img]')).toBeVisible();
      await expect(page.locator(result)).not.toBeEmpty();
      await expect(page.locator('figure input').filter({ visible: true })).toHaveCount(0);
    }
  });
});
