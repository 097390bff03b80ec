/** The answer to the cookie notice. Without a yes, nothing is remembered about the visitor and no event is sent. */
export type Choice = 'accepted' | 'declined';

const KEY = 'cookie-choice';
const DAY = 86_400_000;
/** The notice asks again after half a year. */
const KEPT = 182 * DAY;

const stored = (): Choice | undefined => {
  try {
    const [choice, at] = (localStorage.getItem(KEY) ?? '').split(' ');
    const isFresh = Math.abs(Date.now() - Number(at)) < KEPT;
    return isFresh && (choice === 'accepted' || choice === 'declined') ? choice : undefined;
  } catch {
    return undefined;
  }
};

/** Without storage the choice lasts as long as the page. */
let choice = stored();
const watchers = new Set<() => void>();
const set = (next: Choice | undefined) => {
  if (next === choice) return;
  choice = next;
  for (const watcher of watchers) watcher();
};

// A choice in another tab counts here too.
const onStorage = ({ key }: StorageEvent) => {
  if (key === KEY) set(stored());
};

/** Undefined until the visitor has chosen, and when they want to choose again. */
export const readChoice = (): Choice | undefined => choice;

/** Saves a choice; `undefined` deletes it, so that the notice asks again. */
export const saveChoice = (next: Choice | undefined) => {
  try {
    if (next) localStorage.setItem(KEY, `${next} ${Date.now()}`);
    else localStorage.removeItem(KEY);
  } catch {
    // It is kept in memory.
  }
  set(next);
};

/** Calls back when the choice changes; returns the function that unsubscribes. */
export const onChoice = (watcher: () => void): (() => void) => {
  addEventListener('storage', onStorage);
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) removeEventListener('storage', onStorage);
  };
};
