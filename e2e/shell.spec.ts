import { expect, test, type Page } from 'playwright/test';
import { untilAllHydrated, untilHydrated } from './helpers/quality';
import { dock, menuButton, whatsNew } from './helpers/shell';
import { stall } from './helpers/stall';
import { resize } from './helpers/texts';

/** The app never arrives: only the boot script runs. */
const withoutReact = (page: Page) => page.route('**/assets/entry-client*.js', () => {});
const onPhone = { viewport: { width: 360, height: 740 }, hasTouch: true };

test('the services menu opens by hover and key, and closes by leaving it, before React and with it', async ({
  page,
}) => {
  const release = await stall(page, '**/assets/entry-client*.js');
  await page.goto('/getintouch');
  const button = menuButton(page, 'Our Services');
  const menu = page.locator('#services-menu');
  const opensAndCloses = async () => {
    await expect(menu).toBeHidden();
    await button.hover();
    await expect(menu).toBeVisible();
    expect((await menu.boundingBox())?.width).toBe(713);
    await button.click();
    await expect(menu).toBeVisible();
    await page.mouse.move(20, 600);
    await expect(menu).toBeHidden();

    await button.press('Space');
    await expect(menu).toBeVisible();
    await page.locator('header').getByRole('link', { name: 'Works' }).focus();
    await expect(menu).toBeHidden();
    // Outside, and on an empty part of the bar.
    for (const [x, y] of [
      [300, 500],
      [500, 36],
    ] as const) {
      await button.press('Enter');
      await expect(menu).toBeVisible();
      await page.mouse.click(x, y);
      await expect(menu).toBeHidden();
    }
  };
  await opensAndCloses();
  release();
  await untilHydrated(page);
  await opensAndCloses();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with the boot script alone' : 'without scripts', () => {
    test.use({ ...onPhone, javaScriptEnabled });

    test('menu, dock and footer columns open and close by taps', async ({ page }) => {
      await withoutReact(page);
      await page.goto('/');
      await page.getByText('EdTech products', { exact: true }).tap();
      await expect(page.getByRole('heading', { name: 'A tech job, or your fee back' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Custom software at a fixed price' })).toBeHidden();
      const main = page.getByRole('navigation', { name: 'Main' });
      await menuButton(page, 'Menu').tap();
      await menuButton(page, 'Our Services').tap();
      await expect(main.getByRole('link', { name: 'DevOps Practices' })).toBeVisible();
      await page.touchscreen.tap(15, 400);
      await expect(main).toBeHidden();

      const networks = page.locator('aside').getByRole('list', { name: 'Social networks' });
      await expect(networks).toBeHidden();
      await dock(page).tap();
      await expect(networks.getByRole('link')).toHaveCount(5);
      await expect(page.getByRole('link', { name: 'Chat on WhatsApp (opens in a new tab)' })).toBeVisible();
      await page.touchscreen.tap(40, 300);
      await expect(networks).toBeHidden();

      const blogs = page.locator('footer').getByRole('link', { name: 'Blogs' });
      await expect(blogs).toBeHidden();
      await page.locator('footer summary', { hasText: 'Company' }).tap();
      await expect(blogs).toBeVisible();
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test("the services menu opens by hover; What's New leads to the events and the newsletter", async ({
    page,
  }) => {
    await page.goto('/works');
    const menu = page.locator('#services-menu');
    await menuButton(page, 'Our Services').hover();
    await expect(menu).toBeVisible();
    await page.mouse.move(20, 600);
    await expect(menu).toBeHidden();
    await (await whatsNew(page)).click();
    await expect(page.getByRole('heading', { name: 'Unforgettable Moments Await!!' })).toBeInViewport();
    const last = page.getByRole('listitem').filter({ hasText: '5 Jan 2025' });
    await expect(last).toContainText('New-Year Summit');
    await expect(page.getByRole('button', { name: 'Subscribe us!' })).toBeVisible();
  });
});

test('questions open and close by keyboard, in a box of at most 500 px that says when there is more below, and shows it', async ({
  page,
}) => {
  const box = page.locator('main [role=region]:has(summary)');
  const more = box.getByText('More questions');
  await page.goto('/webdevelopment');
  await expect(more).toBeHidden();
  await page.goto('/');
  await expect(more).toBeVisible();
  expect((await box.boundingBox())?.height).toBeLessThanOrEqual(500);
  await expect(box.locator('summary')).toHaveCount(10);
  // Playwright's own click would scroll to where the row is without its stickiness: the end of the box.
  await more.dispatchEvent('click');
  await expect(more, 'the end shows').toBeHidden();
  const first = box.locator('summary').first();
  await first.focus();
  const sign = () => first.evaluate((summary) => getComputedStyle(summary, '::after').content);
  expect(await sign()).toMatch(/^"\+"/);
  await page.keyboard.press('Enter');
  await expect(box.locator('details').first()).toHaveAttribute('open');
  expect(await sign()).toMatch(/^"-"/);
  await page.keyboard.press('Enter');
  await expect(box.locator('details').first()).not.toHaveAttribute('open');
});

test('testimonials move 50 px a second, and stop on hover, focus and the pause button', async ({ page }) => {
  await page.goto('/');
  const track = page.locator('[data-pause] ~ * > div').first();
  for (const width of [320, 1280]) {
    await resize(page, width);
    const speed = await track.evaluate((strip) => {
      const list = strip.firstElementChild?.getBoundingClientRect().width ?? 0;
      return list / Number.parseFloat(getComputedStyle(strip).animationDuration);
    });
    expect(speed, `${width} px`).toBeCloseTo(50, 1);
  }
  const state = () => track.evaluate((element) => getComputedStyle(element).animationPlayState);
  await track.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.mouse.move(0, 0);
  await expect.poll(state).toBe('running');
  await page.getByRole('checkbox', { name: 'Pause testimonials' }).focus();
  await page.keyboard.press('Space');
  expect(await state()).toBe('paused');
  await page.keyboard.press('Space');
  await page.getByRole('group', { name: 'Moving strip of testimonials' }).hover();
  await expect.poll(state).toBe('paused');
  await page.mouse.move(0, 0);
  await page.getByRole('group', { name: 'Moving strip of testimonials' }).focus();
  await expect.poll(state).toBe('paused');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await track.evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
});

test('hydration and Back keep the scroll position; a link scrolls to the top', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, 1200));
  await untilHydrated(page);
  // The last part of the page hydrates after everything that could move it.
  await page.locator('[data-island="footer"][data-hydrated]').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => scrollY)).toBe(1200);
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await page.locator('header a[href="/getintouch"]').click();
  await expect(page).toHaveURL('/getintouch');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await untilAllHydrated(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2500);
});

test.describe('on a phone', () => {
  test.use(onPhone);

  // kinds.spec.ts shows that the dock covers nothing.
  test('the dock hides over the footer and next to a form, and comes back', async ({ page }) => {
    const release = await stall(page, '**/assets/entry-client*.js');
    await page.goto('/');
    const hidesAndReturns = async () => {
      for (const inTheWay of ['footer', 'main form']) {
        await page.locator(inTheWay).first().scrollIntoViewIfNeeded();
        await expect(page.locator('html')).toHaveAttribute('data-dock-away');
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await expect(page.locator('html')).not.toHaveAttribute('data-dock-away');
      }
    };
    await hidesAndReturns();
    release();
    await untilAllHydrated(page);
    await hidesAndReturns();
  });
});
