import { useEffect, useSyncExternalStore } from 'react';

/** Number of open dialogs. A notice about a lead waits until none covers it. */
let count = 0;
const watchers = new Set<() => void>();
const change = (by: number) => {
  count += by;
  watchers.forEach((watcher) => watcher());
};

/** Registers a dialog while it is `open`. */
export const useRegisterDialog = (open: boolean) =>
  useEffect(() => {
    if (!open) return undefined;
    change(1);
    return () => change(-1);
  }, [open]);

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

export const useIsDialogOpen = () =>
  useSyncExternalStore(
    watch,
    () => count > 0,
    () => false,
  );
