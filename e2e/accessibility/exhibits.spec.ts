/** Axe on the exhibit of every service. ../kinds.spec.ts checks the rest of a service page, on one of them. */
import { expect, test } from 'playwright/test';
import { paths } from '../../src/config/paths';
import { ISLAND } from '../../src/handover/handover.markup';
import { expectNoAxeViolationsAtBothEnds, openAllHydrated } from '../helpers/quality';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const exhibit = `[${ISLAND}="exhibit"]`;

for (const [service, address] of Object.entries(paths.services))
  test(`axe finds nothing in the exhibit of ${service}`, async ({ page }) => {
    await openAllHydrated(page, address);
    await expect(page.locator(exhibit)).toBeVisible();
    await expectNoAxeViolationsAtBothEnds(page, exhibit);
  });
