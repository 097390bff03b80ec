import { expect, test, type Locator, type Page } from 'playwright/test';
import { openAllHydrated, untilAllHydrated, untilHydrated } from './helpers/quality';
import { dock, menuButton, openWhatsNew, revealWhatsNew } from './helpers/shell';
import { neverAnswer, stall } from './helpers/stall';

/** The app never arrives: only the boot script runs. */
const withoutReact = (page: Page) => neverAnswer(page, '**/assets/entry-client*.js');
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
    await button.click();
    await expect(menu).toBeVisible();
    await page.mouse.move(20, 600);
    await expect(menu).toBeHidden();

    await button.press('Space');
    await expect(menu).toBeVisible();
    await page.locator('header').getByRole('link', { name: 'Works' }).focus();
    await expect(menu).toBeHidden();
    await button.press('Enter');
    await expect(menu).toBeVisible();
    await page.mouse.click(300, 500);
    await expect(menu).toBeHidden();
  };
  await opensAndCloses();
  release();
  await untilHydrated(page);
  await opensAndCloses();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with the boot script alone' : 'without scripts', () => {
    test.use({ ...onPhone, javaScriptEnabled });

    test.beforeEach(async ({ page }) => {
      await withoutReact(page);
      await page.goto('/');
    });

    test('a tap on EdTech products shows them in the place of the custom software', async ({ page }) => {
      await page.getByText('EdTech products', { exact: true }).tap();
      await expect(page.getByRole('heading', { name: 'A tech job, or your fee back' })).toBeVisible();
      await expect(
        page.getByRole('heading', { name: 'Custom software, priced milestone by milestone' }),
      ).toBeHidden();
    });

    test('the menu and its services open by taps, and close by a tap outside', async ({ page }) => {
      const main = page.getByRole('navigation', { name: 'Main' });
      await menuButton(page, 'Menu').tap();
      await menuButton(page, 'Our Services').tap();
      await expect(main.getByRole('link', { name: 'DevOps Practices' })).toBeVisible();
      await page.touchscreen.tap(15, 400);
      await expect(main).toBeHidden();
    });

    test('the dock opens by a tap, and closes by a tap outside', async ({ page }) => {
      const networks = page.locator('aside').getByRole('list', { name: 'Social networks' });
      await expect(networks).toBeHidden();
      await dock(page).tap();
      await expect(networks.getByRole('link')).toHaveCount(5);
      await expect(page.getByRole('link', { name: 'Chat on WhatsApp (opens in a new tab)' })).toBeVisible();
      await page.touchscreen.tap(40, 300);
      await expect(networks).toBeHidden();
    });

    test('a column of the footer opens by a tap', async ({ page }) => {
      const blogs = page.locator('footer').getByRole('link', { name: 'Blogs' });
      await expect(blogs).toBeHidden();
      await page.locator('footer summary', { hasText: 'Company' }).tap();
      await expect(blogs).toBeVisible();
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test("What's New leads to the events and the newsletter", async ({ page }) => {
    await page.goto('/works');
    await (await revealWhatsNew(page)).click();
    await expect(page.getByRole('heading', { name: 'Unforgettable Moments Await!!' })).toBeInViewport();
    const last = page.getByRole('listitem').filter({ hasText: '5 Jan 2025' });
    await expect(last).toContainText('New-Year Summit');
    await expect(page.getByRole('button', { name: 'Subscribe us!' })).toBeVisible();
  });
});

test('the pause button stops the testimonials', async ({ page }) => {
  await page.goto('/');
  const track = page.locator('[data-pause] ~ * > div').first();
  await track.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.mouse.move(0, 0);
  await expect(track).toHaveCSS('animation-play-state', 'running');
  await page.getByRole('checkbox', { name: 'Pause or play testimonials' }).focus();
  await page.keyboard.press('Space');
  await expect(track).toHaveCSS('animation-play-state', 'paused');
});

