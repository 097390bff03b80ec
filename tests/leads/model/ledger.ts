import type { LeadState } from '../../../src/leads/dispatcher';
import type { OutboxEntry } from '../../../src/leads/outboxEntry';
import type { Crm } from './simulatedCrm';
import type { VirtualClock } from './virtualClock';

/** A lead as somebody remembers it who has seen everything. */
export interface Entry {
  readonly lead: OutboxEntry;
  /** The tab it was submitted in. */
  readonly place: Place;
  /** When it was submitted, in elapsed ms. */
  readonly since: number;
  /** Whether the storage worked when it was submitted. */
  readonly couldBeStored: boolean;
  /** Whether the storage was denied after it was submitted. */
  deniedLater: boolean;
  triesAskedFor: number;
  /** The tab whose visitor was the last to ask for a try. */
  askedIn?: Place;
  /** Events that may bring on a post before its pause is over: a connection that returns, a clock that is set. */
  disturbances: number;
  /** The latest time on the device's clock at which a page tried anything. */
  latestTry: number;
  ended?: 'confirmed' | 'expired' | 'forgotten';
  /** How many posts of it had been made when it ended. */
  postsAtEnd: number;
  /** Why it may be gone without having arrived. */
  excuse?: 'only in the memory of a closed tab' | 'overwritten';
}

export type Place = 0 | 1;
const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** What was submitted, and what the pages said about it; a false word is written down as a failure. */
export const createLedger = (clock: VirtualClock, crm: Crm) => {
  const entries = new Map<string, Entry>();
  const failures: unknown[] = [];

  const end = (entry: Entry, how: NonNullable<Entry['ended']>) => {
    entry.ended = how;
    entry.postsAtEnd = crm.postsOf(entry.lead.id).length;
  };
  const isOver = (time: number, { createdAt }: OutboxEntry) => time - createdAt > 7 * DAY;

  return {
    entries,
    failures,
    add(lead: OutboxEntry, place: Place, couldBeStored: boolean) {
      const since = clock.elapsed();
      const nothing = { deniedLater: false, triesAskedFor: 0, disturbances: 0, postsAtEnd: 0 };
      entries.set(lead.id, { lead, place, since, couldBeStored, latestTry: clock.now(), ...nothing });
    },
    failed: (reason: unknown) => void failures.push(reason),
    tried: () => entries.forEach((entry) => (entry.latestTry = Math.max(entry.latestTry, clock.now()))),
    disturbed: () => entries.forEach((entry) => (entry.disturbances += 1)),
    storageDenied: () => entries.forEach((entry) => (entry.deniedLater = true)),
    forgotten(id: string) {
      const entry = entries.get(id);
      if (entry) end(entry, 'forgotten');
    },
    told(lead: OutboxEntry, state: LeadState) {
      const entry = entries.get(lead.id);
      if (!entry) return;
      if (state === 'confirmed' && !crm.hasArrived(lead.id)) {
        failures.push(`${lead.id} is said to be confirmed, but the CRM does not have it`);
      }
      if (
        state === 'expired' &&
        !(isOver(clock.now(), lead) && (lead.posts >= 3 || isOver(entry.latestTry + MINUTE, lead)))
      ) {
        failures.push(`${lead.id} expired too early`);
      }
      if (state === 'confirmed' || state === 'expired') end(entry, state);
    },
  };
};
