/**
 * The delivery of leads in this page, wired to the browser. It is part of the boot script, so it works before React has
 * loaded and when React never does.
 */
import { withCurrentIds } from '../../schemas/salesforce/envelope';
import { env } from '../config/env';
import { createDispatcher } from './dispatcher';
import { createOutbox, PREFIX } from './outbox';
import type { OutboxEntry } from './outboxEntry';
import { postInFrame } from './postInFrame';
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

export const dispatcher = createDispatcher({
  outbox: createOutbox(() => window.localStorage),
  post: ({ id, fields }) =>
    import.meta.env.VITE_LEAD_RELAY
      ? postToRelay(endpoint, { id, fields })
      : postInFrame(endpoint, { id, fields: withCurrentIds(fields, env.crm) }, { endsOnLoad: probeConfirms }),
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

// `randomUUID` exists on secure addresses only; a plain-http preview still needs ids that do not collide.
const newId = () =>
  isSecureContext
    ? crypto.randomUUID()
    : [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(16)).join('');

/**
 * Puts a lead into the outbox and starts its delivery.
 * @param form the id of its form
 * @param fieldsOf the fields to post, by wire name, for the new lead's id and time (ms since 1970)
 * @returns the entry as saved
 */
export function deliver(
  form: string,
  fieldsOf: (id: string, at: number) => Record<string, string>,
): OutboxEntry {
  const id = newId();
  const createdAt = Date.now();
  const fields = fieldsOf(id, createdAt);
  const entry: OutboxEntry = {
    version: 1,
    id,
    form,
    fields,
    createdAt,
    tries: 0,
    posts: 0,
    nextTry: createdAt,
  };
  void dispatcher.submit(entry);
  return entry;
}

/** The page's address without query and fragment, where the CRM sends the hidden frame. A query may hold anything. */
export const returnUrl = (): string => location.origin + location.pathname;

/**
 * Delivers pending leads now, when the connection returns, and when the visitor comes back to the tab. Asks before the
 * page is left with a lead that no storage keeps.
 * @returns the function that stops all of it
 */
export function startDelivery(): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
  const guard = () => {
    const isAtRisk = dispatcher.pending().some(({ id }) => !dispatcher.isStored(id));
    // Registered only while needed: it keeps a page out of the back-forward cache.
    if (isAtRisk) addEventListener('beforeunload', askFirst, { signal });
    else removeEventListener('beforeunload', askFirst);
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
    },
    { signal },
  );
  void dispatcher.flush();
  return () => {
    stopped.abort();
    stopListening();
    dispatcher.stop();
  };
}