const strips = [
  { what: 'testimonials', address: '/', link: false },
  { what: 'companies', address: '/SkillOrientedCourses/1', link: false },
  { what: 'projects', address: '/works', link: true },
];
/** Opens a page whose strip is in view and moves, and returns the strip with how its movement stands. */
const openStrip = async (page: Page, what: string, address: string) => {
  await page.goto(address);
  await page.mouse.move(0, 0);
  const strip = page.getByRole('group', { name: `Moving strip of ${what}` });
  await strip.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const isMoving = () =>
    strip
      .locator('> div')
      .evaluate((track) => track.getAnimations().some(({ playState }) => playState === 'running'));
  await expect.poll(isMoving).toBe(true);
  return { strip, isMoving };
};

for (const { what, address, link } of strips) {
  test(`the strip of ${what} stands still under the mouse, and goes on without it`, async ({ page }) => {
    const { strip, isMoving } = await openStrip(page, what, address);
    await strip.hover();
    await expect(strip.locator('> div')).toHaveCSS('animation-play-state', 'paused');
    await expect.poll(isMoving).toBe(false);
    await page.mouse.move(0, 0);
    await expect.poll(isMoving).toBe(true);
  });

  test(`the strip of ${what} stands still while ${link ? 'one of its links' : 'it'} has the focus`, async ({
    page,
  }) => {
    const { strip, isMoving } = await openStrip(page, what, address);
    await (link ? strip.getByRole('link').first() : strip).focus();
    await expect.poll(isMoving).toBe(false);
  });
}

