import {
  initialMemory,
  nextWake,
  REPORT_HELD_AFTER,
  step,
  type Effect,
  type LeadEvent,
  type LeadState,
  type Outcome,
  type Urge,
  type World,
} from './leadMachine';
import type { Outbox } from './outbox';
import type { OutboxEntry } from './outboxEntry';

export type LeadListener = (lead: OutboxEntry, state: LeadState) => void;

export interface DispatcherParts {
  outbox: Outbox;
  /** Posts a lead. `unproven`: it may have arrived, but the wait for its proof is over. A post that throws was never made. */
  post: (lead: OutboxEntry) => Promise<Exclude<Outcome, 'mayHaveArrived'> | 'unproven'>;
  /** Whether a post that is still in flight has arrived by now. */
  hasArrived: (id: string) => boolean;
  /** Posts a lead by a request that outlives the page. Returns whether the browser accepted it. */
  postWhileLeaving: (lead: OutboxEntry) => boolean;
  /** Ends the post in flight, if that is still possible. */
  cancelPost: (id: string, as: 'left' | 'deleted') => void;
  /** Whether the CRM answers at all. */
  probe: () => Promise<boolean>;
  isOnline: () => boolean;
  /**
   * Runs a task alone among all tabs; returns without running it when another tab runs one of this name. Where there are
   * no locks, one that may wait starts at another time in each tab.
   */
  exclusively: (name: string, task: () => Promise<void>, options: { mayWait: boolean }) => Promise<void>;
  /** Ms since 1970, by the device's clock. */
  now: () => number;
  /** Calls back after a number of ms, unless the returned function is called before. */
  after: (ms: number, callback: () => void) => () => void;
}

/** Browsers end the requests of a page that is being left before they say so. By then, in ms, they have. */
const REPEAT_PROBED_AFTER = 100;

/** Reports an error in one effect or listener, which must not stop the others. */
const guarded = (act: () => void): void => {
  try {
    act();
  } catch (reason) {
    console.error(reason);
  }
};

/**
 * Delivers leads to the CRM: carries out what `leadMachine.ts` decides, and reports states to listeners, each only when
 * proven. A lead is in the outbox before it is posted, and a post is counted before it starts.
 */
