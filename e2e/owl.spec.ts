import { readFileSync } from 'node:fs';
import { expect, test, type Page } from 'playwright/test';
import { detailPages } from '../src/content/detailPages';
import { works } from '../src/content/works';
import { circleOf, lightOf, untilLightFollows } from './helpers/light';
import { openHydrated } from './helpers/quality';

const openLost = async (page: Page) => {
  await openHydrated(page, '/nothing-here');
  await expect(lightOf(page)).toBeVisible();
};

test('on the 404 page the torch follows the pointer, and then the focus', async ({ page }) => {
  await openLost(page);
  await untilLightFollows(page);
  const byPointer = await circleOf(page);
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => circleOf(page)).not.toBe(byPointer);
});

test('with reduced motion the torch stays on the owl', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLost(page);
  const atRest = await circleOf(page);
  await page.mouse.move(900, 300);
  await page.getByRole('link', { name: 'Contact us' }).first().focus();
  expect(await circleOf(page)).toBe(atRest);
});

test('the certificate with a name is saved as a PNG, and the name is sent nowhere', async ({ page }) => {
  const { label, button, done } = detailPages.sample;
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await openHydrated(page, '/internshipdetailpage/1');
  await page.getByLabel(label).fill('Zebulon Ωmega');
  await expect(page.getByRole('img', { name: /A sample for Zebulon Ωmega/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = readFileSync(await (await download).path());
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1716, 1236]);
  await expect(page.getByText(done)).toBeVisible();
  expect(sent.filter((text) => text.includes('Zebulon'))).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain('Zebulon');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('certificate, posters and owl are still pictures without dead controls', async ({ page }) => {
    await page.goto('/internshipdetailpage/1');
    await expect(page.getByRole('img', { name: /Name, date and signature are still blank/ })).toBeVisible();
    await expect(page.getByLabel(detailPages.sample.label)).toBeHidden();
    await page.goto('/works');
    await page.getByText(works.results.more).first().click();
    await expect(page.locator('article details[open] a').first()).toBeVisible();
    await expect(page.getByRole('button', { name: works.interview.button })).toBeHidden();
    await page.goto('/nothing-here');
    await expect(lightOf(page)).toBeVisible();
  });
});
