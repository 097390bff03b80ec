import type { Config } from '../../schemas/config';
import { envelope, relayEnvelope } from '../../schemas/salesforce/envelope';
import { wait } from '../browser/wait';
import { isCutOff, probe } from './connection';
import { createCopies } from './copies';
import { createDispatcher, type DispatcherParts } from './dispatcher';
import { createOutbox } from './outbox';
import type { OutboxEntry } from './outboxEntry';
import { createPostByFetch } from './postByFetch';
import { cancelFrame, hasReturned, postInFrame } from './postInFrame';
import { createPostToRelay } from './postToRelay';
import { watchPage } from './watchPage';

/** The longest wait for the copies of leads that the storage has lost, in ms. */
const RESTORE_WAIT = 2_000;
/**
 * Where the CRM sends a post back to: the page that makes it, without query and fragment, as a query may hold anything. Not the page in which
 * the lead was written: a deploy may have renamed that one since.
 */
const returnAddress = () => location.origin + location.pathname;

const exclusively: DispatcherParts['exclusively'] = async (name, task, { mayWait }) => {
  if (!('locks' in navigator)) {
    // Plain http has no locks. Two tabs that come online together start at different times, and a post of the first
    // one, counted before it starts, keeps the second from repeating it.
    if (mayWait) await wait(Math.random() * 2000);
    return task();
  }
  return navigator.locks.request(`leads:${name}`, { ifAvailable: true }, async (lock) => {
    if (lock) await task();
  });
};

/** The delivery of leads to the configured CRM or relay, connected to the browser's events. */
export function createDelivery(crm: Config['crm']) {
  const { endpoint } = crm;
  const toRelay = import.meta.env.VITE_LEAD_RELAY ? createPostToRelay(endpoint) : undefined;
  const byFetch = import.meta.env.VITE_CRM_CONFIRMATION === 'probe' ? createPostByFetch(endpoint) : undefined;
  const isReachable = () => probe(endpoint);
  const outbox = createOutbox({ storage: () => window.localStorage, copies: createCopies() });
  const postToCrm = (lead: OutboxEntry, fields: Readonly<Record<string, string>>) =>
    byFetch
      ? byFetch.post(lead.id, fields)
      : postInFrame({
          endpoint,
          leadId: lead.id,
          fields,
          returnAddress: returnAddress(),
          isReachable,
          isCutOff: () => isCutOff(endpoint),
        });
  const post = toRelay?.post ?? postToCrm;

  /** The fields of a post: the lead's own, and its envelope. */
  const postFields = (lead: OutboxEntry): Record<string, string> => ({
    ...lead.fields,
    ...(import.meta.env.VITE_LEAD_RELAY
      ? relayEnvelope(returnAddress(), lead.id)
      : envelope(crm, returnAddress())),
  });

  const dispatcher = createDispatcher({
    outbox,
    post: (lead) => post(lead, postFields(lead)),
    hasArrived: hasReturned,
    cancelPost: (id, as) => {
      if (!toRelay) (byFetch?.cancel ?? cancelFrame)(id);
      // A post to the relay outlives its page, and alone has the visitor's token.
      else if (as === 'deleted') toRelay.cancel(id);
    },
    postWhileLeaving: (lead) =>
      !byFetch?.outlivesPage(lead.id) &&
      navigator.sendBeacon(endpoint, new URLSearchParams(postFields(lead))),
    probe: isReachable,
    isOnline: () => navigator.onLine,
    exclusively,
    now: Date.now,
    after: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  });

  /**
   * Reports and delivers the leads that are pending when the page starts, including those that the storage lost when
   * the browser was killed.
   */
  const deliverPending = async ({ isNewVisit }: { isNewVisit: boolean }): Promise<void> => {
    const restored = outbox.restore();
    // A database that hangs must not hold the leads of the storage back.
    await Promise.race([restored, wait(RESTORE_WAIT)]);
    // Without locks, a new visit could begin in a second tab while the first one posts.
    const begun = dispatcher.begin({ isNewVisit: isNewVisit && 'locks' in navigator });
    // The leads that come later.
    void restored.then(() => dispatcher.flush());
    return begun;
  };

  return {
    dispatcher,
    deliverPending,
    watchDelivery: () => watchPage(dispatcher),
    untilCopied: outbox.untilCopied,
  };
}
