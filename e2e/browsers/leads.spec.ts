/** Leads of visitors who do not wait, in any engine. */
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

// In a profile of its own: in the shared one the pages may be those of recordPages.ts, whose recorder makes the 10 s until the notice 15 times
// as long.
for (const moment of ['before React', 'with React'] as const)
  test(`reloads right after the thanks send one or two copies, ${moment}`, async ({ visitor }) => {
    const word = uniqueWord();
    const { session, run, until } = visitor;
    await session.go(siteUrl);
    if (moment === 'with React') await untilHydrated(visitor);
    // Its post is under way during all of the reloads.
    await send(visitor, 'homeInline', word, heldEmail(word, 3000));
    await until('the thanks', (id) => document.getElementById(id)?.checkVisibility() === true, THANKS_HOST);
    for (let times = 0; times < 3; times += 1) {
      await run(() => void Object.assign(window, { isFirstLoad: true }));
      await reload(visitor);
      await until('the reload', () => !window.isFirstLoad && document.readyState !== 'loading');
    }
    await untilLeadArrives(word);
    // The last page has judged by now whether to post. On a slow machine it may have had the answer.
    await untilHeldOrConfirmed(visitor);
    // Held as long as a copy, and sent later.
    const next = uniqueWord();
    await send(visitor, 'homeInline', next, heldEmail(next, 3000));
    await untilLeadArrives(next);
    expect((await leadsWith(word)).length).toBeLessThanOrEqual(2);
  });

test('Back to a page that was left with its lead under way: it arrives, and the page sends another', async ({
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
  // Its post is under way when the page is left.
  await send(inSharedProfile, 'homeInline', word, heldEmail(word, 3000));
  await session.go(`${siteUrl}/aboutus`);
  await untilLeadArrives(word);
  await back(inSharedProfile);
  await until('the page before', () => location.pathname === '/' && document.readyState === 'complete');
  const next = uniqueWord();
  await untilHydrated(inSharedProfile);
  // A page that comes back as it was left thanks for its lead first, and empties the form.
  const comesBackAsLeft = await run(() => 'wasLeft' in window);
  if (comesBackAsLeft) await repeatUntil('an empty form', async () => (await textOf(form)) === '');
  // Held as long as a copy of the first, and sent later.
  await send(inSharedProfile, 'homeInline', next, heldEmail(next, 3000));
  await untilLeadArrives(next);
  expect((await leadsWith(word)).length).toBeLessThanOrEqual(2);
});
