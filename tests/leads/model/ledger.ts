import { DAY } from '../../../src/config/durations';
import type { LeadState } from '../../../src/leads/leadMachine';
import type { OutboxEntry } from '../../../src/leads/outboxEntry';
import type { Crm } from './simulatedCrm';
import type { Device } from './simulatedDevice';
import type { VirtualClock } from './virtualClock';

export type Place = 0 | 1;
export const places: readonly Place[] = [0, 1];

/** The part of the world that the ledger looks at. */
interface Seen {
  clock: VirtualClock;
  device: Device;
  crm: Crm;
  storageEverFailed: boolean;
}

export const keyOf = (leadId: string) => `outbox:${leadId}`;
const markOf = (leadId: string) => `outbox-settled:${leadId}`;

/** A lead and everything that happened to it. */
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
  /** Whether its visitor ever pressed Try again. */
  wasRetriedManually: boolean;
  /**
   * How many posts of it had been made when a page said that it is given up; undefined after Try again, and once another post was
   * taken back.
   */
  postsWhenGivenUp?: number | undefined;
  /** How many of them had been taken back. */
  takenBackWhenGivenUp: number;
  /** The tab in which its visitor pressed Try again, until that tab reports how it ended. Another tab may call it given up. */
  retriedIn?: Place | undefined;
  /** The visitor has seen that the lead is given up. */
  wasNoticeSeen: boolean;
  /** A page was opened after the notice was seen, so it may delete the lead. */
  mayBeDeleted: boolean;
  ended?: 'confirmed' | 'removed';
  /** How many posts of it had been made when it ended. */
  postsAtEnd: number;
  /** Why the lead may be gone although it never arrived. */
  excuse?: 'only in the memory of a closed tab' | 'overwritten';
}

/** Records submitted leads and the reports about them. A false report is a failure. */
export const createLedger = () => {
  const entries = new Map<string, Entry>();
  const failures: unknown[] = [];
  const wasUnreachable = new Set<string>();
  const assert = (holds: boolean, what: string) => {
    if (!holds) failures.push(what);
  };

  const isTrue = (world: Seen, lead: OutboxEntry, state: LeadState): boolean => {
    const { crm, device } = world;
    const posts = crm.postsOf(lead.id);
    switch (state) {
      case 'confirmed':
        // An answer to the post says received, and not recorded.
        return posts.some(({ outcome }) => outcome === 'proven');
      case 'confirmedElsewhere':
        return entries.get(lead.id)?.ended === 'confirmed';
      case 'held':
        // Where storage fails or is overwritten, no tab can keep that a lead is settled.
        return (
          world.storageEverFailed ||
          entries.get(lead.id)?.excuse === 'overwritten' ||
          !posts.some(({ outcome, knownAt }) => outcome === 'proven' && knownAt < world.clock.elapsed())
        );
      case 'givenUp':
        return (
          posts.length >= 3 ||
          posts.some(({ shownAt }) => shownAt - lead.createdAt > 7 * DAY) ||
          // Its seven days are over, and no page could reach the CRM after them.
          ((lead.unreachedAt ?? 0) - lead.createdAt > 7 * DAY && wasUnreachable.has(lead.id))
        );
      case 'deleted':
        // A tab that confirms a lead leaves a mark for the others. Where it cannot, they know only that the lead is gone.
        if (entries.get(lead.id)?.ended === 'confirmed') return !device.entries.has(markOf(lead.id));
        return (
          device.storageMode() === 'denied' ||
          !device.entries.has(keyOf(lead.id)) ||
          entries.get(lead.id)?.excuse === 'overwritten'
        );
      case 'queued':
      case 'handedOff':
        return true;
    }
  };

  return {
    entries,
    failures,
    onError: (reason: unknown) => void failures.push(reason),
    add(world: Seen, lead: OutboxEntry, place: Place) {
      entries.set(lead.id, {
        lead,
        place,
        since: world.clock.elapsed(),
        couldBeStored: world.device.storageMode() === 'works',
        deniedLater: false,
        wasRetriedManually: false,
        wasNoticeSeen: false,
        mayBeDeleted: false,
        postsAtEnd: 0,
        takenBackWhenGivenUp: 0,
      });
    },
    end(world: Seen, entry: Entry, how: NonNullable<Entry['ended']>) {
      entry.ended = how;
      entry.postsAtEnd = world.crm.postsOf(entry.lead.id).length;
    },
    onUnreachable: () => {
      for (const id of entries.keys()) wasUnreachable.add(id);
    },
    reported(world: Seen, place: Place, lead: OutboxEntry, state: LeadState) {
      const entry = entries.get(lead.id);
      if (!entry) return;
      assert(isTrue(world, lead, state), `${lead.id} is falsely said to be ${state}`);
      // Where storage is denied or full, no tab can know that another one settled a lead.
      const isAboutTheEnd = state === 'deleted' || state === 'confirmedElsewhere';
      assert(
        entry.ended === undefined || isAboutTheEnd || world.storageEverFailed,
        `${lead.id} is said to be ${state} after it was ${entry.ended}`,
      );
      if (state === 'confirmed') this.end(world, entry, state);
      if (entry.retriedIn === place && state !== 'handedOff') entry.retriedIn = undefined;
      const { takenBack = 0 } = lead;
      // A page that slept through its post has found out that it was not sent.
      if (takenBack > entry.takenBackWhenGivenUp) entry.postsWhenGivenUp = undefined;
      if (state === 'givenUp' && entry.retriedIn === undefined) {
        entry.postsWhenGivenUp = world.crm.postsOf(lead.id).length;
        entry.takenBackWhenGivenUp = takenBack;
      }
    },
  };
};
