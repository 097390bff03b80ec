import type { Page } from 'playwright/test';

/** Keeps the thank-you, which leaves after two seconds, on the page for as long as the test looks at it. */
export const holdThanks = (page: Page) =>
  page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const patient = (handler: TimerHandler, wait = 0, ...values: unknown[]) =>
      start(handler, wait === 2000 ? 2 ** 30 : wait, ...values);
    Object.assign(window, { setTimeout: patient });
  });
