import type { Queue } from '../ports.ts';

/** So many posts run at the same time. */
const LANES = 4;

/** A queue in memory. After a restart the relay's sweep fills it again. */
export function createQueue(forward: (id: string) => Promise<void>): Queue & { stop: () => void } {
  const waiting = new Set<string>();
  let running = 0;
  let isStopped = false;
  const next = () => {
    const [id] = waiting;
    if (id === undefined || running >= LANES || isStopped) return;
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
    push: (id, delay) => void (delay > 0 ? setTimeout(enqueue, delay, id).unref() : enqueue(id)),
    stop: () => void (isStopped = true),
  };
}
