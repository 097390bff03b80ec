import { isExpired, isSpent, pauseAfter, waitFor, type HeldLead } from './heldLead';
import type { Outbox } from './outbox';

/**
 * What has become of a lead, as far as it is known.
 * - `queued`: in the outbox, not posted yet.
 * - `handedOff`: posted; nothing proves yet that it arrived.
 * - `held`: not confirmed in time; it stays in the outbox and is tried again.
 * - `confirmed`: the CRM has answered for it; it has left the outbox.
 * - `expired`: dropped, undelivered, after seven days.
 */
export type LeadState = 'queued' | 'handedOff' | 'held' | 'confirmed' | 'expired';
export type LeadListener = (lead: HeldLead, state: LeadState) => void;

export interface DispatcherParts {
  outbox: Outbox;
  /** Posts a lead. Resolves true when its arrival is proved, false when the patience is over. */
  post: (lead: HeldLead) => Promise<boolean>;
  /** Whether the CRM answers at all. */
  probe: () => Promise<boolean>;
  /** Whether an answered probe is all the confirmation there can be. */
  probeConfirms: boolean;
  isOnline: () => boolean;
  /** Runs a task alone among all tabs; returns without running it when another tab is at it. */
  exclusively: (name: string, task: () => Promise<void>) => Promise<void>;
  now: () => number;
  /** Calls back after a number of ms, unless what it returns is called before. */
  after: (ms: number, callback: () => void) => () => void;
}

/** A lead that is not confirmed after this many ms is said to be kept. */
export const SAY_HELD_AFTER = 10_000;
/** A try that seems to have taken longer was interrupted, by the device's sleep or by its clock being set. */
const LONGEST_TRY = 60_000;

/**
 * Brings leads to the CRM: posts a new one at once, retries the kept ones, and tells listeners what it knows.
 * It never says more than it knows, and a lead is in the outbox before it is posted.
 */
export function createDispatcher(parts: DispatcherParts) {
  const { outbox, post, probe, now, after } = parts;
  const listeners = new Set<LeadListener>();
  // Whoever starts to listen late, because its code came late, still hears of every lead that is held.
  const told = new Map<string, HeldLead>();
  const tell: LeadListener = (lead, state) => {
    if (state === 'held') told.set(lead.id, lead);
    else told.delete(lead.id);
    listeners.forEach((listener) => listener(lead, state));
  };

  /** Where storage is denied the locks are refused too, but a lead without a lock is better than no lead. */
  const alone: DispatcherParts['exclusively'] = async (name, task) => {
    let began = false;
    try {
      await parts.exclusively(name, () => {
        began = true;
        return task();
      });
    } catch (reason) {
      if (began) throw reason;
      await task();
    }
  };

  const settle = (lead: HeldLead) => {
    outbox.remove(lead.id);
    tell(lead, 'confirmed');
  };

  /** Changes a kept lead; one that was settled or forgotten meanwhile stays gone. */
  const update = (id: string, change: (kept: HeldLead) => Partial<HeldLead>) => {
    const kept = outbox.get(id);
    if (!kept) return undefined;
    const changed = { ...kept, ...change(kept) };
    outbox.save(changed);
    return changed;
  };
  // The next time is written before a post: a tab that dies now leaves a lead that is due again, but not at once.
  const countTry = (id: string, at: number) =>
    update(id, ({ tries }) => ({ tries: tries + 1, nextTry: at + pauseAfter(tries + 1) }));
  /** When a try is over; a device that has slept through one is to try again when it wakes. */
  const endOfTry = (began: number) => Math.min(now(), began + LONGEST_TRY);

  const attempt = async (id: string) => {
    const began = now();
    const lead = countTry(id, began);
    if (!lead) return;
    if (!parts.isOnline()) {
      tell(lead, 'held');
      return;
    }
    const stopWaiting = after(SAY_HELD_AFTER, () => tell(lead, 'held'));
    // A post that breaks is a post that proves nothing.
    const answer = (async () => post(lead))().catch(() => false);
    tell(lead, 'handedOff');
    const proved = await answer;
    const mayHaveArrived = proved || (await probe());
    stopWaiting();
    if (proved || (mayHaveArrived && parts.probeConfirms)) {
      settle(lead);
      return;
    }
    const unproved = update(id, ({ posts, tries }) => ({
      posts: posts + (mayHaveArrived ? 1 : 0),
      // Counted from the end of this try, or a slow CRM would get the next post at once.
      nextTry: endOfTry(began) + pauseAfter(tries),
    }));
    if (unproved) tell(unproved, 'held');
  };

  const underWay = new Set<string>();
  /** Posts a lead unless that is being done already, here or in another tab, or `wanted` has come to say otherwise. */
  const deliver = (id: string, wanted: (lead: HeldLead) => boolean) =>
    alone(`lead:${id}`, async () => {
      const kept = outbox.get(id);
      if (underWay.has(id) || !kept || isSpent(kept) || !wanted(kept)) return;
      underWay.add(id);
      try {
        await attempt(id);
      } finally {
        underWay.delete(id);
      }
    });

  const isDue = (lead: HeldLead) => waitFor(lead, now()) === 0;

  const retry = async (wanted: (lead: HeldLead) => boolean) => {
    const due = outbox.list().filter((lead) => {
      if (isExpired(lead, now())) {
        outbox.remove(lead.id);
        tell(lead, 'expired');
        return false;
      }
      return !isSpent(lead) && !underWay.has(lead.id) && wanted(lead);
    });
    if (due.length === 0) return;
    const began = now();
    // A probe costs little and spares a post that cannot arrive.
    if (parts.isOnline() && (await probe())) {
      for (const { id } of due) await deliver(id, wanted);
      return;
    }
    for (const { id } of due) {
      const kept = underWay.has(id) ? undefined : countTry(id, endOfTry(began));
      if (kept) tell(kept, 'held');
    }
  };

  let cancelNextFlush = () => {};

  /** Tries the kept leads that are due, or all of them, one tab at a time. */
  const flush = async ({ regardlessOfPauses = false } = {}) => {
    await alone('outbox', () => retry(regardlessOfPauses ? () => true : isDue));
    const waits = outbox
      .list()
      .filter((lead) => !isSpent(lead))
      .map((lead) => waitFor(lead, now()));
    cancelNextFlush();
    if (waits.length > 0) cancelNextFlush = after(Math.max(Math.min(...waits), 1000), () => void flush());
  };

  return {
    /** Keeps a new lead and posts it. */
    submit(lead: HeldLead) {
      outbox.save(lead);
      tell(lead, 'queued');
      return deliver(lead.id, () => true).then(() => flush());
    },
    flush,
    /** Tries one kept lead again because its visitor asked for it, even after the last automatic post. */
    async tryAgain(id: string) {
      const lead = outbox.get(id);
      if (!lead) return;
      outbox.save({ ...lead, posts: Math.min(lead.posts, 2) });
      await deliver(id, () => true);
      // Or this tab would plan no further try of a lead that was spent, or that another tab had kept.
      await flush();
    },
    /** Forgets a kept lead because its visitor asked for it. */
    forget: (id: string) => {
      outbox.remove(id);
      told.delete(id);
    },
    /** Tells of every change from now on, and of the leads that are held already. */
    listen: (listener: LeadListener) => {
      listeners.add(listener);
      told.forEach((lead) => listener(lead, 'held'));
      return () => void listeners.delete(listener);
    },
    held: () => outbox.list(),
  };
}

export type Dispatcher = ReturnType<typeof createDispatcher>;
