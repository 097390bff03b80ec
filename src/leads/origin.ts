/** The origin of a visit, and of the first visit if the visitor lets the site remember it. */
import { FIRST_TOUCH_KEY } from '../config/storageKeys';
import type { Consent } from '../consent/choice';
import { tryStorage } from '../consent/tryStorage';

const TAGS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
const DAY = 86_400_000;
/** An older first visit says nothing about a lead today. */
const KEPT = 365 * DAY;

/** One arrival at the site, by the names of the CRM's extra fields. Unknown parts are empty. */
export interface Arrival {
  landing_page: string;
  referrer: string;
  /** The campaign's tags in the address, else the site that linked here, else `direct`. */
  last_touch: string;
}

/** The arrival of this visit, and the touch of the first visit. */
export interface Origin extends Arrival {
  first_touch: string;
}

const withoutQuery = (address: string) => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  // A query may hold a search term or a mail address, which are private.
  return url && url.protocol.startsWith('http') ? url.origin + url.pathname : '';
};

/**
 * Reads an arrival from the opened address and the page that linked to it. Of the query it reads only the campaign's tags:
 * click ids and the like identify people.
 */
export function arrivalOf(address: string, linkedFrom: string): Arrival {
  const { origin, searchParams } = new URL(address);
  const tags = new URLSearchParams();
  for (const name of TAGS) {
    const value = searchParams.get(name)?.trim();
    if (value) tags.set(name, value);
  }
  const referrer = linkedFrom.startsWith(`${origin}/`) ? '' : withoutQuery(linkedFrom);
  const query = tags.toString();
  return {
    last_touch: query || (referrer ? `referrer=${new URL(referrer).hostname}` : 'direct'),
    landing_page: withoutQuery(address) + (query && `?${query}`),
    referrer,
  };
}

const storedFirstTouch = (): string | undefined => {
  const [at, touch] = tryStorage(() => localStorage.getItem(FIRST_TOUCH_KEY))?.split(' ') ?? [];
  return Math.abs(Date.now() - Number(at)) < KEPT ? touch : undefined;
};

/** Remembers how a visit began. */
export function createOrigin(consent: Consent) {
  let arrival: Arrival | undefined;
  const hasConsent = () => consent.read() === 'accepted';
  const storeFirstTouch = () =>
    tryStorage(() => {
      if (!hasConsent()) localStorage.removeItem(FIRST_TOUCH_KEY);
      else if (arrival && !storedFirstTouch())
        localStorage.setItem(FIRST_TOUCH_KEY, `${Date.now()} ${arrival.last_touch}`);
    });

  return {
    /**
     * Notes how this visit began. Call it before a navigation changes the address. With `keepsFirst` the first touch is
     * stored once the visitor agrees, and removed when they withdraw.
     */
    noteArrival({ keepsFirst }: { keepsFirst: boolean }): void {
      arrival = arrivalOf(location.href, document.referrer);
      if (!keepsFirst) return;
      storeFirstTouch();
      consent.watch(storeFirstTouch);
    },
    /** The visit's arrival, and the first touch as far as it is known. Undefined before `noteArrival`. */
    read: (): Origin | undefined =>
      arrival && {
        ...arrival,
        first_touch: (hasConsent() ? storedFirstTouch() : undefined) ?? arrival.last_touch,
      },
  };
}
