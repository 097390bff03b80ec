import type { Page } from 'playwright/test';
import { DEADLINE } from '../../src/handover/pendingActions';

/** Holds the requests for an address back until the returned function is called. */
export const stall = async (page: Page, address: string) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
};

/** Requests for an address get no answer, neither a file nor an error. */
export const neverAnswer = (page: Page, address: string) => page.route(address, () => {});

/** The browser never tells the page that the connection is back. Call it before the page opens. */
export const hideReconnection = (page: Page) =>
  page.addInitScript(() => addEventListener('online', (event) => event.stopImmediatePropagation(), true));

/** Moves the test's clock past the time that a page waits for React before it goes on without it. */
export const passDeadline = (page: Page) => page.clock.fastForward(DEADLINE);
