import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered page and in the render that takes it over, true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
