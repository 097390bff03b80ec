/**
 * A visit: it begins with the first document of a tab and ends with the tab. Neither a reload, nor a link to another
 * document of this site, nor a missing referrer begins a new one.
 */
import { parseUrl } from '../../schemas/webAddress';
import { VISIT_KEY } from '../config/storageKeys';
import { tryStorage } from '../consent/tryStorage';

const TAGS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/** One arrival at the site, by the names of the CRM's extra fields. Unknown parts are empty. */
export interface Arrival {
  landing_page: string;
  referrer: string;
  /** The campaign's tags in the address, else the site or app that linked here, else `direct`. */
  last_touch: string;
}

/** An address without query and fragment, which may hold a search term or an email address. */
const withoutQuery = (address: string) => {
  const url = parseUrl(address);
  if (url?.protocol.startsWith('http')) return url.origin + url.pathname;
  // Android's apps name themselves, for example `android-app://com.linkedin.android/`.
  return url?.protocol === 'android-app:' ? `${url.protocol}//${url.host}` : '';
};

/**
 * Reads an arrival from the opened address and the page that linked to it. Of the query it reads only the campaign's tags,
 * whichever way they are spelled: click ids and the like identify people.
 */
export function arrivalOf(address: string, linkedFrom: string): Arrival {
  const { origin, searchParams } = new URL(address);
  const given = new Map([...searchParams].map(([name, value]) => [name.toLowerCase(), value.trim()]));
  const tags = new URLSearchParams();
  for (const name of TAGS) {
    const value = given.get(name);
    if (value) tags.set(name, value);
  }
  const referrer = linkedFrom.startsWith(`${origin}/`) ? '' : withoutQuery(linkedFrom);
  const query = tags.toString();
  return {
    last_touch: query || (referrer ? `referrer=${new URL(referrer).host}` : 'direct'),
    landing_page: withoutQuery(address) + (query && `?${query}`),
    referrer,
  };
}

export interface Visit {
  /** Whether the visit began with this document. */
  isNew: boolean;
  /** How the visit began. */
  arrival: Arrival;
}

const isArrival = (value: unknown): value is Arrival =>
  typeof value === 'object' &&
  value !== null &&
  ['landing_page', 'referrer', 'last_touch'].every((name) => name in value);

/** Guesses from the navigation type and the referrer, where there is no storage. */
const seemsNew = () => {
  const [entry] = performance.getEntriesByType('navigation');
  const isReload = entry && 'type' in entry && entry.type !== 'navigate';
  return !isReload && !document.referrer.startsWith(`${location.origin}/`);
};

/**
 * Begins the visit, or continues the one of this tab. Call it before a navigation changes the address.
 * @param options `keepsArrival`: later documents of the visit need to know how it began
 */
export function beginVisit({ keepsArrival }: { keepsArrival: boolean }): Visit {
  const stored = tryStorage(() => sessionStorage.getItem(VISIT_KEY));
  const known = tryStorage((): unknown => JSON.parse(stored ?? 'null'));
  const arrival = isArrival(known) ? known : arrivalOf(location.href, document.referrer);
  if (typeof stored === 'string') return { isNew: false, arrival };
  const isStored = tryStorage(() => {
    sessionStorage.setItem(VISIT_KEY, JSON.stringify(keepsArrival ? arrival : {}));
    return true;
  });
  return { isNew: isStored ?? seemsNew(), arrival };
}