test('the checkbox that pauses a strip lies where its control is drawn', async ({ page }) => {
  await page.goto('/');
  const checkbox = page.getByRole('checkbox', { name: 'Pause or play testimonials' });
  await checkbox.scrollIntoViewIfNeeded();
  // At its corners, to which a smaller or a moved checkbox would not reach.
  const found = await page.locator('label[for]:has([data-when])').evaluate((drawn: HTMLLabelElement) => {
    const { left, right, top, bottom } = drawn.getBoundingClientRect();
    return [left + 2, right - 2].map((x) =>
      [top + 2, bottom - 2].map((y) => document.elementFromPoint(x, y) === drawn.control),
    );
  });
  expect(found.flat()).toEqual([true, true, true, true]);
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

test('a link at the foot of a long page scrolls smoothly to the top of a shorter one', async ({ page }) => {
  await page.goto('/');
  // Before React a link loads its page as a document, which begins at its top.
  await untilAllHydrated(page);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const works = page.getByRole('contentinfo').getByRole('link', { name: 'Works' });
  await expect(works).toBeInViewport();
  const heights = await page.evaluateHandle(() => {
    const start = scrollY;
    const seen = { start, least: Infinity };
    const look = () => {
      if (location.pathname === '/works' && scrollY === 0) return;
      seen.least = Math.min(seen.least, document.documentElement.scrollHeight - innerHeight);
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  await works.click();
  await expect(page).toHaveURL('/works');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  // A page that is shorter for a moment, until its lower parts arrive, jumps to its own end first.
  const { start, least } = await heights.jsonValue();
  expect(least).toBeGreaterThanOrEqual(start);
  await expect(page.locator('body')).toHaveCSS('min-height', '0px');
});

/** The widgets that float over every page. */
const widgets = (page: Page) => {
  const aside = page.locator('aside');
  return {
    networks: aside.getByRole('list', { name: 'Social networks' }),
    whatsNew: aside.getByRole('button', { name: "What's New" }),
    whatsApp: aside.getByRole('link', { name: 'Chat on WhatsApp (opens in a new tab)' }),
  };
};
const boxOf = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    return { left, right, width, height };
  });

test.describe('on a screen of 1360 px', () => {
  test.use({ viewport: { width: 1360, height: 800 } });

  test('there is no dock', async ({ page }) => {
    await page.goto('/');
    await expect(dock(page)).toBeHidden();
  });

  test('the five social icons are at the right edge', async ({ page }) => {
    await page.goto('/');
    const { networks } = widgets(page);
    await expect(networks.getByRole('link')).toHaveCount(5);
    expect((await boxOf(networks)).right).toBe(1360);
  });

  test("What's New stands upright at the right edge", async ({ page }) => {
    await page.goto('/');
    const { whatsNew } = widgets(page);
    await expect(whatsNew).toHaveCSS('writing-mode', /^vertical/);
    const { right, width, height } = await boxOf(whatsNew);
    expect(right).toBe(1360);
    expect(height).toBeGreaterThan(width);
  });

  test('WhatsApp is at the left edge', async ({ page }) => {
    await page.goto('/');
    const { left } = await boxOf(widgets(page).whatsApp);
    expect(left).toBeLessThan(24);
  });
});

test.describe('on a screen of 1359 px', () => {
  test.use({ viewport: { width: 1359, height: 800 } });

  test('a dock stands for the social icons, WhatsApp and What’s New', async ({ page }) => {
    await page.goto('/');
    await expect(dock(page)).toBeVisible();
    for (const part of Object.values(widgets(page))) await expect(part).toBeHidden();
  });
});

test.describe('the events of What’s New', () => {
  test('on a phone the event before the first is the last', async ({ page }) => {
    const dialog = await openWhatsNew(page, 390);
    const cards = dialog.locator('ul > li');
    await expect(cards.first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Previous event' }).click();
    await expect(cards.first()).toBeHidden();
    await expect(cards.last()).toBeVisible();
    await expect(cards.last()).toContainText('5 Jan 2025');
  });

  test('on a phone the event after the last is the first', async ({ page }) => {
    const dialog = await openWhatsNew(page, 390);
    const cards = dialog.locator('ul > li');
    const next = dialog.getByRole('button', { name: 'Next event' });
    for (let event = 1; event < 7; event += 1) await next.click();
    await expect(cards.last()).toBeVisible();
    await next.click();
    await expect(cards.last()).toBeHidden();
    await expect(cards.first()).toContainText('15 Aug 2024');
    await expect(cards.first()).toBeVisible();
  });

  test('a card of the fan under the mouse is larger, and shows its title, date and place', async ({
    page,
  }) => {
    // No other card lies on the last one.
    const card = (await openWhatsNew(page, 1440)).locator('ul > li').last();
    const words = card.locator('[data-words]');
    const size = () =>
      card.evaluate((item) => {
        const { a, b } = new DOMMatrix(getComputedStyle(item).transform);
        return Math.hypot(a, b);
      });
    await expect(words).toHaveCSS('opacity', '0');
    expect(await size()).toBeCloseTo(1);
    await card.hover();
    await expect(words).toHaveCSS('opacity', '1');
    await expect(words).toContainText(/New-Year Summit.*5 Jan 2025, Bengaluru/s);
    await expect.poll(size).toBeGreaterThan(1.1);
  });

  test('a card that the mouse has left is as large as before', async ({ page }) => {
    const card = (await openWhatsNew(page, 1440)).locator('ul > li').last();
    const turned = await card.evaluate((item) => getComputedStyle(item).transform);
    await card.hover();
    await expect(card).not.toHaveCSS('transform', turned);
    await page.mouse.move(0, 0);
    await expect(card).toHaveCSS('transform', turned);
  });
});

/** Place and colours of every element of the page's content. */
const lookOf = (page: Page) =>
  page.locator('main').evaluate(async (main) => {
    await document.fonts.ready;
    scrollTo(0, 0);
    return [...main.querySelectorAll('*:not(link, :has(> link))')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor } = getComputedStyle(element);
      return [element.tagName, ...[x, y, width, height].map(Math.round), color, backgroundColor].join(' ');
    });
  });

const looksByItself = async (page: Page, address: string) => {
  await openAllHydrated(page, address);
  // The fonts of rarer letters come last.
  await page.waitForLoadState('networkidle');
  return lookOf(page);
};
/** Opens the list of articles and follows a link of it in the app. */
const follow = async (page: Page, address: string) => {
  await openAllHydrated(page, '/blogs');
  await page.locator(`a[href="${address}"]`).first().dispatchEvent('click');
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`));
  await untilAllHydrated(page);
};

for (const address of ['/blog/5', '/fullstack']) {
  test(`${address} looks the same after a link as after a reload`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const look = await looksByItself(page, address);
    await follow(page, address);
    await expect.poll(() => lookOf(page)).toEqual(look);
  });
}
