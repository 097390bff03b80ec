/** The most keys that are counted at a time. A flood from more addresses pushes out the oldest. */
const MOST_KEYS = 10_000;

/** Counts events by key, each for a time after the first one. In memory, and never more than `MOST_KEYS` keys. */
export function createCounter(duration: number, now: () => number) {
  const counts = new Map<string, { count: number; end: number }>();
  const current = (key: string) => {
    const entry = counts.get(key);
    return entry && entry.end > now() ? entry : undefined;
  };
  return {
    count: (key: string): number => current(key)?.count ?? 0,
    add: (key: string): void => {
      const { count, end } = current(key) ?? { count: 0, end: now() + duration };
      // Deleted first, so that the map's order is that of the last event.
      counts.delete(key);
      counts.set(key, { count: count + 1, end });
      const [oldest] = counts.keys();
      if (counts.size > MOST_KEYS && oldest !== undefined) counts.delete(oldest);
    },
  };
}
