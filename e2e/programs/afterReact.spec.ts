/** Each control does the same in a translated page as in an untranslated one. */
import { expect, test, type Page } from 'playwright/test';
import { paths } from '../../src/config/paths';
import { moreQuestions } from '../../src/content/labels';
import { kinds } from '../accessibility/kinds';
import { installClock } from '../helpers/clock';
import { openAllHydrated, watchConsole } from '../helpers/quality';
import { translate } from './programs';

/** The controls that change the page and stay in it. */
const controls = [
  'main summary',
  'main button:not([type="submit"], [data-dialog])',
  'main [type="radio"]',
  'main [type="range"]',
  'main input[name="q"]',
  'main [data-field]',
].join();

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * Waits until the browser has nothing else to run. By then React has rendered everything, also a filtered list, which it renders
 * late. WebKit has no `scheduler`, so there this waits for nothing.
 */
const untilIdle = (page: Page) =>
  page.evaluate(() => {
    if ('scheduler' in window) return scheduler.postTask(() => {}, { priority: 'background' });
  });

/**
 * The lines that the page shows after its timers and the translator's have run. The text of the button for more questions is left
 * out: the button shows while the box of the questions can be scrolled, and browsers notice that sooner or later.
 */
const linesAfterTimers = async (page: Page) => {
  await untilIdle(page);
  await page.clock.runFor(5000);
  await untilIdle(page);
  const text = await page.locator('main').innerText();
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && line !== moreQuestions);
};

/** The steps of a visitor who uses one control. There are none if it is hidden or disabled. */
const stepsOf = async (page: Page, index: number) => {
  const control = page.locator(controls).nth(index);
  if (!(await control.isVisible()) || (await control.isDisabled())) return [];
  const kind = await control.evaluate((element) =>
    element.matches('textarea, input:not([type="radio"], [type="range"])')
      ? 'text'
      : element.getAttribute('type'),
  );
  if (kind === 'range') return ['ArrowRight', 'Home', 'End'].map((key) => () => control.press(key));
  if (kind !== 'text') return [() => control.dispatchEvent('click')];
  const isEmail = (await control.getAttribute('inputmode')) === 'email';
  // The second and the third address have a typing error: a button offers the corrected address.
  const texts = isEmail ? ['x9', 'asha@gmial.com', 'rao@gmial.com'] : ['x9'];
  return texts.map((text) => async () => {
    await control.fill(text);
    await control.blur();
  });
};

/** Opens a page and stops its clock. Its timers run only when the test says so: two pages are then compared in the same state. */
const openStopped = async (page: Page, address: string) => {
  await openAllHydrated(page, address);
  await installClock(page.context());
  await page.clock.pauseAt(Date.now() + 60_000);
};

/** Uses every control. Returns the lines of the page after each step. */
const useControls = async (page: Page) => {
  const states: string[][] = [];
  const count = await page.locator(controls).count();
  for (let index = 0; index < count; index += 1) {
    for (const step of await stepsOf(page, index)) {
      await step();
      states.push(await linesAfterTimers(page));
    }
  }
  // The next page shares the clock, and needs its timers to load.
  await page.clock.resume();
  return states;
};

/** The kinds of page without such controls. */
const withoutControls = new Set(['about', 'article', 'legal', 'unknownAddress', 'unknownArticle']);
const withControls = Object.entries(kinds).filter(([kind]) => !withoutControls.has(kind));
const addresses = [...withControls, ...Object.entries(paths.services)];

for (const [kind, address] of addresses)
  test(`every control of ${kind} does the same in a translated page`, async ({ page, context }) => {
    await openStopped(page, address);
    const expected = await useControls(page);
    expect(expected.length, 'steps').toBeGreaterThan(0);
    const translated = await context.newPage();
    const consoleLines = watchConsole(translated, /status of 404/);
    await openStopped(translated, address);
    await translated.evaluate(translate);
    const actual = await useControls(translated);
    expect(actual).toHaveLength(expected.length);
    for (const [index, lines] of expected.entries())
      expect(actual[index], `after step ${index}`).toEqual(lines);
    expect(consoleLines).toEqual([]);
  });
