/** Each control of a page does the same in a translated page as in one that nobody has translated. */
import { expect, test, type Page } from 'playwright/test';
import { paths } from '../../src/config/paths';
import { kinds } from '../accessibility/kinds';
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

/** What is seen of the page, once nothing in it changes any more and the translator has come again. */
const seen = async (page: Page) => {
  const read = () =>
    page.evaluate(() => ({
      text: document.querySelector('main')?.innerText.replaceAll(/\s/g, ''),
      isWaiting: document.documentElement.dataset['translated'] === 'soon',
    }));
  let before = await read();
  await expect
    .poll(
      async () => {
        const now = await read();
        const isAtRest = !now.isWaiting && now.text === before.text;
        before = now;
        return isAtRest;
      },
      { intervals: [50, 150, 150] },
    )
    .toBe(true);
  return before.text;
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
  else if (kind === 'radio') await control.check({ force: true });
  else await control.click({ force: true });
};

const workAll = async (page: Page, address: string) => {
  await openAllHydrated(page, address);
  return {
    steps: async () => {
      const states: (string | undefined)[] = [];
      const count = await page.locator(controls).count();
      for (let index = 0; index < count; index += 1) {
        await work(page, index);
        states.push(await seen(page));
      }
      return states;
    },
  };
};

const addresses = { ...kinds, ...paths.services };

for (const [kind, address] of Object.entries(addresses))
  test(`${kind}: every control does the same in a translated page`, async ({ page, context }) => {
    const plain = await workAll(page, address);
    const expected = await plain.steps();
    const other = await context.newPage();
    const said = watchConsole(other, /status of 404/);
    const translated = await workAll(other, address);
    await other.evaluate(translate);
    const actual = await translated.steps();
    expect(actual).toEqual(expected);
    expect(said).toEqual([]);
  });
