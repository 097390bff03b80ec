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
  probeConfirms: boolean;
  storageEverDenied: boolean;
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
  /** How many posts of it had been made when a page said that it is given up; undefined after Try again. */
  postsWhenGivenUp?: number | undefined;
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
  /** Reports per lead and tab that an unanswered probe or being offline allows since the last report. */
  const unreachable = [new Set<string>(), new Set<string>()] as const;
  const wasUnreachable = new Set<string>();
  const assert = (holds: boolean, what: string) => {
    if (!holds) failures.push(what);
  };

  const isTrue = (world: Seen, place: Place, lead: OutboxEntry, state: LeadState): boolean => {
    const { crm, device, probeConfirms } = world;
    const posts = crm.postsOf(lead.id);
    switch (state) {
      case 'confirmed':
        // The CRM sent a frame back, which says received and not recorded; or it answered a probe after the post began.
        return probeConfirms
          ? posts.some(({ since }) => since <= crm.lastAnsweredProbe)
          : posts.some(({ outcome }) => outcome === 'proven');
      case 'confirmedElsewhere':
        return entries.get(lead.id)?.ended === 'confirmed';
      case 'held':
        return !probeConfirms || unreachable[place].has(lead.id);
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
      });
    },
    end(world: Seen, entry: Entry, how: NonNullable<Entry['ended']>) {
      entry.ended = how;
      entry.postsAtEnd = world.crm.postsOf(entry.lead.id).length;
    },
    onUnreachable: (place: Place) =>
      entries.forEach((_, id) => {
        unreachable[place].add(id);
        wasUnreachable.add(id);
      }),
    reported(world: Seen, place: Place, lead: OutboxEntry, state: LeadState) {
      const entry = entries.get(lead.id);
      if (!entry) return;
      assert(isTrue(world, place, lead, state), `${lead.id} is falsely said to be ${state}`);
      // Where storage is denied no tab can know that another one settled a lead.
      const isAboutTheEnd = state === 'deleted' || state === 'confirmedElsewhere';
      assert(
        entry.ended === undefined || isAboutTheEnd || world.storageEverDenied,
        `${lead.id} is said to be ${state} after it was ${entry.ended}`,
      );
      unreachable[place].delete(lead.id);
      if (state === 'confirmed') this.end(world, entry, state);
      if (entry.retriedIn === place && state !== 'handedOff') entry.retriedIn = undefined;
      if (state === 'givenUp' && entry.retriedIn === undefined)
        entry.postsWhenGivenUp = world.crm.postsOf(lead.id).length;
    },
  };
};
