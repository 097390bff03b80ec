/** Leads of visitors who reload or leave before the CRM has answered, in any engine. */
import { expect } from 'playwright/test';
import { THANKS_HOST } from '../../src/dialogs/dialogs.markup';
import { leadsWith, uniqueWord } from '../helpers/crm';
import { selectorOf } from '../helpers/forms';
import { siteUrl } from '../helpers/ports';
import { heldEmail } from '../helpers/slowProxy';
import { send } from './sendForm';
import { test } from './test';
import { back, reload, repeatUntil } from './visitor';
import { untilHeldOrConfirmed, untilHydrated, untilLeadArrives } from './waits';

// These tests have a profile of their own. The shared one may still have the cookie of recordPages.ts, whose recorder makes the 10 s until
// the notice 15 times as long.
for (const moment of ['before React', 'with React'] as const)
  test(`a lead arrives once or twice when its visitor reloads right after the thanks, ${moment}`, async ({
    visitor,
  }) => {
    const word = uniqueWord();
    const { session, run, until } = visitor;
    await session.go(siteUrl);
    if (moment === 'with React') await untilHydrated(visitor);
    // The post takes longer than all of the reloads.
    await send(visitor, 'homeInline', word, heldEmail(word, 3000));
    await until('the thanks', (id) => document.getElementById(id)?.checkVisibility() === true, THANKS_HOST);
    for (let times = 0; times < 3; times += 1) {
      await run(() => void Object.assign(window, { isFirstLoad: true }));
      await reload(visitor);
      await until('the reload', () => !window.isFirstLoad && document.readyState !== 'loading');
    }
    await untilLeadArrives(word);
    // Then the last page has decided whether to post a copy. On a slow machine it may already have the answer.
    await untilHeldOrConfirmed(visitor);
    // The next lead takes as long as a copy and starts later, so every copy has arrived when it arrives.
    const next = uniqueWord();
    await send(visitor, 'homeInline', next, heldEmail(next, 3000));
    await untilLeadArrives(next);
    expect((await leadsWith(word)).length).toBeLessThanOrEqual(2);
  });

test('a lead arrives although its page is left, and after Back the page sends another', async ({
  inSharedProfile,
}) => {
  const { session, run, until } = inSharedProfile;
  const form = selectorOf('homeInline');
  const textOf = (selector: string) =>
    run((one) => document.querySelector<HTMLTextAreaElement>(`${one} textarea`)?.value, selector);
  const word = uniqueWord();
  await session.go(siteUrl);
  await untilHydrated(inSharedProfile);
  await run(() => void Object.assign(window, { wasLeft: true }));
  // The post is still under way when the visitor leaves the page.
  await send(inSharedProfile, 'homeInline', word, heldEmail(word, 3000));
  await session.go(`${siteUrl}/aboutus`);
  await untilLeadArrives(word);
  await back(inSharedProfile);
  await until('the page before', () => location.pathname === '/' && document.readyState === 'complete');
  const next = uniqueWord();
  await untilHydrated(inSharedProfile);
  // A page from the back-forward cache first thanks for its lead and empties the form.
  const isFromCache = await run(() => 'wasLeft' in window);
  if (isFromCache) await repeatUntil('an empty form', async () => (await textOf(form)) === '');
  // The next lead takes as long as a copy of the first and starts later, so every copy has arrived when it arrives.
  await send(inSharedProfile, 'homeInline', next, heldEmail(next, 3000));
  await untilLeadArrives(next);
  expect((await leadsWith(word)).length).toBeLessThanOrEqual(2);
});
