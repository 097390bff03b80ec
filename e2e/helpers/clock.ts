import type { BrowserContext, Page } from 'playwright/test';
import { SECOND } from '../../src/config/durations';
import { REPORT_HELD_AFTER } from '../../src/leads/leadMachine';

interface WithRealTimeout {
  realTimeout?: typeof AbortSignal.timeout;
}

/**
 * A clock that the test can push forward. Use it instead of Playwright's own `clock.install`, which also fakes
 * `AbortSignal.timeout`: a jump would end a probe that is under way, and the page would believe that the CRM is out of reach.
 */
export const installClock = async (
  context: BrowserContext,
  options?: Parameters<BrowserContext['clock']['install']>[0],
) => {
  await context.addInitScript(() => {
    // After a second call the clock of the first is there already.
    (window as WithRealTimeout).realTimeout ??= AbortSignal.timeout.bind(AbortSignal);
  });
  await context.clock.install(options);
  await context.addInitScript(() => {
    const { realTimeout } = window as WithRealTimeout;
    if (!realTimeout) throw new Error('The clock was installed before the real timeout was kept.');
    AbortSignal.timeout = realTimeout;
  });
};

/** Moves the clock past the time after which a lead without proof is reported. */
export const passHeldReport = (page: Page) => page.clock.fastForward(REPORT_HELD_AFTER + SECOND);
