/** What became of the leads of visitors who left. */
import { setTimeout as pause } from 'node:timers/promises';
import { leadsWith, uniqueWord } from '../helpers/crm';
import { nameOf, type LeavingCase } from './cases';
import { sendAndLeave, type Tab } from './leave';
import type { SlowProxy } from './proxy';

export interface Outcome {
  one: LeavingCase;
  leads: number;
  /** What the browser sent and what became of it, such as "iframe dropped, empty passed". */
  posts: string;
  /** Whether a second post began although the first one had its answer. */
  isAnswered: boolean;
  /** What is left of a lead that did not arrive. */
  left?: string;
  /** Where the visitor got stuck, before the thanks. */
  stuck?: string;
}

export interface Setting {
  folder: string;
  siteUrl: string;
  /** The inbox, past the slow connection. */
  inbox: string;
  proxy: SlowProxy;
  /** Another site. */
  elsewhere: string;
}

/** How long after the delay a lead may arrive, in ms. */
const limit = 10_000;
/** How long after a lead a second copy may arrive, beyond the delay, in ms. */
const settled = 1500;

const postsWith = (word: string, { posts }: SlowProxy) => {
  const own = posts.filter(({ text }) => text.includes(word));
  const answeredAt = own[0]?.answeredAt ?? Infinity;
  const isAnswered = own.slice(1).some(({ at }) => at > answeredAt);
  return {
    posts: own
      .map(({ from, isDropped, at }) => {
        const after = at - (own[0]?.at ?? at);
        return `${from || 'post'} ${isDropped ? 'dropped' : 'passed'}${after > 0 ? ` ${after} ms later` : ''}`;
      })
      .join(', '),
    isAnswered,
  };
};

/** A pending lead is sent at the next visit, so it is late rather than gone. */
const outboxState = (stored: string) => {
  if (stored === '') return 'outbox empty';
  const { posts, isOpen } = JSON.parse(stored) as { posts: number; isOpen?: boolean };
  return `outbox: ${posts} posts counted${isOpen ? ', open' : ''}`;
};

/** Waits for the lead without another visit. */
const countLeads = async (word: string, { inbox, proxy }: Setting) => {
  const count = async () => (await leadsWith(word, inbox)).length;
  const end = Date.now() + proxy.delay + limit;
  while ((await count()) === 0 && Date.now() < end) await pause(250);
  if ((await count()) > 0) await pause(proxy.delay + settled);
  return count();
};

/**
 * One visit. It ends when the visitor has left; what it returns resolves later, when the lead and a second copy have had
 * their time.
 */
export const startVisit = async (openTab: () => Promise<Tab>, one: LeavingCase, setting: Setting) => {
  const word = uniqueWord();
  let opened: Tab | undefined;
  try {
    opened = await openTab();
    await sendAndLeave(opened, one, { word, folder: setting.folder, elsewhere: setting.elsewhere });
  } catch (error) {
    await opened?.end();
    const stuck = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return { outcome: Promise.resolve<Outcome>({ one, leads: 0, posts: '', isAnswered: false, stuck }) };
  }
  const tab = opened;
  const settle = async (): Promise<Outcome> => {
    const leads = await countLeads(word, setting);
    const left = leads === 0 ? { left: outboxState(await tab.stored(word)) } : {};
    await tab.end();
    return { one, leads, ...postsWith(word, setting.proxy), ...left };
  };
  return { outcome: settle() };
};

export const problemWith = ({ one, leads, posts, isAnswered, left, stuck }: Outcome) => {
  if (stuck !== undefined) return [`${nameOf(one)}: not sent, ${stuck}`];
  if (leads === 1) return [];
  if (leads === 0) return [`${nameOf(one)}: lost (${posts || 'no post'}; ${left})`];
  return [`${nameOf(one)}: ${leads} leads (${posts}${isAnswered ? ', after the answer' : ''})`];
};

export const countsOf = (outcomes: readonly Outcome[]) => {
  const sent = outcomes.filter(({ stuck }) => stuck === undefined);
  return {
    cases: sent.length,
    lost: sent.filter(({ leads }) => leads === 0).length,
    doubled: sent.filter(({ leads }) => leads > 1).length,
    /** Copies that a proof in time would have saved. */
    doubledAfterAnswer: sent.filter(({ leads, isAnswered }) => leads > 1 && isAnswered).length,
    stuck: outcomes.length - sent.length,
  };
};
