/** Small promises of the pages that no other journey keeps: without scripts, under a finger, in the dark, on a clipboard. */
import { expect, test, type Page } from 'playwright/test';
import { paths } from '../src/config/paths';
import { installClock } from './helpers/clock';
import { fillLead, homeForm, submit } from './helpers/forms';
import { openHydrated } from './helpers/quality';

/** The app's files never come; the boot script runs. */
const withoutApp = (page: Page) => page.route(/\/assets\/(?!boot-).*\.js$/, (route) => route.abort());

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("the footer's logo leads back to the top", async ({ page }) => {
    await page.goto(paths.about);
    await page.getByRole('contentinfo').getByRole('link', { name: 'back to the top' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });

  test('every course of the carousel can be read on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(paths.courses);
    const texts = page.locator('[data-slot] :is(h3, p)');
    expect(await texts.count()).toBeGreaterThan(8);
    for (const text of await texts.all())
      expect(await text.evaluate((one) => one.checkVisibility({ opacityProperty: true }))).toBe(true);
  });

  test('the planner says that it needs JavaScript', async ({ page }) => {
    await page.goto(paths.internships);
    await expect(page.locator('noscript p', { hasText: 'The planner needs JavaScript' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Plan Now' })).toBeHidden();
  });
});

test("the film's overlay gives way to the browser's controls when React does not come", async ({ page }) => {
  await withoutApp(page);
  await page.goto(paths.about);
  const overlay = page.getByRole('link', { name: 'Play the promo video' });
  await overlay.click();
  await expect(overlay).toBeHidden();
  await expect(page.locator('video')).toHaveAttribute('controls', '');
});

test('browsers that darken pages leave the colours of this one alone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(paths.contact);
  await page.evaluate(() => document.fonts.ready);
  const heading = page.getByRole('heading', { level: 1 });
  const picture = await heading.screenshot();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  expect((await heading.screenshot()).equals(picture)).toBe(true);
});

test('a copied page has no label of the hidden field, and each testimonial once', async ({ page }) => {
  await page.goto(paths.home);
  await page.keyboard.press('Control+A');
  const copied = await page.evaluate(() => getSelection()?.toString() ?? '');
  const quotation = (await page.locator('main blockquote').first().innerText()).trim().slice(0, 60);
  expect(copied).not.toContain('Leave this empty');
  expect(copied.split(quotation)).toHaveLength(2);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('a tap does not leave the strip of projects paused', async ({ page }) => {
    await openHydrated(page, paths.works);
    const strip = page.getByRole('group', { name: 'Moving strip of projects' });
    await strip.scrollIntoViewIfNeeded();
    await strip.tap({ position: { x: 20, y: 4 } });
    const track = strip.locator('> div').first();
    await expect(track).toHaveCSS('animation-play-state', 'running');
  });

  test('a tap on the strip of testimonials brings a whole card to rest, and the next tap lets it go on', async ({
    page,
  }) => {
    await page.goto(paths.home);
    const strip = page.getByRole('group', { name: 'Moving strip of testimonials' });
    await strip.scrollIntoViewIfNeeded();
    const track = strip.locator('> div').first();
    await strip.tap({ position: { x: 150, y: 60 } });
    await expect(track).toHaveCSS('animation-play-state', 'paused');
    const lefts = await strip
      .locator('figure')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(lefts, 'a card begins where the heading does').toContain(24);
    await strip.tap({ position: { x: 150, y: 60 } });
    await expect(track).toHaveCSS('animation-play-state', 'running');
  });
});

test('before React a message of blanks is refused with its own words', async ({ page }) => {
  await withoutApp(page);
  await installClock(page.context());
  await page.goto(paths.home);
  await fillLead(homeForm(page), 'Blank');
  const message = homeForm(page).getByLabel('Message', { exact: true });
  await message.fill('   ');
  await submit(homeForm(page));
  await page.clock.runFor(5000);
  await expect
    .poll(() => message.evaluate((area: HTMLTextAreaElement) => area.validationMessage))
    .toBe('Message is required.');
  await message.fill('Hello');
  await submit(homeForm(page));
  await page.clock.runFor(5000);
  await expect(page.getByText('We have taken your details').filter({ visible: true })).toBeVisible();
});
