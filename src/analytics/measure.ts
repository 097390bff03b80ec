/** Measuring, fetched only when it is configured: events go out from the moment the visitor agrees until they do not. */
import { onChoice, readChoice } from '../consent/choice';
import { sendEventsTo, track, type SiteEvent } from './events';

/** Tells what becomes of each lead, as the dispatcher does. */
type ListenToLeads = (listener: (lead: { id: string; form: string }, state: string) => void) => unknown;

declare global {
  interface Window {
    /** What tag managers read. */
    dataLayer?: unknown[];
  }
}

const toDataLayer = ({ type, ...details }: SiteEvent) => {
  (window.dataLayer ??= []).push({ event: type, ...details });
};

// As plain text, because a beacon of JSON would have to ask the other server for permission first.
const toEndpoint = (address: string) => (event: SiteEvent) => {
  const body = JSON.stringify({ ...event, at: new Date().toISOString() });
  navigator.sendBeacon(address, new Blob([body], { type: 'text/plain' }));
};

/**
 * Starts to measure, now or when the visitor agrees.
 * @param target `datalayer`, or the address that takes events by POST
 * @param listenToLeads tells what becomes of each lead
 */
export function startMeasuring(target: string, listenToLeads: ListenToLeads): void {
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
  onChoice(follow);

  // A lead is held again after each try; once is enough to know.
  const told = new Set<string>();
  listenToLeads(({ id, form }, state) => {
    if ((state !== 'held' && state !== 'confirmed' && state !== 'givenUp') || told.has(id + state)) return;
    told.add(id + state);
    track({ type: state, form });
  });
}
