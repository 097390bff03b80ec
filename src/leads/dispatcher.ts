import type { Outbox } from './outbox';
import {
  attemptsExhausted,
  canTryAgain,
  isGivenUp,
  MAX_POSTS,
  pauseAfter,
  waitFor,
  waitForPost,
  withSaneTimes,
  type OutboxEntry,
} from './outboxEntry';

/**
 * The state of a lead, as far as it is proven.
 * - `queued`: in the outbox, not posted yet.
 * - `handedOff`: posted; nothing proves yet that it arrived.
 * - `held`: not confirmed in time; it stays in the outbox and is tried again.
 * - `confirmed`: the CRM has answered for it; it has left the outbox.
 * - `givenUp`: no automatic post follows; it is deleted once the visitor has seen the notice.
 * - `deleted`: removed by the visitor, or settled in another tab.
 */
export type LeadState = 'queued' | 'handedOff' | 'held' | 'confirmed' | 'givenUp' | 'deleted';
export type LeadListener = (lead: OutboxEntry, state: LeadState) => void;

export interface DispatcherParts {
  outbox: Outbox;
  /** Posts a lead. True: its arrival is proven. False: the wait is over. `refused`: no repeat can ever succeed. */
  post: (lead: OutboxEntry) => Promise<boolean | 'refused'>;
  /** Whether a post that is still in flight has arrived by now. */
  hasArrived: (id: string) => boolean;
  /** Posts a lead by a request that outlives the page. Returns whether the browser accepted it. */
  postWhileLeaving: (lead: OutboxEntry) => boolean;
  /** Ends the post in flight, if that is still possible. */
  cancelPost: (id: string) => void;
  /** Whether the CRM answers at all. */
  probe: () => Promise<boolean>;
  /** Whether an answered probe is all the confirmation there can be. */
  probeConfirms: boolean;
  isOnline: () => boolean;
  /** Runs a task alone among all tabs; returns without running it when another tab runs one of this name. */
  exclusively: (name: string, task: () => Promise<void>) => Promise<void>;
  now: () => number;
  /** Calls back after a number of ms, unless the returned function is called before. */
  after: (ms: number, callback: () => void) => () => void;
}

/** A lead that is not confirmed after this many ms is reported as held. */
export const REPORT_HELD_AFTER = 10_000;
/** A longer try was interrupted by the device's sleep or by a change of its clock. */
const LONGEST_TRY = 60_000;

/**
 * Delivers leads to the CRM: posts a new one at once, retries pending ones, and reports states to listeners, each only
 * when proven. A lead is in the outbox before it is posted, and a post is counted before it starts.
 */
