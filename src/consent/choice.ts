import { atom, onMount } from 'nanostores';

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
const $choice = atom(stored());

// A choice in another tab counts here too.
onMount($choice, () => {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY) $choice.set(stored());
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
});

/** Undefined until the visitor has chosen, and when they want to choose again. */
export const readChoice = (): Choice | undefined => $choice.get();

/** Saves a choice; `undefined` deletes it, so that the notice asks again. */
export const saveChoice = (choice: Choice | undefined) => {
  try {
    if (choice) localStorage.setItem(KEY, `${choice} ${Date.now()}`);
    else localStorage.removeItem(KEY);
  } catch {
    // The store keeps it.
  }
  $choice.set(choice);
};

/** Calls back when the choice changes; returns the function that unsubscribes. */
export const onChoice = (watcher: () => void) => $choice.listen(watcher);
