/** Each control of a page does the same in a translated page as in one that nobody has translated. */
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
 * Resolves once the browser has nothing else to run: React has rendered what waits, as a filtered list does. WebKit has no such
 * task.
 */
const untilIdle = (page: Page) =>
  page.evaluate(() => {
    if ('scheduler' in window) return scheduler.postTask(() => {}, { priority: 'background' });
  });

/**
 * What is seen of the page once its timers have run, and the translator has come again. The button for more questions shows as
 * long as their box can be scrolled, which the browser notices when it likes.
 */
const seen = async (page: Page) => {
  await untilIdle(page);
  await page.clock.runFor(5000);
  await untilIdle(page);
  const text = await page.locator('main').innerText();
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && line !== moreQuestions);
};

/** What a visitor does with one control, step by step. Nothing if it cannot be worked now. */
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
  // Of the second and the third address a button offers another one.
  const texts = isEmail ? ['x9', 'asha@gmial.com', 'rao@gmial.com'] : ['x9'];
  return texts.map((text) => async () => {
    await control.fill(text);
    await control.blur();
  });
};

const workAll = async (page: Page, address: string) => {
  await openAllHydrated(page, address);
  // Timers run only when the test says so: two pages are compared in the same state.
  await installClock(page.context());
  await page.clock.pauseAt(Date.now() + 60_000);
  return {
    steps: async () => {
      const states: string[][] = [];
      const count = await page.locator(controls).count();
      for (let index = 0; index < count; index += 1) {
        for (const step of await stepsOf(page, index)) {
          await step();
          states.push(await seen(page));
        }
      }
      // The next page needs its timers to load.
      await page.clock.resume();
      return states;
    },
  };
};

/** The kinds of page without a control that changes the page. */
const withoutControls = new Set(['about', 'article', 'legal', 'unknownAddress', 'unknownArticle']);
const withControls = Object.entries(kinds).filter(([kind]) => !withoutControls.has(kind));
const addresses = [...withControls, ...Object.entries(paths.services)];

for (const [kind, address] of addresses)
  test(`${kind}: every control does the same in a translated page`, async ({ page, context }) => {
    const plain = await workAll(page, address);
    const expected = await plain.steps();
    expect(expected.length, 'steps').toBeGreaterThan(0);
    const other = await context.newPage();
    const consoleLines = watchConsole(other, /status of 404/);
    const translated = await workAll(other, address);
    await other.evaluate(translate);
    const actual = await translated.steps();
    expect(actual).toHaveLength(expected.length);
    for (const [index, text] of expected.entries())
      expect(actual[index], `after step ${index}`).toEqual(text);
    expect(consoleLines).toEqual([]);
  });
