/** Leads of visitors who do not wait, in any engine. */
import { expect } from 'playwright/test';
import { leadsWith, uniqueWord } from '../helpers/crm';
import { siteUrl } from '../helpers/ports';
import { test } from './test';
import { leadArrives, send, untilHydrated } from './visitor';

for (const moment of ['before React', 'with React'] as const)
  test(`reloads right after Submit send one or two copies, ${moment}`, async ({ regular }) => {
    const word = uniqueWord();
    await regular.session.go(siteUrl);
    if (moment === 'with React') await untilHydrated(regular);
    await send(regular, 'homeInline', word);
    for (let times = 0; times < 3; times += 1) await regular.session.go(siteUrl);
    await leadArrives(regular, word);
    expect((await leadsWith(word)).length).toBeLessThanOrEqual(2);
  });
