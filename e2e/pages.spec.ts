import { expect, test } from 'playwright/test';
import { theLeadWith, uniqueWord } from './helpers/crm';
import { dialog, expectThanks, fillLead, leadFields } from './helpers/forms';
import { siteUrl } from './helpers/ports';
import { untilAwake } from './helpers/quality';

test('the video plays from its overlay, which gives way to the native controls', async ({ page }) => {
  await page.goto('/aboutus');
  await untilAwake(page);
  const video = page.locator('video');
  await expect(video).not.toHaveAttribute('controls');
  await expect(video).toContainText('Your browser does not support the video tag.');
  await page.getByRole('button', { name: 'Play the promo video' }).press('Enter');
  await expect(video).toHaveAttribute('controls');
  await expect(video).toBeFocused();
  await expect(page.getByRole('button', { name: 'Play the promo video' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /opens in a new tab/ }).first()).toHaveAttribute(
    'target',
    '_blank',
  );
});

test('the statistics count up from zero once they are seen, and stand still for those who want that', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/aboutus');
  await untilAwake(page);
  const band = page.locator('dl');
  await band.scrollIntoViewIfNeeded();
  await expect(band).toHaveAttribute('data-stage', 'counting');
  await page.clock.runFor(2100);
  for (const figure of ['2021', '400+', '80'])
    await expect(band.getByText(figure, { exact: true }).first()).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await band.scrollIntoViewIfNeeded();
  await expect(band).toHaveAttribute('data-stage', 'still');
});

test("'Let's Work Together' stands on wide screens only", async ({ page }) => {
  await page.goto('/aboutus');
  const banner = page.getByRole('heading', { name: "Let's Work Together" });
  await expect(banner).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(banner).toBeHidden();
});

test('the portfolio strip shows four projects at 50 px a second, pauses, and its band opens a dialog that delivers', async ({
  page,
  request,
}) => {
  const word = uniqueWord();
  await page.goto('/works');
  await untilAwake(page);
  const strip = page.getByRole('group', { name: 'Moving strip of projects' });
  await expect(strip.locator('ul').first().getByRole('listitem')).toHaveCount(4);
  await expect(strip.locator('ul')).toHaveCount(3);
  const pace = await strip.locator('> div').evaluate((track) => {
    const [list] = track.children;
    return (
      (list?.getBoundingClientRect().width ?? 0) /
      Number.parseFloat(getComputedStyle(track).animationDuration)
    );
  });
  expect(pace).toBeCloseTo(50, 5);
  await strip.focus();
  await expect
    .poll(() => strip.locator('> div').evaluate((track) => getComputedStyle(track).animationPlayState))
    .toBe('paused');
  await page.getByRole('button', { name: "Let's Get Started" }).click();
  const popup = dialog(page, 'Start your project with us');
  await fillLead(popup, word);
  await popup.getByRole('button', { name: 'Get updates' }).click();
  await expectThanks(page);
  expect((await theLeadWith(request, word)).fields).toEqual(leadFields(word, `${siteUrl}/works`));
});

for (const address of ['/internshipdetailpage/1', '/SkillOrientedCourses/1']) {
  test(`the course dialog of ${address} is titled, submits with "Share" and delivers`, async ({
    page,
    request,
  }) => {
    const word = uniqueWord();
    await page.goto(address);
    await untilAwake(page);
    await page.locator('[data-dialog="course"]').first().click();
    const popup = dialog(page, 'Get in Touch with our team');
    await fillLead(popup, word);
    await popup.getByRole('button', { name: 'Share' }).click();
    await expectThanks(page);
    expect((await theLeadWith(request, word)).fields).toEqual(leadFields(word, `${siteUrl}${address}`));
  });
}

test('Corporate on Campus connects to the contact page', async ({ page }) => {
  await page.goto('/coorperateoncampus');
  await untilAwake(page);
  await page.getByRole('link', { name: "Let's Connect" }).click();
  await expect(page).toHaveURL('/getintouch');
});
