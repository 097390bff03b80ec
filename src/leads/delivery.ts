/**
 * The delivery of leads in this page, wired to the browser. It is part of the boot script, so it works before React has
 * loaded and when React never does.
 */
import { envelope, relayEnvelope } from '../../schemas/salesforce/envelope';
import { env } from '../config/env';
import { createDispatcher } from './dispatcher';
import { createOutbox, PREFIX } from './outbox';
import type { OutboxEntry } from './outboxEntry';
import { cancelFrame, hasReturned, postInFrame } from './postInFrame';
import { postToRelay } from './postToRelay';
import { probe } from './probe';

const { endpoint, confirmation } = env.crm;
const probeConfirms = confirmation === 'probe';

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

const exclusively = async (name: string, task: () => Promise<void>) => {
  if (!('locks' in navigator)) {
    // Plain http has no locks. Two tabs that come online together start at different times, and a post of the first
    // one, counted before it starts, keeps the second from repeating it.
    if (name === 'outbox') await pause(Math.random() * 2000);
    return task();
  }
  return navigator.locks.request(`leads:${name}`, { ifAvailable: true }, async (lock) => {
    if (lock) await task();
  });
};

/** The page's address without query and fragment. A query may hold anything. */
const thisPage = () => location.origin + location.pathname;

/** The fields of a post: the lead's own, and where it goes. */
const addressed = ({ id, page = thisPage(), fields }: OutboxEntry): Record<string, string> => ({
  ...fields,
  ...(import.meta.env.VITE_LEAD_RELAY ? relayEnvelope(page, id) : envelope(env.crm, page)),
});

export const dispatcher = createDispatcher({
  outbox: createOutbox(() => window.localStorage),
  post: (lead) =>
    import.meta.env.VITE_LEAD_RELAY
      ? postToRelay(endpoint, lead.id, addressed(lead))
      : postInFrame(endpoint, lead.id, addressed(lead), { endsOnLoad: probeConfirms }),
  hasArrived: hasReturned,
  cancelPost: cancelFrame,
  postWhileLeaving: (lead) => navigator.sendBeacon(endpoint, new URLSearchParams(addressed(lead))),
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

/** An id for a new lead. `randomUUID` exists on secure addresses only, and a plain-http preview needs ids that do not collide. */
export const newLeadId = (): string =>
  isSecureContext
    ? crypto.randomUUID()
    : [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(16)).join('');

interface NewLead {
  id: string;
  /** The id of its form. */
  form: string;
  /** The fields to post by wire name, without the envelope. */
  fields: Readonly<Record<string, string>>;
  /** The time of the submit, in ms since 1970. */
  at: number;
}

/** Puts a lead into the outbox and starts its delivery. */
export const enqueueLead = ({ id, form, fields, at }: NewLead): void => {
  const entry = {
    version: 1,
    id,
    form,
    fields,
    page: thisPage(),
    createdAt: at,
    tries: 0,
    posts: 0,
  } as const;
  void dispatcher.submit({ ...entry, nextTry: at });
};

/** The thanks wait for the proof so long, in ms. A visitor who then leaves at once leaves nothing to send again. */
const LONGEST_WAIT = 300;

/** Resolves when a new lead has its proof, cannot leave the browser, or the wait is over: the visitor can be thanked. */
export const untilThanks = (id: string): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => done(), LONGEST_WAIT);
    const done = () => {
      clearTimeout(timer);
      // The listener may be called before it can be stopped.
      queueMicrotask(() => stop());
      resolve();
    };
    const stop = dispatcher.listen((lead, state) => {
      if (lead.id === id && state !== 'queued' && state !== 'handedOff') done();
    });
  });

/**
 * Whether the visitor comes from elsewhere, and not from another page of this site. Without locks it could be a second tab
 * beside one that is posting.
 */
const isFirstPage = () => 'locks' in navigator && !document.referrer.startsWith(`${location.origin}/`);

/** Reports and delivers the leads that are pending when the page begins. */
export const deliverPending = (): Promise<void> => dispatcher.begin({ isFirstPage: isFirstPage() });

/**
 * Delivers pending leads when the connection returns, and when the visitor comes back to the tab. When the page is
 * hidden or left, leads without proof go out once more. Asks before the page is left with a lead that no storage keeps.
 * @returns the function that stops all of it
 */
export function watchDelivery(): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const isAtRisk = () => dispatcher.pending().some(({ id }) => !dispatcher.isStored(id));
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    // Chromium may end a page that goes to another site before its pagehide event.
    dispatcher.leave({ ends: true });
    if (isAtRisk()) event.preventDefault();
  };
  const guard = () => {
    const isUnderWay = dispatcher.pending().some(({ isOpen, tries }) => isOpen || tries === 0);
    // Registered only while needed: it keeps a page out of the back-forward cache.
    if (isUnderWay || isAtRisk()) addEventListener('beforeunload', onBeforeUnload, { signal });
    else removeEventListener('beforeunload', onBeforeUnload);
  };
  const stopListening = dispatcher.listen(guard);
  addEventListener('online', () => void dispatcher.flush({ reconnected: true }), { signal });
  addEventListener(
    'storage',
    ({ key }) => {
      if (key === null || key.startsWith(PREFIX)) dispatcher.refresh();
    },
    { signal },
  );
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') void dispatcher.flush();
      else dispatcher.leave({ ends: false });
    },
    { signal },
  );
  addEventListener('pagehide', () => dispatcher.leave({ ends: true }), { signal });
  return () => {
    stopped.abort();
    stopListening();
    dispatcher.stop();
  };
}
