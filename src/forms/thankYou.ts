import { useEffect, useSyncExternalStore } from 'react';

/** How many thank-yous stand on the page. What else there is to say about a lead waits until they are gone. */
let standing = 0;
const watchers = new Set<() => void>();
const change = (by: number) => {
  standing += by;
  watchers.forEach((watcher) => watcher());
};

/** Says that a thank-you stands while `open`. */
export const useStandingThankYou = (open: boolean) =>
  useEffect(() => {
    if (!open) return undefined;
    change(1);
    return () => change(-1);
  }, [open]);

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

export const useThankYouStands = () =>
  useSyncExternalStore(
    watch,
    () => standing > 0,
    () => false,
  );