export function createDispatcher(parts: DispatcherParts) {
  const { outbox, post, probe, now, after } = parts;
  // The relay recognises a lead that it has, so there is no limit to its posts.
  const costOfPost = import.meta.env.VITE_LEAD_RELAY ? 0 : 1;
  const listeners = new Set<LeadListener>();
  // New listeners are called at once for these: their code may arrive after the report.
  const unsettled = new Map<string, [OutboxEntry, LeadState]>();
  const emit: LeadListener = (lead, state) => {
    if (state === 'confirmed' || state === 'deleted') unsettled.delete(lead.id);
    else unsettled.set(lead.id, [lead, state]);
    listeners.forEach((listener) => listener(lead, state));
  };

  /** Where storage is denied the locks are refused too, but a lead without a lock is better than no lead. */
  const withLock: DispatcherParts['exclusively'] = (name, task) => {
    let hasBegun = false;
    const begin = () => {
      hasBegun = true;
      return task();
    };
    return parts.exclusively(name, begin).catch((reason: unknown) => {
      if (hasBegun) throw reason;
      return task();
    });
  };

  /** Changes a stored lead; one that was settled or deleted meanwhile stays gone. */
  const update = (id: string, change: (stored: OutboxEntry) => Partial<OutboxEntry>) => {
    const stored = outbox.get(id);
    if (!stored) return undefined;
    const changed = { ...stored, ...change(stored) };
    outbox.save(changed);
    return changed;
  };
  /** The end of a try; a device that was suspended during one tries again when it resumes. */
  const endOfTry = (began: number) => Math.min(now(), began + LONGEST_TRY);
  /**
   * Counts a try, and the post that it starts, if any. Saved before the post: a tab that dies now has used this post, and
   * no tab repeats it too soon.
   */
  const countTry = (id: string, at: number, startsPost = false) =>
    update(id, ({ tries, posts }) => ({
      tries: tries + 1,
      nextTry: at + pauseAfter(tries + 1),
      ...(startsPost && { posts: posts + costOfPost, lastPost: at, isOpen: true }),
    }));
  /** Leads whose post in flight was repeated because the page was hidden or left. */
  const sentWhileLeaving = new Set<string>();
  /** The latest try of each lead: only this one reports that it failed. */
  const latestTry = new Map<string, OutboxEntry>();

  const confirm = (id: string) => {
    const lead = outbox.get(id);
    if (!lead) return;
    outbox.remove(id);
    emit(lead, 'confirmed');
  };
  const reportUnconfirmed = (lead: OutboxEntry) => emit(lead, isGivenUp(lead, now()) ? 'givenUp' : 'held');

  /**
   * One post. `isProbed` says that the CRM answered a moment ago; only the post that follows a submit goes without, and
   * only its count is taken back when the probe after it shows that it cannot have arrived.
   */
  const attempt = async (before: OutboxEntry, isProbed: boolean) => {
    const { id } = before;
    const began = now();
    const isOnline = parts.isOnline();
    const lead = countTry(id, began, isOnline);
    if (!lead) return;
    if (!isOnline) {
      emit(lead, 'held');
      return;
    }
    latestTry.set(id, lead);
    const stopWaiting = after(REPORT_HELD_AFTER, async () => {
      if (parts.probeConfirms && (await probe())) confirm(id);
      // Another post may have confirmed it meanwhile, or its visitor has removed it.
      else if (outbox.get(id)) emit(lead, 'held');
    });
    // A post that throws proves nothing.
    const answer = (async () => post(lead))().catch(() => false);
    emit(lead, 'handedOff');
    const result = await answer;
    const mayHaveArrived = result !== false || (await probe());
    stopWaiting();
    sentWhileLeaving.delete(id);
    if (result === true || (mayHaveArrived && parts.probeConfirms)) {
      confirm(id);
      return;
    }
    const isTakenBack = !mayHaveArrived && !isProbed;
    const unconfirmed = update(id, ({ tries, posts, lastPost }) => ({
      isOpen: undefined,
      nextTry: endOfTry(began) + pauseAfter(tries),
      ...(isTakenBack && { posts: posts - costOfPost }),
      ...(isTakenBack && lastPost === began && { lastPost: before.lastPost }),
      ...(result === 'refused' && { posts: MAX_POSTS }),
    }));
    if (unconfirmed && latestTry.get(id) === lead) reportUnconfirmed(unconfirmed);
  };

  const inFlight = new Set<string>();
  const manualRetries = new Set<string>();
  const isBusy = (id: string) => inFlight.has(id) || manualRetries.has(id);
  /** Posts a lead unless this or another tab is posting it, or it is no longer due. */
  const postUnlessBusy = (id: string, isProbed: boolean, isDue = (_lead: OutboxEntry) => true) =>
    withLock(`lead:${id}`, async () => {
      const stored = outbox.get(id);
      if (isBusy(id) || !stored || isGivenUp(stored, now()) || !isDue(stored)) return;
      inFlight.add(id);
      try {
        await attempt(stored, isProbed);
      } finally {
        inFlight.delete(id);
      }
    });

  const isReachable = async () => parts.isOnline() && (await probe());

  /** Posts leads if the CRM can be reached: a probe costs little and saves a post that cannot arrive. */
  const retry = async (isDue: (lead: OutboxEntry) => boolean) => {
    const due = outbox.list().filter((lead) => !isBusy(lead.id) && isDue(lead));
    if (due.length === 0) return;
    const began = now();
    const isAnswered = await isReachable();
    for (const { id } of due) {
      if (isAnswered) await postUnlessBusy(id, true, isDue);
      else if (!isBusy(id)) {
        // Without locks another tab may have used the last post meanwhile.
        const lead = countTry(id, endOfTry(began));
        if (lead) reportUnconfirmed(lead);
      }
    }
  };

  const startedAt = now();
  /** Corrects times, reports leads that are given up, and deletes those whose notice was seen on an earlier page. */
  const reviewOutbox = () => {
    for (const stored of outbox.list()) {
      const lead = withSaneTimes(stored, now());
      if (lead !== stored) outbox.save(lead);
      if (!isGivenUp(lead, now()) || isBusy(lead.id)) continue;
      const { noticeSeenAt = Infinity } = lead;
      if (noticeSeenAt < startedAt) outbox.remove(lead.id);
      else if (unsettled.get(lead.id)?.[1] !== 'givenUp') emit(lead, 'givenUp');
    }
  };

  let cancelNextFlush = () => {};
  /**
   * Tries the pending leads that are due, one tab at a time.
   * - `reconnected` ignores the pauses between tries, but not those between posts.
   * - `resumes` also ignores those after a post that ended with its page, without a verdict.
   */
  const flush = async ({ reconnected = false, resumes = false } = {}) => {
    reviewOutbox();
    const isDue = (lead: OutboxEntry) => {
      if (isGivenUp(lead, now())) return false;
      if (resumes && lead.isOpen) return true;
      return (reconnected ? waitForPost : waitFor)(lead, now()) === 0;
    };
    await withLock('outbox', () => retry(isDue));
    // The clock may have been set, or another tab may have used the last post, while a try was under way.
    reviewOutbox();
    const waiting = outbox.list().filter((lead) => !isGivenUp(lead, now()));
    const nextFlush = Math.min(...waiting.map((lead) => waitFor(lead, now())));
    cancelNextFlush();
    if (waiting.length > 0) cancelNextFlush = after(Math.max(nextFlush, 1000), () => void flush());
  };

  return {
    /** Saves a new lead and posts it. Without storage it is kept in memory. */
    submit(lead: OutboxEntry) {
      outbox.save(lead);
      emit(lead, 'queued');
      return postUnlessBusy(lead.id, false).then(() => flush());
    },
    flush,
    /**
     * Starts the delivery in a page: reports every pending lead, those of a moment ago only once their proof is late, and
     * tries what is due.
     * @param options `isFirstPage`: a visit begins, so a post that ended with an earlier page is due again
     */
    async begin({ isFirstPage }: { isFirstPage: boolean }) {
      const report = async (id: string) => {
        const posts = outbox.get(id)?.posts ?? 0;
        const isAnswered = parts.probeConfirms && (await isReachable());
        const lead = outbox.get(id);
        if (!lead || unsettled.has(id) || isGivenUp(lead, now())) return;
        if (!isAnswered) emit(lead, 'held');
        // The answer proves nothing about a post that another tab has made since.
        else if (posts > 0 && posts === lead.posts) confirm(id);
      };
      const resume = () => flush({ reconnected: true, resumes: isFirstPage });
      // Where an answered probe is the proof, it comes before any report.
      if (parts.probeConfirms) await resume();
      for (const { id, lastPost = 0 } of outbox.list()) {
        const wait = lastPost + REPORT_HELD_AFTER - now();
        if (wait > 0) after(wait, () => void report(id));
        else void report(id);
      }
      if (!parts.probeConfirms) await resume();
    },
    /**
     * The page is being hidden or left: leads without proof go out once more, by a request that outlives it.
     * @param options `ends`: the page is not only hidden, so the first post is cancelled if it has not left yet
     */
    leave({ ends }: { ends: boolean }) {
      for (const [id, [, state]] of unsettled) {
        if (!isBusy(id) && state !== 'queued') continue;
        if (parts.hasArrived(id)) confirm(id);
        const lead = outbox.get(id);
        if (!lead || sentWhileLeaving.has(id) || !parts.isOnline() || attemptsExhausted(lead)) continue;
        const counted = countTry(id, now(), true);
        if (counted && parts.postWhileLeaving(counted)) {
          sentWhileLeaving.add(id);
          if (ends) parts.cancelPost(id);
        } else outbox.save(lead);
      }
    },
    /**
     * Posts a pending lead because its visitor asks for it, without the pauses. An earlier post that still waits for its
     * proof keeps waiting: whichever is proven first confirms the lead.
     */
    async tryAgain(id: string) {
      const lead = outbox.get(id);
      if (!lead || manualRetries.has(id) || !canTryAgain(lead)) return;
      manualRetries.add(id);
      try {
        emit(lead, 'handedOff');
        const isAnswered = await isReachable();
        const current = outbox.get(id);
        if (current && isAnswered && canTryAgain(current)) await attempt(current, true);
        // Another tab may be posting it since the probe; where probes confirm, this one has not failed.
        else if (current && !(isAnswered && parts.probeConfirms)) reportUnconfirmed(current);
      } finally {
        manualRetries.delete(id);
      }
      await flush();
    },
    /** Deletes a pending lead because its visitor asks for it. */
    remove(id: string) {
      const lead = outbox.get(id) ?? unsettled.get(id)?.[0];
      outbox.remove(id);
      if (lead) emit(lead, 'deleted');
    },
    /** Notes that the visitor has seen the notice of a given-up lead. The next visit deletes it. */
    markNoticeSeen: (id: string) => void update(id, () => ({ noticeSeenAt: now() })),
    /** Another tab changed the outbox: a lead that is gone from it is settled. */
    refresh() {
      for (const [id, [lead]] of unsettled) if (!outbox.get(id)) emit(lead, 'deleted');
    },
    /** Whether a pending lead survives the page. */
    isStored: outbox.isStored,
    /** Calls back for every change from now on, and at once for the leads that are not settled. */
    listen: (listener: LeadListener) => {
      listeners.add(listener);
      unsettled.forEach(([lead, state]) => listener(lead, state));
      return () => void listeners.delete(listener);
    },
    /** The leads that are not confirmed, oldest first. */
    pending: outbox.list,
  };
}

export type Dispatcher = ReturnType<typeof createDispatcher>;
