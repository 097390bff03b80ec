/**
 * One visitor who sends one form and leaves, in any engine. The driver's own page opens the visitor's as a window of its
 * own, so that it is visible and can be closed alone, whatever other pages do.
 */
import { paths } from '../../src/config/paths';
import type { Session } from '../browsers/engine';
import { fillIn, repeatUntil, visitorOf } from '../browsers/visitor';
import { cookieValue } from '../chaos/brokenFiles';
import { builtFile } from '../helpers/builtFiles';
import { leadsWith, uniqueWord } from '../helpers/crm';
import { siteForms } from '../helpers/forms';
import { nameOf, type LeavingCase } from './cases';
import * as inPage from './inPage';
import type { SlowProxy } from './proxy';

export interface Setting {
  folder: string;
  siteUrl: string;
  /** The inbox, past the slow connection. */
  inbox: string;
  proxy: SlowProxy;
  /** Another site. */
  elsewhere: string;
  /** Whether to wait for second copies of a lead. */
  countsCopies: boolean;
}

const sendAndLeave = async (session: Session, one: LeavingCase, word: string, setting: Setting) => {
  const { click, run, until } = visitorOf(session);
  const { page, opener } = siteForms[one.form];
  const isAfter = one.moment === 'after React';
  // Without this file React never takes the form over.
  const stalled = builtFile(opener ? 'entry-dialogs.js' : 'entry-client.js', setting.folder);
  await session.go(`${setting.siteUrl}/robots.txt`);
  await run(inPage.openOnClick, page, isAfter ? '' : `chaos=${cookieValue('stall', stalled, 'leaving')}`);
  // WebKit blocks a window that no click has asked for.
  await click('body');
  await until('the page in a window of its own', inPage.isOpen, page);
  if (isAfter) await until('React on the page', inPage.touch);
  if (opener) await until('the opener', inPage.press, `[data-dialog="${opener}"]`);
  const selector = `${opener ? '#dialog' : 'main'} form[data-form="${one.form}"]`;
  await until('the form', inPage.isReady, selector, isAfter);
  await run(fillIn, selector, word);
  const ownPage = page === paths.works ? paths.about : paths.works;
  const address = one.way === 'another site' ? setting.elsewhere : ownPage;
  await run(inPage.submitAndLeave, selector, one.time, one.way, address);
  await until('the visitor on the way', inPage.hasLeft, one.way, address);
};

export interface Outcome {
  one: LeavingCase;
  leads: number;
  /** What the browser still has of a lead that did not arrive. A pending lead is sent at the next visit, so it is late. */
  left?: string;
  /** Where the visitor got stuck, before the thanks. */
  stuck?: string;
}

/** How long after the delay a lead may arrive, in ms. */
const limit = 10_000;
/** How long after a lead a second copy may arrive, beyond the delay, in ms. */
const settled = 1500;

/** Waits for the lead without another visit. */
const countLeads = async (word: string, { inbox, proxy, countsCopies }: Setting) => {
  const count = async () => (await leadsWith(word, inbox)).length;
  const isHere = async () => (await count()) > 0;
  await repeatUntil('the lead', isHere, proxy.delay + limit).catch(() => {});
  if (countsCopies && (await isHere())) await new Promise((done) => setTimeout(done, proxy.delay + settled));
  return count();
};

/** Resolves when the visitor has left; the outcome follows when the lead and a second copy have had their time. */
export const startVisit = async (
  open: () => Promise<Session>,
  one: LeavingCase,
  setting: Setting,
): Promise<{ outcome: Promise<Outcome> }> => {
  const word = uniqueWord();
  const session = await open();
  try {
    await sendAndLeave(session, one, word, setting);
  } catch (error) {
    await session.close();
    const stuck = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return { outcome: Promise.resolve({ one, leads: 0, stuck }) };
  }
  const settle = async () => {
    const leads = await countLeads(word, setting);
    const left = leads === 0 ? { left: await visitorOf(session).run(inPage.outboxWith, word) } : {};
    await session.close();
    return { one, leads, ...left };
  };
  return { outcome: settle() };
};

export const problemWith = ({ one, leads, left, stuck }: Outcome) => {
  if (stuck !== undefined) return [`${nameOf(one)}: not sent, ${stuck}`];
  if (leads === 1) return [];
  if (leads > 1) return [`${nameOf(one)}: ${leads} leads`];
  return [`${nameOf(one)}: lost; ${left ? `in the outbox: ${left}` : 'the outbox is empty'}`];
};
