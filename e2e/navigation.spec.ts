import { expect, test, type Locator, type Page } from 'playwright/test';
import { openAllHydrated, untilAllHydrated } from './helpers/quality';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

for (const address of ['/blog/5', '/aboutus', '/works', '/fullstack']) {
  test(`${address} looks the same after a link as after a reload`, async ({ page, context }) => {
    const look = await looksByItself(page, address);
    await follow(page, address);
    await expect.poll(() => lookOf(page)).toEqual(look);
    if (address !== '/blog/5') return;
    await test.step('where the browser cannot move a style sheet', async () => {
      const other = await context.newPage();
      await other.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'moveBefore'));
      await follow(other, address);
      await expect.poll(() => lookOf(other)).toEqual(look);
    });
    await test.step('after a page whose later styles did not arrive', async () => {
      await page.route(/\/later-/, (route) => route.abort(), { times: 1 });
      await follow(page, address);
      await expect.poll(() => lookOf(page)).toEqual(look);
    });
  });
}

/** Follows a link that is in view. Returns how the page scrolled to its top, and the places it was at on the way. */
const followInView = async (page: Page, link: Locator) => {
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(link).toBeInViewport();
  const before = await page.evaluate(() => {
    const seen = { places: [] as number[], behaviour: [] as string[] };
    Object.assign(window, { seen });
    addEventListener('scroll', () => seen.places.push(scrollY));
    const scrollTo = window.scrollTo.bind(window);
    Reflect.set(window, 'scrollTo', (...place: [number, number]) => {
      seen.behaviour.push(getComputedStyle(document.documentElement).scrollBehavior);
      Reflect.apply(scrollTo, window, place);
    });
    return location.pathname;
  });
  await link.click();
  await expect(page).not.toHaveURL(before);
  await untilAllHydrated(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const seen = await page.evaluate(() =>
    JSON.stringify((window as Window & { seen?: { places: number[]; behaviour: string[] } }).seen),
  );
  return JSON.parse(seen) as { places: number[]; behaviour: string[] };
};
/**
 * A step down that a visitor would see, in px. A page that is short for a moment, until the rest of it arrives, may hold the
 * scroll back by a few.
 */
const JUMP = 100;
const card = (page: Page) => page.getByRole('link', { name: /^Read more/ }).nth(4);
const inFooter = (page: Page) => page.locator('footer').getByRole('link', { name: 'Blogs' });

for (const [name, address, linkOf] of [
  ['a card', '/blogs', card],
  ['the footer', '/works', inFooter],
] as const) {
  test(`a link of ${name} scrolls smoothly to the top of its page, and never down`, async ({ browser }) => {
    const page = await browser.newPage({ reducedMotion: 'no-preference' });
    await openAllHydrated(page, address);
    const { places, behaviour } = await followInView(page, linkOf(page));
    expect(behaviour).toEqual(['smooth']);
    const stepsDown = places.map((place, index) => place - (places[index - 1] ?? place));
    expect(Math.max(...stepsDown)).toBeLessThan(JUMP);
    await page.close();
  });
}

test('with reduced motion a link of a card jumps to the top', async ({ page }) => {
  await openAllHydrated(page, '/blogs');
  const { behaviour } = await followInView(page, card(page));
  expect(behaviour).toEqual(['auto']);
});
