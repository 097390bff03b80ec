import { expect, test, type Page } from 'playwright/test';
import { resize } from './accessibility/texts';
import { dialog } from './helpers/forms';
import { expectNoAxeViolations, untilAllHydrated, untilHydrated } from './helpers/quality';
import { dock, menuButton, whatsNew } from './helpers/shell';

/** The pages as they are while the app is still on its way: only the first small script runs. */
const withoutReact = (page: Page) => page.route('**/assets/entry-client*.js', () => {});

for (const [when, prepare] of [
  ['before React', withoutReact],
  ['with React', async () => {}],
] as const) {
  test.describe(when, () => {
    const open = async (page: Page, address: string) => {
      await prepare(page);
      await page.goto(address);
      if (when === 'with React') await untilHydrated(page);
    };

    test('the services menu opens by hover 713 px wide, closes on leaving, and by keyboard', async ({
      page,
    }) => {
      await open(page, '/');
      const button = menuButton(page, 'Our Services');
      const menu = page.locator('#services-menu');
      await expect(menu).toBeHidden();
      await button.hover();
      await expect(menu).toBeVisible();
      expect((await menu.boundingBox())?.width).toBe(713);
      await button.click();
      await expect(menu).toBeVisible();
      await page.mouse.move(20, 600);
      await expect(menu).toBeHidden();

      await button.focus();
      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Web Development' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
      await page.keyboard.press('Space');
      await expect(menu).toBeVisible();
      await page.locator('header').getByRole('link', { name: 'Works' }).focus();
      await expect(menu).toBeHidden();
    });

    test('a press outside, or on an empty part of the bar, closes the services menu', async ({ page }) => {
      await open(page, '/getintouch');
      const menu = page.locator('#services-menu');
      for (const [x, y] of [
        [300, 500],
        [500, 36],
      ] as const) {
        await menuButton(page, 'Our Services').press('Enter');
        await expect(menu).toBeVisible();
        await page.mouse.click(x, y);
        await expect(menu).toBeHidden();
      }
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

      test('the menu opens a side panel, Our Services unfolds in it, and the shade or a link closes it', async ({
        page,
      }) => {
        await open(page, '/');
        const main = page.getByRole('navigation', { name: 'Main' });
        await expect(main).toBeHidden();
        await menuButton(page, 'Menu').tap();
        await expect(main).toBeVisible();
        await page.touchscreen.tap(15, 400);
        await expect(main).toBeHidden();
        await menuButton(page, 'Menu').tap();
        await menuButton(page, 'Our Services').tap();
        await expect(main.getByRole('link', { name: 'DevOps Practices' })).toBeVisible();
        await main.getByRole('link', { name: 'Contact Us' }).tap();
        await expect(page).toHaveURL('/getintouch');
        await expect(main).toBeHidden();
      });

      test('the dock opens to WhatsApp, What’s New and five networks, and closes by a tap elsewhere', async ({
        page,
      }) => {
        await open(page, '/works');
        const networks = page.locator('aside').getByRole('list', { name: 'Social networks' });
        await expect(networks).toBeHidden();
        await dock(page).tap();
        await expect(networks.getByRole('link')).toHaveCount(5);
        await expect(page.getByRole('link', { name: 'Chat on WhatsApp (opens in a new tab)' })).toBeVisible();
        await expect(page.getByRole('button', { name: "What's New" })).toBeVisible();
        await page.touchscreen.tap(100, 200);
        await expect(networks).toBeHidden();
      });

      test('the toggle swaps heading, list and picture, and the choice stays', async ({ page }) => {
        await open(page, '/');
        await page.getByText('EdTech products', { exact: true }).tap();
        await expect(page.getByRole('heading', { name: 'Training that ends in a job' })).toBeVisible();
        await expect(
          page.getByRole('heading', { name: 'Custom software that pays for itself' }),
        ).toBeHidden();
      });
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 }, hasTouch: true });

  test('panel and dock open and close by taps', async ({ page }) => {
    await page.goto('/works');
    const main = page.getByRole('navigation', { name: 'Main' });
    await menuButton(page, 'Menu').tap();
    await menuButton(page, 'Our Services').tap();
    await expect(main.getByRole('link', { name: 'DevOps Practices' })).toBeVisible();
    await page.touchscreen.tap(15, 400);
    await expect(main).toBeHidden();
    const whatsApp = page.getByRole('link', { name: 'Chat on WhatsApp (opens in a new tab)' });
    await dock(page).tap();
    await expect(whatsApp).toBeVisible();
    await page.touchscreen.tap(40, 300);
    await expect(whatsApp).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the footer columns are collapsed and open by a tap', async ({ page }) => {
    await page.goto('/getintouch');
    const footer = page.locator('footer');
    const blogs = footer.getByRole('link', { name: 'Blogs' });
    await expect(blogs).toBeHidden();
    await footer.locator('summary', { hasText: 'Company' }).tap();
    await expect(blogs).toBeVisible();
    const phone = footer.locator('a[href^="tel:"]');
    await expect(phone).toBeHidden();
    await footer.locator('summary', { hasText: 'Contact' }).tap();
    await expect(phone).toBeVisible();
  });

  test("What's New shows one event at a time and wraps around both ways", async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    await (await whatsNew(page)).tap();
    const modal = dialog(page, 'Unforgettable Moments Await!!');
    await expect(modal.getByRole('heading', { name: 'Assessment Drive' })).toBeVisible();
    await expectNoAxeViolations(page);
    await modal.getByRole('button', { name: 'Previous event' }).tap();
    await expect(modal.getByText('7 of 7')).toBeVisible();
    await expect(modal.getByText('5 Jan 2025')).toBeVisible();
    await modal.getByRole('button', { name: 'Next event' }).tap();
    await expect(modal.getByText('15 Aug 2024')).toBeVisible();
    await modal.getByRole('button', { name: 'Close' }).tap();
    await expect(modal).toBeHidden();
  });
});

