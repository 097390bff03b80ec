/** Leads in the browser: the parts wired together. Forms call {@link submitLead}, the app calls {@link startOutbox}. */
import { track } from '../analytics/events';
import { env } from '../env';
import { createDispatcher } from './dispatcher';
import { extrasOf } from './extras';
import { formCatalogue, type FormId } from './formCatalogue';
import type { HeldLead } from './heldLead';
import { createOutbox } from './outbox';
import { postInFrame } from './postInFrame';
import { probe } from './probe';
import { endpoint, webToLead, type ValuesOf } from './webToLead';

export const dispatcher = createDispatcher({
  outbox: createOutbox(() => window.localStorage),
  post: (lead) => postInFrame(endpoint, lead),
  probe: () => probe(endpoint),
  probeConfirms: env.crm.confirmation === 'probe',
  isOnline: () => navigator.onLine,
  exclusively: async (name, task) => {
    // Old browsers and plain http have no locks, and this throws. The dispatcher goes on without one then: the time of
    // the next try, written before each post, keeps two tabs apart.
    await navigator.locks.request(`leads:${name}`, { ifAvailable: true }, async (lock) => {
      if (lock) await task();
    });
  },
  now: Date.now,
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
});

/** Two submits of the same values within this many ms are one impatient visitor. */
const DOUBLE_CLICK = 10_000;
let last: { key: string; at: number } | undefined;

type KindOf<Id extends FormId> = (typeof formCatalogue)[Id]['kind'];

/**
 * Takes a lead that its form's schema has accepted and brings it to the CRM, now or later. Returns at once: what becomes
 * of the lead is told by {@link dispatcher}.
 * @param form the form's row in the catalogue
 * @param values what the schema has accepted
 * @param options `suspicious`: the field that people do not see was filled
 */
export function submitLead<Id extends FormId>(
  form: Id,
  values: ValuesOf[KindOf<Id>],
  { suspicious = false } = {},
): void {
  const { kind, delivery } = formCatalogue[form];
  if (delivery === 'log') {
    console.info(`Lead of the form "${form}" (not delivered: its row in the catalogue says log)`, values);
    return;
  }
  const returnUrl = location.href.replace(/#.*/, '');
  const fields = webToLead(kind, values, returnUrl, suspicious);
  const key = JSON.stringify([form, fields]);
  const now = Date.now();
  if (last?.key === key && now - last.at < DOUBLE_CLICK) return;
  last = { key, at: now };

  const id = newId();
  const consented = 'consent' in values && values.consent;
  const lead: HeldLead = {
    version: 1,
    id,
    form,
    fields: { ...fields, ...extrasOf({ id, form, at: now, consented }) },
    createdAt: now,
    tries: 0,
    posts: 0,
    nextTry: now,
  };
  track({ type: 'submitted', form });
  void dispatcher.submit(lead);
}

// `randomUUID` exists on secure addresses only; a plain-http preview still needs ids that do not collide.
const newId = () =>
  isSecureContext
    ? crypto.randomUUID()
    : [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(16)).join('');

/** Tries the kept leads now, when the connection returns and when the visitor comes back to the tab. */
export function startOutbox(): void {
  void dispatcher.flush();
  addEventListener('online', () => void dispatcher.flush({ regardlessOfPauses: true }));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void dispatcher.flush();
  });
}