export function createDispatcher(parts: DispatcherParts) {
  const { outbox, probe, now, after } = parts;
  let memory = initialMemory(now());
  const listeners = new Set<LeadListener>();
  const world = (): World => ({
    entries: outbox.list(),
    now: now(),
    isOnline: parts.isOnline(),
    costOfPost: import.meta.env.VITE_LEAD_RELAY ? 0 : 1,
  });

  /** The work that has not ended. */
  const running = new Set<Promise<void>>();
  const run = (work: Promise<void>) => {
    const tracked: Promise<void> = work.finally(() => running.delete(tracked));
    running.add(tracked);
  };
  const untilIdle = async () => {
    while (running.size > 0) await Promise.all(running);
  };

  const releases = new Map<string, () => void>();
  const claim = async (id: string, urge: Urge | undefined) => {
    let hasBegun = false;
    const hold = () =>
      new Promise<void>((release) => {
        hasBegun = true;
        releases.set(id, release);
        dispatch({ type: 'claimed', id, urge });
      });
    try {
      await parts.exclusively(`lead:${id}`, hold, { mayWait: urge !== undefined });
    } catch (reason) {
      if (hasBegun) console.error(reason);
      // Where storage is denied, locks are refused too. A lead without a lock is better than no lead.
      else await hold();
    }
    dispatch({ type: 'claimEnded', id });
  };

  const probeAfterPost = async (): Promise<Outcome> => {
    const { isLeft, leavings } = memory;
    if (await probe()) return 'mayHaveArrived';
    // A browser ends the probes of a page that is left, so no answer says nothing.
    return isLeft || memory.leavings !== leavings ? 'mayHaveArrived' : 'notSent';
  };
  const post = async ({ post: begun, lead }: Effect & { do: 'post' }) => {
    const stopWaiting = after(REPORT_HELD_AFTER, () => dispatch({ type: 'proofIsLate', post: begun }));
    const ended = await (async () => parts.post(lead))().catch((reason: unknown) => {
      console.error('The lead could not be posted.', reason);
      return 'notSent' as const;
    });
    const outcome = ended === 'unproven' ? await probeAfterPost() : ended;
    stopWaiting();
    dispatch({ type: 'postEnded', post: begun, outcome });
  };

  const repeat = ({ lead, before, ends }: Effect & { do: 'repeat' }) => {
    outbox.save(lead);
    let isAccepted = false;
    // Firefox has no beacons where `beacon.enabled` is off.
    guarded(() => {
      isAccepted = parts.postWhileLeaving(lead);
    });
    if (isAccepted) dispatch({ type: 'repeatAccepted', lead, before, ends });
    else outbox.save(before);
  };

  const carryOut = (effect: Effect): void => {
    switch (effect.do) {
      case 'save':
        return outbox.save(effect.lead);
      case 'remove':
        return outbox.remove(effect.id, effect.as);
      case 'report':
        return listeners.forEach((listener) => guarded(() => listener(effect.lead, effect.state)));
      case 'claim':
        return run(claim(effect.id, effect.urge));
      case 'release':
        releases.get(effect.id)?.();
        return void releases.delete(effect.id);
      case 'post':
        return run(post(effect));
      case 'repeat':
        return repeat(effect);
      case 'cancel':
        return parts.cancelPost(effect.id, effect.as);
      case 'probe': {
        const ask = () => run(probe().then((isAnswered) => dispatch({ ...effect.next, isAnswered })));
        if (effect.next.type === 'repeatProbed') return void after(REPEAT_PROBED_AFTER, ask);
        return ask();
      }
      case 'wait':
        if (effect.ms === 0) return dispatch(effect.next);
        return void after(effect.ms, () => dispatch(effect.next));
    }
  };

  const events: LeadEvent[] = [];
  let isDispatching = false;
  let cancelWake = () => {};
  /** Handles one event after the other, because a listener may cause the next one. */
  const dispatch = (event: LeadEvent): void => {
    events.push(event);
    if (isDispatching) return;
    isDispatching = true;
    try {
      for (let next = events.shift(); next; next = events.shift()) {
        const [changed, effects] = step(memory, next, world());
        memory = changed;
        for (const effect of effects) guarded(() => carryOut(effect));
      }
    } finally {
      isDispatching = false;
    }
    cancelWake();
    const ms = nextWake(memory, world());
    cancelWake =
      ms === undefined
        ? () => {}
        : after(ms, () => dispatch({ type: 'woken', ignoresPauses: false, resumes: false }));
  };

  return {
    /**
     * Saves a new lead and posts it. Without storage it is kept in memory. Resolves when no post or probe of this page is
     * under way.
     */
    submit(lead: OutboxEntry): Promise<void> {
      dispatch({ type: 'submitted', lead });
      return untilIdle();
    },
    /**
     * Tries the pending leads that are due.
     * @param options `reconnected`: the connection may have returned, so the pauses between tries do not count
     */
    flush({ reconnected = false } = {}): Promise<void> {
      dispatch({ type: 'woken', ignoresPauses: reconnected, resumes: false });
      return untilIdle();
    },
    /**
     * Starts the delivery in a page: reports every pending lead, those of a moment ago only once their proof is late, and
     * tries what is due.
     * @param options `isNewVisit`: a post that ended with a page of an earlier visit is due again
     */
    begin({ isNewVisit }: { isNewVisit: boolean }): Promise<void> {
      dispatch({ type: 'began', isNewVisit });
      return untilIdle();
    },
    /**
     * The page is being hidden or left: leads without proof go out once more, by a request that outlives it.
     * @param options `ends`: the page is not only hidden, so the first post is cancelled if it has not left yet
     */
    leave({ ends }: { ends: boolean }): void {
      const arrived = memory.postsInFlight.map(({ id }) => id).filter(parts.hasArrived);
      dispatch({ type: 'left', ends, arrived });
    },
    /** The page is shown again from the back-forward cache: tries the pending leads, also those sent as it was left. */
    comeBack(): Promise<void> {
      dispatch({ type: 'cameBack' });
      return untilIdle();
    },
    /**
     * Posts a pending lead because its visitor asks for it, without the pauses. An earlier post that still waits for its
     * proof keeps waiting: whichever is proven first confirms the lead.
     */
    tryAgain(id: string): Promise<void> {
      dispatch({ type: 'retried', id });
      return untilIdle();
    },
    /** Deletes a pending lead because its visitor asks for it. */
    remove: (id: string): void => dispatch({ type: 'removed', id }),
    /** Notes that the visitor has seen the notice of a given-up lead. The next page that is loaded deletes it. */
    markNoticeSeen: (id: string): void => dispatch({ type: 'noticeSeen', id }),
    /** Another tab changed the outbox: a lead that is gone from it is settled. */
    refresh: (): void =>
      dispatch({
        type: 'outboxChanged',
        confirmed: [...memory.reports.keys()].filter(outbox.wasConfirmed),
      }),
    /** Whether a pending lead survives the page. */
    isStored: outbox.isStored,
    /** Calls back for every change from now on, and at once for the leads that are not settled. */
    listen: (listener: LeadListener): (() => void) => {
      listeners.add(listener);
      for (const { lead, state } of memory.reports.values()) guarded(() => listener(lead, state));
      return () => void listeners.delete(listener);
    },
    /** The leads that are not confirmed, oldest first. */
    pending: outbox.list,
  };
}

export type Dispatcher = ReturnType<typeof createDispatcher>;
