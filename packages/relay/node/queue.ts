import type { Queue } from '../ports.ts';

/** The number of posts that run at the same time. */
const LANES = 4;

/** A queue in memory. After a restart the relay's sweep fills it again. */
export function createQueue(forward: (id: string) => Promise<void>): Queue & { stop: () => Promise<void> } {
  const waiting = new Set<string>();
  const lanes = new Set<Promise<void>>();
  let isStopped = false;
  const work = async () => {
    // Iterating a set includes what is added meanwhile.
    for (const next of waiting) {
      if (isStopped) break;
      waiting.delete(next);
      await forward(next);
    }
  };
  const enqueue = (id: string) => {
    waiting.add(id);
    if (isStopped || lanes.size >= LANES) return;
    const lane = work().finally(() => lanes.delete(lane));
    lanes.add(lane);
  };
  return {
    push: (id, delay) => void (delay > 0 ? setTimeout(enqueue, delay, id).unref() : enqueue(id)),
    /** Starts no more posts, and waits for the running ones, whose answers must be stored. */
    stop: async () => {
      isStopped = true;
      await Promise.all(lanes);
    },
  };
}
