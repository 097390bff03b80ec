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

export const startChromium = async (): Promise<Engine> => {
  const browser = await chromium.launch(testLaunchOptions);
  return {
    open: async (proxyPort) => {
      // <-loopback>: otherwise Chromium asks no proxy for addresses of this machine.
      const proxied =
        proxyPort === undefined
          ? {}
          : { proxy: { server: `http://127.0.0.1:${proxyPort}`, bypass: '<-loopback>' } };
      const context = await browser.newContext({ viewport: windowSize, ...proxied });
      const page = await context.newPage();
      const { keyboard, mouse } = page;
      // No test uses another button than the first, so `button` is ignored.
      const act = ({ type, value = '', x = 0, y = 0 }: ActionSource['actions'][number]) => {
        switch (type) {
          case 'keyDown':
            return keyboard.down(keyNames[value] ?? value);
          case 'keyUp':
            return keyboard.up(keyNames[value] ?? value);
          case 'pointerMove':
            return mouse.move(x, y);
          case 'pointerDown':
            return mouse.down();
          case 'pointerUp':
            return mouse.up();
          default:
            throw new Error(`Chromium's visitor has no action ${type}.`);
        }
      };
      return {
        go: (url) => page.goto(url, { waitUntil: 'domcontentloaded' }),
        evaluate: (expression) => page.evaluate<string>(expression),
        perform: async (sources) => {
          // The visitor has one source at a time.
          for (const action of sources.flatMap(({ actions }) => actions)) await act(action);
        },
        close: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
};
