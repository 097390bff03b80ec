/** Where a visitor came from: the visit that leads to a lead, and the first one if they let the site remember it. */
import { onChoice, readChoice } from '../consent/choice';

const TAGS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
const KEY = 'first-touch';
const DAY = 86_400_000;
/** A first visit longer ago than this says nothing about a lead of today. */
const KEPT = 365 * DAY;

/** One arrival at the site. Empty texts stand for what is not known. */
export interface Origin {
  /** The campaign's tags as they stood in the address, else the site that linked here, else `direct`. */
  touch: string;
  landingPage: string;
  referrer: string;
}

const withoutQuery = (address: string) => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  // A search term or a mail address in somebody's address is nobody's business.
  return url && url.protocol.startsWith('http') ? url.origin + url.pathname : '';
};

/**
 * Reads an arrival from the address that was opened and the page that linked to it. Of the query only the campaign's tags
 * are looked at: click ids and the like would tell one person from another.
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
    // Where storage is denied every visit is a first one.
  }
};

/**
 * Notes how this visit began; to be called before a navigation changes the address. With `keepsFirst` the first touch is
 * kept on the device from the moment the visitor agrees, and removed when they take that back.
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
