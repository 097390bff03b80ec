import { createElement, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

let notices: ReactNode;
const watchers = new Set<() => void>();

/**
 * Shows the notices about leads at the page's root, beyond the form that mounts them. Their code comes with the forms, or
 * when an earlier visit left a pending lead: most visits need none of it.
 */
export const mountLeadNotices = (component: ComponentType) => {
  notices ??= createElement(component);
  watchers.forEach((watcher) => watcher());
};

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

export const useLeadNotices = (): ReactNode =>
  useSyncExternalStore(
    watch,
    () => notices,
    () => null,
  );
