/** The browser of the measurements: a slow phone on a slow network, and a stopwatch that runs in the page. */
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { launchOptions } from '../../playwright.config.ts';

export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

export interface Slowness {
  /** The processor is this many times slower. */
  cpu: number;
  slow4G: boolean;
}

export const withBrowser = async <T>(use: (browser: Browser) => Promise<T>): Promise<T> => {
  const browser = await chromium.launch(launchOptions);
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
};

/** Uses a page with an empty cache on a machine as slow as asked for. */
export const withPage = async <T>(
  browser: Browser,
  screen: BrowserContextOptions,
  { cpu, slow4G }: Slowness,
  use: (page: Page) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext(screen);
  try {
    // tsx names every function with a helper that functions sent into the page have to find there.
    await context.addInitScript('globalThis.__name = (named) => named');
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    if (slow4G) {
      await session.send('Network.enable');
      // Lighthouse's slow 4G as its browser throttling applies it: the round trip of 150 ms counts for a whole request.
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150 * 3.75,
        downloadThroughput: (1.6 * 0.9 * 1024 * 1024) / 8,
        uploadThroughput: (750 * 0.9 * 1024) / 8,
      });
    }
    return await use(page);
  } finally {
    await context.close();
  }
};

export const untilAwake = (page: Page) => page.locator('#root[data-awake]').waitFor({ state: 'attached' });

/** Something to be read off the page. */
export interface Reading {
  selector: string;
  property: 'textContent' | 'value' | 'ariaExpanded';
}

/**
 * Sets a stopwatch in the page. It runs from the time stamp of the next event of a type, which the browser gives when the
 * input arrives however busy the page is, until a frame has been painted in which every reading has changed.
 * @returns waits for that frame; gives the time in ms
 */
export const stopwatch = async (
  page: Page,
  type: string,
  readings: Reading[],
): Promise<() => Promise<number>> => {
  const running = await page.evaluateHandle(
    ([event, list]) => {
      const read = ({ selector, property }: Reading) => {
        const value: unknown = Reflect.get(document.querySelector(selector) ?? {}, property);
        return typeof value === 'string' ? value : undefined;
      };
      const before = list.map(read);
      const haveChanged = () => list.every((reading, at) => ![before[at], undefined].includes(read(reading)));
      const time = new Promise<number>((done, fail) => {
        setTimeout(() => fail(new Error(`Nothing has come of the ${event}.`)), 30_000);
        const start = ({ timeStamp }: Event) => {
          const look = () => {
            if (!haveChanged()) requestAnimationFrame(look);
            // A frame is painted after its callbacks; a message is the first thing that comes after the painting.
            else {
              const { port1, port2 } = new MessageChannel();
              port1.addEventListener('message', () => done(performance.now() - timeStamp), { once: true });
              port1.start();
              port2.postMessage('painted');
            }
          };
          requestAnimationFrame(look);
        };
        addEventListener(event, start, { capture: true, once: true, passive: true });
      });
      return { time };
    },
    [type, readings] as const,
  );
  return () => running.evaluate(({ time }) => time);
};
