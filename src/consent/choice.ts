/** What the visitor said to the cookie notice. Nothing is remembered of them, and nothing measured, without their yes. */
export type Choice = 'accepted' | 'declined';

const KEY = 'cookie-choice';
const DAY = 86_400_000;
/** After half a year the question is asked again. */
const KEPT = 182 * DAY;

const watchers = new Set<() => void>();
// Where storage is denied the choice lasts as long as the page does.
let inMemory: Choice | undefined;

const stored = (): Choice | undefined => {
  try {
    const [choice, at] = (localStorage.getItem(KEY) ?? '').split(' ');
    const isFresh = Math.abs(Date.now() - Number(at)) < KEPT;
    return isFresh && (choice === 'accepted' || choice === 'declined') ? choice : undefined;
  } catch {
    return undefined;
  }
};

/** Undefined until somebody has chosen, and again when they want to choose anew. */
export const readChoice = (): Choice | undefined => inMemory ?? stored();

/** Remembers a choice, or with `undefined` takes it back so that the notice asks again. */
export const saveChoice = (choice: Choice | undefined) => {
  inMemory = choice;
  try {
    if (choice) localStorage.setItem(KEY, `${choice} ${Date.now()}`);
    else localStorage.removeItem(KEY);
  } catch {
    // It is kept in memory.
  }
  watchers.forEach((watcher) => watcher());
};

/** Calls back whenever the choice changes; returns what stops that. */
export const onChoice = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};
