import { useEffect, useState } from 'react';

/** Where the items come from that a list does not carry from the start. */
export interface More<T> {
  /** How many items there are in all. */
  total: number;
  /** Fetches the items from one place in the list up to another, which is not included; places count from 0. */
  load: (from: number, to: number) => Promise<readonly T[]>;
}

/** Places in a list: from the first up to the second, which is not included. */
export type Range = readonly [from: number, to: number];

const isWhole = (items: ReadonlyMap<number, unknown>, [from, to]: Range) => {
  for (let place = from; place < to; place += 1) if (!items.has(place)) return false;
  return true;
};

/** The items of a list by their places, in order: the first ones, and those of the ranges needed once they are here. */
export const useMoreItems = <T>(first: readonly T[], more: More<T> | undefined, needed: readonly Range[]) => {
  const [loaded, setLoaded] = useState<ReadonlyMap<number, T>>(new Map());
  const [failedFor, setFailedFor] = useState('');
  const items = new Map([...first.entries(), ...loaded].toSorted(([one], [other]) => one - other));

  const missing = needed.filter((range) => !isWhole(items, range));
  const isMissing = missing.length > 0;
  // A string, so that a render with the same ranges does not fetch them again.
  const key = JSON.stringify(missing);
  const failed = isMissing && key === failedFor;

  useEffect(() => {
    if (!more || !isMissing || failed) return;
    const fetchRange = async ([from, to]: Range) =>
      (await more.load(from, to)).map((item, index) => [from + index, item] as const);
    Promise.all((JSON.parse(key) as Range[]).map(fetchRange)).then(
      (parts) => setLoaded((known) => new Map([...known, ...parts.flat()])),
      () => setFailedFor(key),
    );
  }, [more, isMissing, failed, key]);

  return { items, isLoading: isMissing && !failed, failed, retry: () => setFailedFor('') };
};