test("What's New fans seven cards out; the one under the pointer or the focus shows its date", async ({
  page,
}) => {
  await page.goto('/');
  await untilHydrated(page);
  const opener = await whatsNew(page);
  await opener.click();
  const modal = dialog(page, 'Unforgettable Moments Await!!');
  const cards = modal.getByRole('listitem');
  await expect(cards).toHaveCount(7);
  await expectNoAxeViolations(page);
  await cards.nth(6).focus();
  await expect(cards.nth(6).getByText('5 Jan 2025')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the slides change every five seconds, stand still under the pointer, and dots jump', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await untilHydrated(page);
  const shown = page.locator('[aria-roledescription="slide"][data-current]');
  await page.mouse.move(0, 0);
  // The clock of a slow machine may have shown another slide by now.
  const before = Number((await shown.getAttribute('aria-label'))?.[0]);
  await page.clock.runFor(5000);
  await expect(shown).not.toHaveAccessibleName(`${before} of 3`);
  await page.getByRole('button', { name: 'Show slide 3' }).click();
  await expect(shown).toHaveAccessibleName('3 of 3');
  await page.clock.runFor(10_000);
  await expect(shown).toHaveAccessibleName('3 of 3');
  await page.mouse.move(400, 780);
  await page.getByRole('button', { name: 'Show slide 3' }).blur();
  await page.clock.runFor(5000);
  await expect(shown).not.toHaveAccessibleName('3 of 3');
});

test('the toggle is two radio buttons, which arrow keys choose between', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Software solutions' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'EdTech products' })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Training that ends in a job' })).toBeVisible();
});

test('questions open and close by keyboard, in a box of at most 500 px', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('region', { name: 'Questions people ask first' });
  expect((await box.boundingBox())?.height).toBeLessThanOrEqual(500);
  await expect(box.locator('summary')).toHaveCount(10);
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

test('testimonials move, stop under the pointer, by their pause control, and for those who want less motion', async ({
  page,
}) => {
  await page.goto('/');
  const track = page.locator('[data-pause] ~ * > div').first();
  const state = () => track.evaluate((element) => getComputedStyle(element).animationPlayState);
  await track.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.mouse.move(0, 0);
  expect(await state()).toBe('running');
  await page.getByRole('checkbox', { name: 'Pause testimonials' }).focus();
  await page.keyboard.press('Space');
  expect(await state()).toBe('paused');
  await page.keyboard.press('Space');
  const place = await page.locator('[data-pause] ~ *').first().boundingBox();
  await page.mouse.move(200, (place?.y ?? 0) + 40);
  await expect.poll(state).toBe('paused');
  await page.mouse.move(0, 0);
  await page.getByRole('group', { name: 'Moving strip of testimonials' }).focus();
  await expect.poll(state).toBe('paused');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await track.evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
});

test('following a link scrolls to the top, also on a slow machine, and going back returns to the place', async ({
  page,
}) => {
  await page.goto('/');
  await untilHydrated(page);
  if (page.context().browser()?.browserType().name() === 'chromium')
    // Slow enough that parts of the new page arrive during the scroll.
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await page.locator('header a[href="/getintouch"]').click();
  await expect(page).toHaveURL('/getintouch');
  await untilAllHydrated(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2500);
});

test('a link to the current address scrolls to the top, and scrolling is smooth after it', async ({
  page,
}) => {
  await page.goto('/works');
  await untilHydrated(page);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.locator('header a[href="/works"]').click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
});

test('testimonials move 1 px every 20 ms at every width', async ({ page }) => {
  await page.goto('/');
  const track = page.locator('[data-pause] ~ * > div').first();
  for (const width of [320, 360, 390, 1280]) {
    await resize(page, width);
    const speed = await track.evaluate((strip) => {
      const list = strip.firstElementChild?.getBoundingClientRect().width ?? 0;
      return list / Number.parseFloat(getComputedStyle(strip).animationDuration);
    });
    expect(speed, `${width} px`).toBeCloseTo(50, 1);
  }
});

test('the numbers of the about page are hidden from the first paint until they are seen, and show without scripts', async ({
  page,
  browser,
}) => {
  await withoutReact(page);
  await page.goto('/aboutus');
  const first = (of: Page) => of.locator('dl > div').first();
  await expect(first(page)).toHaveCSS('opacity', '0');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(page.url());
  await expect(first(plain)).toHaveCSS('opacity', '1');
  await context.close();
});

test('a visitor who scrolls before hydration stays at that place', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, 1200));
  await untilHydrated(page);
  // The page's last part wakes after everything that could move it.
  await page.locator('[data-island="footer"][data-hydrated]').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => scrollY)).toBe(1200);
});
