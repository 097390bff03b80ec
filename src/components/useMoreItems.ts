import { useEffect, useState } from 'react';

/** Where the items come from that a list does not carry from the start. */
export interface More<T> {
  /** How many items there are in all. */
  total: number;
  /** Fetches at least the first items up to a number, those that are here already included. */
  load: (upTo: number) => Promise<readonly T[]>;
}

/** The items of a list, at least up to the number that is needed, as soon as they are here. */
export const useMoreItems = <T>(first: readonly T[], more: More<T> | undefined, needed: number) => {
  const [loaded, setLoaded] = useState<readonly T[]>();
  const [failed, setFailed] = useState(false);
  const items = loaded ?? first;
  const wanted = Math.min(needed, more?.total ?? first.length);
  const missing = items.length < wanted;

  useEffect(() => {
    if (!more || !missing || failed) return undefined;
    let outdated = false;
    more.load(wanted).then(
      (all) => outdated || setLoaded(all),
      () => outdated || setFailed(true),
    );
    return () => {
      outdated = true;
    };
  }, [more, missing, wanted, failed]);

  return { items, isLoading: missing && !failed, failed: missing && failed, retry: () => setFailed(false) };
};
