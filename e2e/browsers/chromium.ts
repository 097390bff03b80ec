/** Chromium by Playwright, so that it meets the same checks as the other engines. */
import { chromium } from 'playwright';
import { testLaunchOptions } from '../../playwright.config';
import { windowSize, type ActionSource, type Engine } from './engine';
import { keys } from './visitor';

const keyNames: Record<string, string> = {
  [keys.tab]: 'Tab',
  [keys.enter]: 'Enter',
  [keys.escape]: 'Escape',
};

export const startChromium = async (...args: string[]): Promise<Engine> => {
  const browser = await chromium.launch({ ...testLaunchOptions, args: [...testLaunchOptions.args, ...args] });
  return {
    open: async (proxyPort) => {
      const proxy = proxyPort && { server: `http://127.0.0.1:${proxyPort}`, bypass: '<-loopback>' };
      const context = await browser.newContext({ viewport: windowSize, ...(proxy && { proxy }) });
      const page = await context.newPage();
      const { keyboard, mouse } = page;
      const act = ({ type, value = '', x = 0, y = 0 }: ActionSource['actions'][number]) => {
        if (type === 'keyDown') return keyboard.down(keyNames[value] ?? value);
        if (type === 'keyUp') return keyboard.up(keyNames[value] ?? value);
        if (type === 'pointerMove') return mouse.move(x, y);
        return type === 'pointerDown' ? mouse.down() : mouse.up();
      };
      return {
        go: (url) => page.goto(url, { waitUntil: 'domcontentloaded' }),
        evaluate: (expression) => page.evaluate<string>(expression),
        perform: async (sources) => {
          for (const { actions } of sources) for (const action of actions) await act(action);
        },
        close: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
};
