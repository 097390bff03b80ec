import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** The value of a shared store; `onServer` in the prerendered page. */
export const useAtom = <Value>(store: ReadableAtom<Value>, onServer: Value): Value =>
  useSyncExternalStore(
    (onChange) => store.listen(onChange),
    () => store.get(),
    () => onServer,
  );
