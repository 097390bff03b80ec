import { createElement, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

let notices: ReactNode;
const watchers = new Set<() => void>();

/**
 * Brings the notices about leads to the page, where they stay. They stand at the page's root, beyond the form that
 * brought them, but their code comes with the forms or with a lead that an earlier visit left behind: most visits need
 * none of it.
 */
export const bringNotices = (component: ComponentType) => {
  notices ??= createElement(component);
  watchers.forEach((watcher) => watcher());
};

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

export const useNotices = (): ReactNode =>
  useSyncExternalStore(
    watch,
    () => notices,
    () => null,
  );
