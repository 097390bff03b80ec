import { useSyncExternalStore } from 'react';

/** A value that parts of the page share, whichever of them React takes over first. */
export const createStore = <Value>(first: Value) => {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next: Value) => {
      value = next;
      for (const listener of listeners) listener();
    },
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** The value of a shared store; `onServer` in the prerendered page. */
export const useStore = <Value>(store: ReturnType<typeof createStore<Value>>, onServer: Value): Value =>
  useSyncExternalStore(store.listen, store.get, () => onServer);
