import { expect, test, type Browser } from 'playwright/test';
import { casesFor } from './cases';
import { inTurns } from './inTurns';
import { sampleOf } from './sample';
import { scout, type Requested } from './scout';
import { summary, type Result } from './verdicts';
import { visit } from './visit';

// A fixed seed, so that a failure is the same for everyone; CHAOS_SEED tries another sample.
const seed = Number(process.env['CHAOS_SEED'] ?? 1);
const groups = 6;
/** Some visits never ask for the broken file; six groups of seven make more than 40 that do. */
const leastPerGroup = 7;

/** Each worker sends every form once without a fault. */
let scouted: Promise<Record<string, Requested>> | undefined;
const scoutOnce = (browser: Browser) => (scouted ??= scout(browser, { prefetched: false }));

for (let group = 0; group < groups; group += 1) {
  test(`a broken file loses no lead: sample ${group + 1} of ${groups}`, async ({ browser }) => {
    test.setTimeout(600_000);
    const { cases } = casesFor(await scoutOnce(browser));
    const rest = sampleOf(cases, seed, 72).filter((_, index) => index % groups === group);
    const results: Result[] = [];
    const askedFor = () => results.length - summary(results).notAskedFor;
    while (rest.length > 0 && askedFor() < leastPerGroup) {
      const next = rest.splice(0, leastPerGroup - askedFor());
      results.push(...(await inTurns(next, 4, async (one) => ({ one, verdict: await visit(browser, one) }))));
    }
    expect(summary(results).problems, `CHAOS_SEED=${seed}`).toEqual([]);
    expect(askedFor()).toBeGreaterThanOrEqual(leastPerGroup);
  });
}
