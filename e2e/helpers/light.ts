import { expect, type Page } from 'playwright/test';
import { LIGHT, marked } from '../../src/config/markup';

/** The lit drawing of a dark scene: the lamp of Home, or the torch of the 404 page. */
export const lightOf = (page: Page) => page.locator(`main ${marked(LIGHT)}`);

/** The circle that is cut out of it. */
export const circleOf = (page: Page) =>
  lightOf(page).evaluate((element) => getComputedStyle(element).clipPath);

/** Moves the pointer until the light follows it. */
export const untilLightFollows = async (page: Page) => {
  const atRest = await circleOf(page);
  await expect
    .poll(async () => {
      await page.mouse.move(900, 300);
      await page.mouse.move(1000, 500);
      return circleOf(page);
    })
    .not.toBe(atRest);
};
