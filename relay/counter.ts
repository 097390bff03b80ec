import { createHash, randomBytes } from 'node:crypto';

/** The most addresses that are counted at a time. When there are more, the oldest are forgotten. */
const MOST_KEYS = 10_000;

/**
 * Counts events by address, each for a time after the first one. It is in memory and never holds more than
 * `MOST_KEYS`. It keeps digests, because the privacy page says that no addresses are kept.
 */
export function createCounter(duration: number, now: () => number) {
  const salt = randomBytes(16);
  const counts = new Map<string, { count: number; end: number }>();
  const keyOf = (address: string) => createHash('sha256').update(salt).update(address).digest('base64');
  const current = (key: string) => {
    const entry = counts.get(key);
    return entry && entry.end > now() ? entry : undefined;
  };
  return {
    count: (address: string): number => current(keyOf(address))?.count ?? 0,
    add: (address: string): void => {
      const key = keyOf(address);
      const { count, end } = current(key) ?? { count: 0, end: now() + duration };
      // Deleted first, so that the map is ordered by the last event.
      counts.delete(key);
      counts.set(key, { count: count + 1, end });
      const [oldest] = counts.keys();
      if (counts.size > MOST_KEYS && oldest !== undefined) counts.delete(oldest);
    },
    /** Deletes counts whose time is over. Returns how many addresses are left. */
    forget: (): number => {
      for (const [key, { end }] of counts) if (end <= now()) counts.delete(key);
      return counts.size;
    },
  };
}

export type Counter = ReturnType<typeof createCounter>;
