import type { Queue } from '../ports.ts';

/** So many posts run at the same time. */
const LANES = 4;

/** A queue in memory. After a restart the relay's sweep fills it again. */
export function createQueue(forward: (id: string) => Promise<void>): Queue & { stop: () => void } {
  const waiting = new Set<string>();
  const timers = new Set<NodeJS.Timeout>();
  let running = 0;
  const next = () => {
    const [id] = waiting;
    if (id === undefined || running >= LANES) return;
    waiting.delete(id);
    running += 1;
    // A lead whose try failed here is still due: the next sweep finds it.
    void forward(id)
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        running -= 1;
        next();
      });
  };
  const enqueue = (id: string) => {
    waiting.add(id);
    next();
  };
  return {
    push(id, delay) {
      if (delay <= 0) {
        enqueue(id);
        return;
      }
      const timer = setTimeout(() => {
        timers.delete(timer);
        enqueue(id);
      }, delay);
      timers.add(timer);
    },
    stop() {
      waiting.clear();
      timers.forEach(clearTimeout);
    },
  };
}
