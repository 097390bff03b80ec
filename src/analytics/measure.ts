/** Analytics, fetched only when configured. Events are sent while the visitor agrees. */
import { onChoice, readChoice } from '../consent/choice';
import { sendEventsTo, track, type SiteEvent } from './events';

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
export function startMeasuring(target: string, listenToLeads: ListenToLeads): () => void {
  const sink = target === 'datalayer' ? toDataLayer : toEndpoint(target);
  let isOn = false;
  const follow = () => {
    const agreed = readChoice() === 'accepted';
    if (agreed === isOn) return;
    isOn = agreed;
    sendEventsTo(agreed ? sink : undefined);
    track({ type: 'page_view', page: location.pathname });
  };
  follow();
  const stopFollowing = onChoice(follow);

  // A lead is held again after each try; the event is sent once.
  const told = new Set<string>();
  const stopListening = listenToLeads(({ id, form }, state) => {
    if ((state !== 'held' && state !== 'confirmed' && state !== 'givenUp') || told.has(id + state)) return;
    told.add(id + state);
    track({ type: state, form });
  });
  return () => {
    stopFollowing();
    stopListening();
    sendEventsTo(undefined);
  };
}
