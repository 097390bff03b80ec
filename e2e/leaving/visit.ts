/**
 * One visitor who sends one form and leaves, in any engine. The driver's own page opens the visitor's as a window of its
 * own, so that it is visible and can be closed alone, whatever other pages do.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '../../src/config/paths';
import type { Engine } from '../browsers/engine';
import { fillEveryField } from '../browsers/sendForm';
import { setCookie } from '../browsers/setCookie';
import { repeatUntil, visitorOf, type Visitor } from '../browsers/visitor';
import { faultCookieText } from '../chaos/brokenFiles';
import { leadsWith, uniqueWord } from '../helpers/crm';
import { siteForms } from '../helpers/forms';
import { chosenSite, crmPort, crmUrl } from '../helpers/ports';
import { heldEmail, heldUntilReleased, releaseLead } from '../helpers/slowProxy';
import type { LeavingCase } from './cases';
import * as inPage from './inPage';

/** Another host name is another site, not only another origin. */
const elsewhere = `http://127.0.0.1:${crmPort}/favicon.ico`;

/** @param onSubmit called right before Submit is pressed */
const sendAndLeave = async (
  visitor: Visitor,
  one: LeavingCase,
  [word, email]: [word: string, email: string],
  onSubmit: () => void,
) => {
  const { session, click, run, until } = visitor;
  const { page, opener } = siteForms[one.form];
  const isAfter = one.moment === 'after React';
  // Without this file React never takes the form over.
  const stalled = opener ? 'entry-dialogs.js' : 'entry-client.js';
  if (isAfter) await session.go(`${chosenSite.url}/robots.txt`);
  else await setCookie(visitor, faultCookieText('stall', stalled, 'leaving'), chosenSite.url);
  await run(inPage.openOnClick, page);
  // WebKit blocks a window that no click has asked for.
  await click('body');
  const selector = `${opener ? '#dialog' : 'main'} form[data-form="${one.form}"]`;
  await until('the form', inPage.isReady, page, selector, opener ? `[data-dialog="${opener}"]` : '', isAfter);
  await run(fillEveryField, selector, word, email);
  const ownPage = page === paths.works ? paths.about : paths.works;
  const address = one.way === 'another site' ? elsewhere : ownPage;
  onSubmit();
  await run(inPage.submitAndLeave, selector, one.leavesAfter, one.way, address);
  await until('the visitor on the way', inPage.hasLeft, one.way, address);
};

export interface Outcome {
  one: LeavingCase;
  leads: number;
  /** Whether Submit was pressed: from then on the site answers for the lead. */
  isSent: boolean;
  /** Where the visitor got stuck, if so. If that was after Submit, no thanks came, or the driver did not see the visitor leave. */
  stuck?: string;
}

/** How long after the delay a lead may arrive, and then a second copy, in ms. */
const limit = 10_000;
const settled = 1500;

/** @param isReleasedLate holds each lead from when the visitor has left, instead of from when it is sent */
export const visit = async (
  engine: Engine,
  one: LeavingCase,
  { countsCopies = false, isReleasedLate = false },
): Promise<Outcome> => {
  const word = uniqueWord();
  const emailOf = isReleasedLate ? heldUntilReleased : heldEmail;
  const outcome: Outcome = { one, leads: 0, isSent: false };
  const session = await engine.open();
  const count = async () => (await leadsWith(word)).length;
  try {
    await sendAndLeave(visitorOf(session), one, [word, emailOf(word, one.connectionDelay)], () => {
      outcome.isSent = true;
    }).catch((error: unknown) => {
      outcome.stuck = String(error).split('\n')[0] ?? '';
    });
    if (!outcome.isSent) return outcome;
    if (isReleasedLate) await releaseLead(word, crmUrl);
    await repeatUntil('the lead', async () => (await count()) > 0, one.connectionDelay + limit).catch(
      () => {},
    );
    if (countsCopies) await pause(one.connectionDelay + settled);
    return { ...outcome, leads: await count() };
  } finally {
    await session.close();
  }
};
