import type { Queue } from '../ports.ts';

/** So many posts run at the same time. */
const LANES = 4;

/** A queue in memory. After a restart the relay's sweep fills it again. */
export function createQueue(forward: (id: string) => Promise<void>): Queue & { stop: () => void } {
  const waiting = new Set<string>();
  let running = 0;
  let isStopped = false;
  const enqueue = async (id: string) => {
    waiting.add(id);
    if (running >= LANES) return;
    running += 1;
    // A set that grows while it is walked is walked to its new end.
    for (const next of waiting) {
      if (isStopped) break;
      waiting.delete(next);
      // A lead whose try failed here is still due: the next sweep finds it.
      await forward(next).catch((error: unknown) => console.error(error));
    }
    running -= 1;
  };
  return {
    push: (id, delay) => void (delay > 0 ? setTimeout(enqueue, delay, id).unref() : enqueue(id)),
    stop: () => void (isStopped = true),
  };
}
