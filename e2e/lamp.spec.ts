/** Home's first slide is a dark scene: the owl's light follows the visitor, and the lamp lights all of it. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from 'playwright/test';
import { marked, SLIDESHOW } from '../src/config/markup';
import { paths } from '../src/config/paths';
import { homeHeadings, slides } from '../src/content/home';
import { circleOf, lightOf, untilLightFollows } from './helpers/light';

const lamp = (page: Page) => page.getByRole('button', { name: homeHeadings.lamp, exact: true });
const carousel = (page: Page) => page.getByRole('region', { name: homeHeadings.hero });
const ground = (page: Page) =>
  carousel(page).evaluate((element) => getComputedStyle(element).backgroundColor);
const ink = 'rgb(23, 23, 28)';

/** Home, once its light follows. */
const openDark = async (page: Page) => {
  await page.goto(paths.home);
  await untilLightFollows(page);
};
const expectLit = async (page: Page) => {
  await expect(lamp(page)).toBeHidden();
  await expect(lightOf(page)).toBeVisible();
  expect(await circleOf(page)).toBe('none');
  expect(await ground(page)).not.toBe(ink);
};

test('the circle of light follows pointer and focus; each button of the slide lights its own side', async ({
  page,
}) => {
  await openDark(page);
  expect(await ground(page)).toBe(ink);
  const byPointer = await circleOf(page);
  const [first, second] = slides[0]?.actions ?? [];
  await page.getByRole('button', { name: first?.label ?? '', exact: true }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => circleOf(page)).not.toBe(byPointer);
  const byFirst = await circleOf(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: second?.label ?? '', exact: true })).toBeFocused();
  await expect.poll(() => circleOf(page)).not.toBe(byFirst);
});

test('one press lights the whole slide and says so, a second one puts it out; React changes nothing', async ({
  page,
}) => {
  await openDark(page);
  await expect(lamp(page)).toHaveAttribute('aria-pressed', 'false');
  await lamp(page).press('Enter');
  await expect(lamp(page)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => ground(page)).not.toBe(ink);
  await expect(page.locator('#root')).toHaveAttribute('data-hydrated', '');
  await expect(lamp(page)).toHaveAttribute('aria-pressed', 'true');
  await lamp(page).click();
  await expect(lamp(page)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => ground(page)).toBe(ink);
});

test('a finger on the scene moves the light and can scroll the page', async ({ page }) => {
  await openDark(page);
  expect(
    await lightOf(page).evaluate((element) => getComputedStyle(element.parentElement ?? element).touchAction),
  ).toBe('pan-y');
});

test('with reduced motion, in forced colours and on paper the scene is lit', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(paths.home);
  await expectLit(page);
  await page.emulateMedia({ reducedMotion: null, forcedColors: 'active' });
  await expectLit(page);
  await page.emulateMedia({ forcedColors: null, media: 'print' });
  await expectLit(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the scene is lit, and no dead button is shown', async ({ page }) => {
    await page.goto(paths.home);
    await expectLit(page);
  });
});

test('axe finds nothing wrong with the dark slide, nor with the lit one', async ({ page }) => {
  // The shared helper asks for reduced motion, with which nothing is dark.
  const violations = async () => {
    const found = await new AxeBuilder({ page }).include(marked(SLIDESHOW)).analyze();
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  };
  await openDark(page);
  await expect.poll(() => ground(page)).toBe(ink);
  expect(await violations()).toEqual([]);
  await lamp(page).click();
  await expect
    .poll(() => carousel(page).evaluate((element) => element.getAnimations({ subtree: true }).length))
    .toBe(0);
  expect(await ground(page)).not.toBe(ink);
  expect(await violations()).toEqual([]);
});
