/** The origin of a visit, and of the first visit if the visitor lets the site remember it. */
import { onChoice, readChoice } from '../consent/choice';

const TAGS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
const KEY = 'first-touch';
const DAY = 86_400_000;
/** An older first visit says nothing about a lead today. */
const KEPT = 365 * DAY;

/** One arrival at the site. Unknown parts are empty. */
export interface Origin {
  /** The campaign's tags in the address, else the site that linked here, else `direct`. */
  touch: string;
  landingPage: string;
  referrer: string;
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
export function originOf(address: string, linkedFrom: string): Origin {
  const { origin, searchParams } = new URL(address);
  const tags = new URLSearchParams();
  for (const name of TAGS) {
    const value = searchParams.get(name)?.trim();
    if (value) tags.set(name, value);
  }
  const referrer = linkedFrom.startsWith(`${origin}/`) ? '' : withoutQuery(linkedFrom);
  const query = tags.toString();
  return {
    touch: query || (referrer ? `referrer=${new URL(referrer).hostname}` : 'direct'),
    landingPage: withoutQuery(address) + (query && `?${query}`),
    referrer,
  };
}

let current: Origin | undefined;

const storedFirst = (): string | undefined => {
  try {
    const [at, touch] = (localStorage.getItem(KEY) ?? '').split(' ');
    return Math.abs(Date.now() - Number(at)) < KEPT ? touch : undefined;
  } catch {
    return undefined;
  }
};

const remember = () => {
  try {
    if (readChoice() !== 'accepted') localStorage.removeItem(KEY);
    else if (current && !storedFirst()) localStorage.setItem(KEY, `${Date.now()} ${current.touch}`);
  } catch {
    // Without storage every visit is a first one.
  }
};

/**
 * Notes how this visit began. Call it before a navigation changes the address. With `keepsFirst` the first touch is stored
 * once the visitor agrees, and removed when they withdraw.
 */
export function noteArrival({ keepsFirst }: { keepsFirst: boolean }): void {
  current = originOf(location.href, document.referrer);
  if (!keepsFirst) return;
  remember();
  onChoice(remember);
}

/** The visit's origin, and the first touch as far as it is known. Undefined before {@link noteArrival}. */
export const originNow = (): (Origin & { firstTouch: string }) | undefined =>
  current && {
    ...current,
    firstTouch: (readChoice() === 'accepted' ? storedFirst() : undefined) ?? current.touch,
  };
