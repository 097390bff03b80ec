import type { Config } from '../../schemas/config';
import { envelope, relayEnvelope } from '../../schemas/salesforce/envelope';
import { OUTBOX_KEY, SETTLED_KEY } from '../config/storageKeys';
import { createCopies } from './copies';
import { createDispatcher, type DispatcherParts } from './dispatcher';
import { createOutbox } from './outbox';
import type { OutboxEntry } from './outboxEntry';
import { cancelFrame, hasReturned, postInFrame } from './postInFrame';
import { createPostToRelay } from './postToRelay';
import { wait } from './wait';

/** The longest wait for the copies of leads that the storage has lost, in ms. */
const RESTORE_WAIT = 2_000;
/** The longest wait for the answer to a probe, in ms. */
const PROBE_TIMEOUT = 5_000;

/** The page's address without query and fragment: a query may hold anything. */
export const pageAddress = () => location.origin + location.pathname;

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

/** Requests an address. The answer is opaque: only whether there is one counts. */
const ask = (address: string) =>
  fetch(address, {
    mode: 'no-cors',
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(PROBE_TIMEOUT),
  });
/** Whether anything answers at an address. That proves only that a post may have arrived. */
const probe = (address: string): Promise<boolean> =>
  ask(address).then(
    () => true,
    () => false,
  );

/** Whether a request fails before its time is over. On a slow connection it does not. */
const fails = (address: string): Promise<boolean> =>
  ask(address).then(
    () => false,
    ({ name }: Error) => name !== 'TimeoutError',
  );
/** A small file of this site, to tell a blocker from a lost connection. */
const OWN_FILE = '/robots.txt';
/** Whether neither the CRM nor this site can be reached. A blocker stops only the CRM. */
const isCutOff = async (endpoint: string): Promise<boolean> =>
  (await Promise.all([endpoint, OWN_FILE].map(fails))).every(Boolean);

/** How long after a tap on its link another program, such as the phone's dialler, may open, in ms. */
const HANDED_OVER_FOR = 1_000;

/**
 * Watches for taps on links that another program answers, such as `mailto:` and `tel:`, and on downloads. Chromium
 * then asks the page whether it may be left, and a phone hides it, but the page stays.
 * @returns whether such a link was just tapped
 */
const watchOtherPrograms = (): (() => boolean) => {
  let handedOverAt = -Infinity;
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (link && (!link.protocol.startsWith('http') || link.hasAttribute('download')))
      handedOverAt = performance.now();
  };
  document.addEventListener('click', onClick, true);
  return () => performance.now() - handedOverAt < HANDED_OVER_FOR;
};

/** The delivery of leads to the configured CRM or relay, connected to the browser's events. */
export function createDelivery(crm: Config['crm']) {
  const { endpoint } = crm;
  const probeConfirms = crm.confirmation === 'probe';
  const isReachable = () => probe(endpoint);
  const outbox = createOutbox({ storage: () => window.localStorage, copies: createCopies() });
  const returnAddressOf = ({ page = pageAddress() }: OutboxEntry) => page;
  const post = import.meta.env.VITE_LEAD_RELAY
    ? createPostToRelay(endpoint)
    : (lead: OutboxEntry, fields: Readonly<Record<string, string>>) =>
        postInFrame({
          endpoint,
          leadId: lead.id,
          fields,
          returnAddress: returnAddressOf(lead),
          isReachable,
          isCutOff: () => isCutOff(endpoint),
          endsOnAnswer: probeConfirms,
        });

  /** The fields of a post: the lead's own, and its envelope. */
  const postFields = (lead: OutboxEntry): Record<string, string> => ({
    ...lead.fields,
    ...(import.meta.env.VITE_LEAD_RELAY
      ? relayEnvelope(returnAddressOf(lead), lead.id)
      : envelope(crm, returnAddressOf(lead))),
  });

  const dispatcher = createDispatcher({
    outbox,
    post: (lead) => post(lead, postFields(lead)),
    hasArrived: (id) => {
      const lead = outbox.get(id);
      return lead !== undefined && hasReturned(id, returnAddressOf(lead));
    },
    cancelPost: cancelFrame,
    postWhileLeaving: (lead) => navigator.sendBeacon(endpoint, new URLSearchParams(postFields(lead))),
    probe: isReachable,
    probeConfirms,
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
    // A database that hangs must not hold the leads of the storage back.
    await Promise.race([outbox.restore(), wait(RESTORE_WAIT)]);
    // Without locks, a new visit could begin in a second tab while the first one posts.
    return dispatcher.begin({ isNewVisit: isNewVisit && 'locks' in navigator });
  };

  /**
   * Delivers pending leads when the connection returns, and when the visitor comes back to the tab. When the page is
   * hidden or left, leads without proof go out once more. Asks before the page is left with a lead that no storage keeps.
   */
  const watchDelivery = (): void => {
    const isHandedOver = watchOtherPrograms();
    const isAtRisk = () => dispatcher.pending().some(({ id }) => !dispatcher.isStored(id));
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isHandedOver()) return;
      // Chromium may kill a page that goes to another site before its `pagehide`. The visitor may still decide to stay,
      // so the page does not end yet.
      dispatcher.leave({ ends: false });
      if (isAtRisk()) event.preventDefault();
    };
    dispatcher.listen(() => {
      const isInFlight = dispatcher.pending().some(({ isOpen, tries }) => isOpen || tries === 0);
      // Only while needed, because this listener keeps a page out of the back-forward cache.
      if (isInFlight || isAtRisk()) addEventListener('beforeunload', onBeforeUnload);
      else removeEventListener('beforeunload', onBeforeUnload);
    });
    const onReturn = () => void dispatcher.flush({ reconnected: true });
    addEventListener('online', onReturn);
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) void dispatcher.comeBack();
    });
    addEventListener('pagehide', () => dispatcher.leave({ ends: true }));
    addEventListener('storage', ({ key }) => {
      if (key === null || key.startsWith(OUTBOX_KEY) || key.startsWith(SETTLED_KEY)) dispatcher.refresh();
    });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') onReturn();
      else if (!isHandedOver()) dispatcher.leave({ ends: false });
    });
  };

  return { dispatcher, deliverPending, watchDelivery, untilCopied: outbox.untilCopied };
}
