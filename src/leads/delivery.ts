import type { Config } from '../../schemas/config';
import { envelope, relayEnvelope } from '../../schemas/salesforce/envelope';
import { OUTBOX_KEY } from '../config/storageKeys';
import { createDispatcher } from './dispatcher';
import { createOutbox } from './outbox';
import type { OutboxEntry } from './outboxEntry';
import { cancelFrame, hasReturned, postInFrame } from './postInFrame';
import { createPostToRelay } from './postToRelay';

/** The longest wait for the answer to a probe, in ms. */
const PROBE_TIMEOUT = 5_000;

/** The page's address without query and fragment. A query may hold anything. */
export const pageAddress = () => location.origin + location.pathname;

const exclusively = async (name: string, task: () => Promise<void>) => {
  if (!('locks' in navigator)) {
    // Plain http has no locks. Two tabs that come online together start at different times, and a post of the first
    // one, counted before it starts, keeps the second from repeating it.
    if (name === 'outbox') await new Promise((resolve) => setTimeout(resolve, Math.random() * 2000));
    return task();
  }
  return navigator.locks.request(`leads:${name}`, { ifAvailable: true }, async (lock) => {
    if (lock) await task();
  });
};

/** Whether anything answers at an address. The answer cannot be read, so it proves only that a post may have arrived. */
const probe = (address: string): Promise<boolean> =>
  fetch(address, {
    mode: 'no-cors',
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(PROBE_TIMEOUT),
  }).then(
    () => true,
    () => false,
  );

/** The delivery of leads to the configured CRM or relay, wired to the browser. */
export function createDelivery(crm: Config['crm']) {
  const { endpoint } = crm;
  const probeConfirms = crm.confirmation === 'probe';
  const post = import.meta.env.VITE_LEAD_RELAY
    ? createPostToRelay(endpoint)
    : (leadId: string, fields: Readonly<Record<string, string>>) =>
        postInFrame(endpoint, leadId, fields, { endsOnLoad: probeConfirms });

  /** The fields of a post: the lead's own, and its envelope. */
  const postFields = ({ id, page = pageAddress(), fields }: OutboxEntry): Record<string, string> => ({
    ...fields,
    ...(import.meta.env.VITE_LEAD_RELAY ? relayEnvelope(page, id) : envelope(crm, page)),
  });

  const dispatcher = createDispatcher({
    outbox: createOutbox(() => window.localStorage),
    post: (lead) => post(lead.id, postFields(lead)),
    hasArrived: hasReturned,
    cancelPost: cancelFrame,
    postWhileLeaving: (lead) => navigator.sendBeacon(endpoint, new URLSearchParams(postFields(lead))),
    probe: () => probe(endpoint),
    probeConfirms,
    isOnline: () => navigator.onLine,
    exclusively,
    now: Date.now,
    after: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  });

  /** Reports and delivers the leads that are pending when the page begins. */
  const deliverPending = (): Promise<void> => {
    // Without locks the visit's first page could be a second tab while another one posts.
    const isFirstPage = 'locks' in navigator && !document.referrer.startsWith(`${location.origin}/`);
    return dispatcher.begin({ isFirstPage });
  };

  /**
   * Delivers pending leads when the connection returns, and when the visitor comes back to the tab. When the page is
   * hidden or left, leads without proof go out once more. Asks before the page is left with a lead that no storage keeps.
   */
  const watchDelivery = (): void => {
    const isAtRisk = () => dispatcher.pending().some(({ id }) => !dispatcher.isStored(id));
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      // Chromium may end a page that goes to another site before its pagehide event.
      dispatcher.leave({ ends: true });
      if (isAtRisk()) event.preventDefault();
    };
    dispatcher.listen(() => {
      const isInFlight = dispatcher.pending().some(({ isOpen, tries }) => isOpen || tries === 0);
      // Registered only while needed: it keeps a page out of the back-forward cache.
      if (isInFlight || isAtRisk()) addEventListener('beforeunload', onBeforeUnload);
      else removeEventListener('beforeunload', onBeforeUnload);
    });
    addEventListener('online', () => void dispatcher.flush({ reconnected: true }));
    addEventListener('pagehide', () => dispatcher.leave({ ends: true }));
    addEventListener('storage', ({ key }) => {
      if (key === null || key.startsWith(OUTBOX_KEY)) dispatcher.refresh();
    });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void dispatcher.flush();
      else dispatcher.leave({ ends: false });
    });
  };

  return { dispatcher, deliverPending, watchDelivery };
}
