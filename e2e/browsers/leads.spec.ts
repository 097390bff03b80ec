/** Leads of visitors who do not wait, in any engine. */
import { expect } from 'playwright/test';
import { THANKS_HOST } from '../../src/config/markup';
import { leadsWith, uniqueWord } from '../helpers/crm';
import { siteUrl } from '../helpers/ports';
import { heldEmail } from '../helpers/slowProxy';
import { test } from './test';
import { repeatUntil, send, untilHydrated } from './visitor';

for (const moment of ['before React', 'with React'] as const)
  test(`reloads right after the thanks send one or two copies, ${moment}`, async ({ regular }) => {
    const word = uniqueWord();
    await regular.session.go(siteUrl);
    if (moment === 'with React') await untilHydrated(regular);
    // Its post is under way during all of the reloads.
    await send(regular, 'homeInline', word, heldEmail(word, 3000));
    await regular.until(
      'the thanks',
      (id) => document.getElementById(id)?.checkVisibility() === true,
      THANKS_HOST,
    );
    for (let times = 0; times < 3; times += 1) await regular.session.go(siteUrl);
    await repeatUntil('the lead in the inbox', async () => (await leadsWith(word)).length > 0);
    expect((await leadsWith(word)).length).toBeLessThanOrEqual(2);
  });
