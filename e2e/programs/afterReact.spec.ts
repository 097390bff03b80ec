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
 * What is seen of the page once its timers have run, and the translator has come again. The button for more questions shows as
 * long as their box can be scrolled, which the browser notices when it likes.
 */
const seen = async (page: Page) => {
  await page.clock.runFor(5000);
  const text = await page.locator('main').innerText();
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && line !== moreQuestions);
};

/** Works one control as a visitor does, then another value of it. */
const work = async (page: Page, index: number) => {
  const control = page.locator(controls).nth(index);
  if (!(await control.isVisible()) || (await control.isDisabled())) return;
  const kind = await control.evaluate((element) =>
    element.matches('textarea, input:not([type="radio"], [type="range"])')
      ? 'text'
      : element.getAttribute('type'),
  );
  if (kind === 'text') {
    await control.fill('x9');
    await control.blur();
  } else if (kind === 'range') await control.press('ArrowRight');
  else await control.dispatchEvent('click');
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
        await work(page, index);
        states.push(await seen(page));
      }
      // The next page needs its timers to load.
      await page.clock.resume();
      return states;
    },
  };
};

/** The kinds with a control that changes the page. */
const { legal: _legal, article: _article, ...kindsWithControls } = kinds;
const addresses = { ...kindsWithControls, ...paths.services };

for (const [kind, address] of Object.entries(addresses))
  test(`${kind}: every control does the same in a translated page`, async ({ page, context }) => {
    const plain = await workAll(page, address);
    const expected = await plain.steps();
    const other = await context.newPage();
    const said = watchConsole(other, /status of 404/);
    const translated = await workAll(other, address);
    await other.evaluate(translate);
    const actual = await translated.steps();
    for (const [index, text] of expected.entries())
      expect(actual[index], `after control ${index}`).toEqual(text);
    expect(said).toEqual([]);
  });
