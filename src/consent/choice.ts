import { DAY } from '../config/durations';
import { purposes } from '../config/env';
import { CHOICE_KEY } from '../config/storageKeys';
import { tryStorage } from './tryStorage';

/** The answer to the cookie notice. Without a yes, nothing is remembered about the visitor and no event is sent. */
export type Choice = 'accepted' | 'declined';

/** The notice asks again after half a year, in ms. Data stored with the visitor's consent is never used for longer. */
export const CONSENT_LASTS = 182 * DAY;

const canRead = () => tryStorage(() => localStorage.getItem(CHOICE_KEY)) !== undefined;
/** Stored as `accepted 1796053609566 visits first`: the answer, when it was given, and what was asked. */
const storedChoice = (): Choice | undefined => {
  const [choice, at, ...asked] = tryStorage(() => localStorage.getItem(CHOICE_KEY))?.split(' ') ?? [];
  const isFresh = Math.abs(Date.now() - Number(at)) < CONSENT_LASTS;
  // A yes to one question is no answer to another that the site asks since then.
  const saysYes = choice === 'accepted' && purposes.every((purpose) => asked.includes(purpose));
  return isFresh && (saysYes || choice === 'declined') ? choice : undefined;
};

/** The visitor's choice in one page. Without storage it is forgotten with the page. */
export function createConsent() {
  let known: { choice: Choice | undefined } | undefined;
  // Read at the first question, not before: while a browser prerenders this page, the visitor may still choose in
  // another tab.
  const read = () => (known ??= { choice: storedChoice() }).choice;
  const watchers = new Set<() => void>();
  const set = (next: Choice | undefined) => {
    if (next === read()) return;
    known = { choice: next };
    for (const watcher of watchers) watcher();
  };

  return {
    /** Undefined until the visitor has chosen, and when they want to choose again. */
    read,
    /** Saves a choice; `undefined` deletes it, so that the notice asks again. */
    save: (next: Choice | undefined): void => {
      tryStorage(() => {
        if (next) localStorage.setItem(CHOICE_KEY, [next, Date.now(), ...purposes].join(' '));
        else localStorage.removeItem(CHOICE_KEY);
      });
      set(next);
    },
    /** Calls back when the choice changes; returns the function that unsubscribes. */
    watch: (watcher: () => void): (() => void) => {
      // A choice in another tab counts here too. Without a key, all storage was cleared there.
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || key === CHOICE_KEY) set(storedChoice());
      };
      // A page that comes back from the back-forward cache has not heard of a choice on another page.
      const onShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted && canRead()) set(storedChoice());
      };
      addEventListener('storage', onStorage);
      addEventListener('pageshow', onShow);
      read();
      watchers.add(watcher);
      return () => {
        removeEventListener('storage', onStorage);
        removeEventListener('pageshow', onShow);
        watchers.delete(watcher);
      };
    },
  };
}

export type Consent = ReturnType<typeof createConsent>;
