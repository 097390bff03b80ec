import { createHash, randomBytes } from 'node:crypto';

/** The most addresses that are counted at a time. When there are more, the oldest are forgotten. */
const MOST_KEYS = 10_000;

/**
 * Counts events by address, each for a time after the first one. It is in memory and never holds more than
 * `MOST_KEYS`. It keeps digests, because the privacy page says that no addresses are kept, and forgets them by itself when
 * it is next asked: on Cloudflare Workers the sweep may run in another copy of the worker.
 */
export function createCounter(duration: number, now: () => number) {
  const salt = randomBytes(16);
  const counts = new Map<string, { count: number; end: number }>();
  const keyOf = (address: string) => createHash('sha256').update(salt).update(address).digest('base64');
  /** When the first of the counts is over. */
  let nextEnd = Infinity;
  const forget = () => {
    if (nextEnd > now()) return counts.size;
    nextEnd = Infinity;
    for (const [key, { end }] of counts)
      if (end <= now()) counts.delete(key);
      else nextEnd = Math.min(nextEnd, end);
    return counts.size;
  };
  return {
    count: (address: string): number => {
      forget();
      return counts.get(keyOf(address))?.count ?? 0;
    },
    add: (address: string): void => {
      forget();
      const key = keyOf(address);
      const { count, end } = counts.get(key) ?? { count: 0, end: now() + duration };
      nextEnd = Math.min(nextEnd, end);
      // Deleted first, so that the map is ordered by the last event.
      counts.delete(key);
      counts.set(key, { count: count + 1, end });
      const [oldest] = counts.keys();
      if (counts.size > MOST_KEYS && oldest !== undefined) counts.delete(oldest);
    },
    /** Deletes counts whose time is over. Returns how many addresses are left. */
    forget,
  };
}

export type Counter = ReturnType<typeof createCounter>;
