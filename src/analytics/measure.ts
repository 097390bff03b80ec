/** Analytics, fetched only when configured. Events are sent while the visitor agrees. */
import type { Consent } from '../consent/choice';
import { SITE_EVENT, track, type SiteEvent } from './events';

/** Reports the states of leads, as the dispatcher does. */
type ListenToLeads = (listener: (lead: { id: string; form: string }, state: string) => void) => () => void;

declare global {
  interface Window {
    /** The queue that tag managers read. */
    dataLayer?: unknown[];
  }
}

const toDataLayer = ({ type, ...details }: SiteEvent) => {
  (window.dataLayer ??= []).push({ event: type, ...details });
};

// Plain text, because a JSON beacon needs a CORS preflight.
const toEndpoint = (address: string) => (event: SiteEvent) => {
  const body = JSON.stringify({ ...event, at: new Date().toISOString() });
  navigator.sendBeacon(address, new Blob([body], { type: 'text/plain' }));
};

/**
 * Starts analytics, now or when the visitor agrees. Returns the function that ends them.
 * @param target `datalayer`, or the address that accepts events by POST
 * @param listenToLeads subscribes to the states of leads
 */
export function startMeasuring(target: string, consent: Consent, listenToLeads: ListenToLeads): () => void {
  const send = target === 'datalayer' ? toDataLayer : toEndpoint(target);
  /** The last page whose view was counted. */
  let viewed: string | undefined;
  const onEvent = ({ detail }: CustomEvent<SiteEvent>) => {
    if (detail.type === 'page_view') {
      // A visitor who agrees while a page is loading has been counted there before it is shown.
      if (detail.page === viewed) return;
      viewed = detail.page;
    }
    try {
      send(detail);
    } catch (error) {
      console.warn('An event could not be sent.', error);
    }
  };
  let isOn = false;
  const followChoice = () => {
    const agreed = consent.read() === 'accepted';
    if (agreed === isOn) return;
    isOn = agreed;
    if (!agreed) {
      removeEventListener(SITE_EVENT, onEvent);
      return;
    }
    addEventListener(SITE_EVENT, onEvent);
    // A visitor who withdraws and agrees again on one page has come to it once.
    if (viewed !== location.pathname) track({ type: 'page_view', page: location.pathname });
  };
  followChoice();
  const stopFollowing = consent.watch(followChoice);

  // A lead is held again after each try; this page sends the event once.
  const reported = new Set<string>();
  const stopListening = listenToLeads(({ id, form }, state) => {
    if (state !== 'held' && state !== 'confirmed' && state !== 'givenUp') return;
    if (reported.has(id + state)) return;
    reported.add(id + state);
    track({ type: state, form });
  });
  return () => {
    stopFollowing();
    stopListening();
    removeEventListener(SITE_EVENT, onEvent);
  };
}
