/** Settles every promise that does not wait for a timer of the virtual clock. */
export const settle = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

/** More timers than any run needs. A run with more is in an endless loop. */
const MOST_STEPS = 5000;

interface Timer {
  at: number;
  callback: () => void;
}

/** A virtual clock, and a device clock that may be wrong. */
export const createVirtualClock = (start = Date.UTC(2026, 0, 5, 9)) => {
  let elapsed = 0;
  let wrongBy = 0;
  let earliest = start;
  let latest = start;
  const timers = new Set<Timer>();

  const nextUntil = (end: number) => {
    let next: Timer | undefined;
    for (const timer of timers) if (timer.at <= end && !(next && next.at <= timer.at)) next = timer;
    return next;
  };
  const moveTo = (time: number) => {
    elapsed = time;
    earliest = Math.min(earliest, start + elapsed + wrongBy);
    latest = Math.max(latest, start + elapsed + wrongBy);
  };

  return {
    /** What the device's clock shows. */
    now: () => start + elapsed + wrongBy,
    /** The time between the earliest and the latest that the device's clock has ever shown. */
    span: () => latest - earliest,
    /** Elapsed time, in ms. */
    elapsed: () => elapsed,
    /** Sets the device clock's error, in ms. Timers are not affected. */
    setWrongBy: (ms: number) => {
      wrongBy = ms;
      moveTo(elapsed);
    },
    after: (ms: number, callback: () => void) => {
      const timer = { at: elapsed + ms, callback };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    async pass(ms: number) {
      const end = elapsed + ms;
      let steps = 0;
      await settle();
      for (let timer = nextUntil(end); timer; timer = nextUntil(end)) {
        if ((steps += 1) > MOST_STEPS) throw new Error('a page sets timers without end');
        timers.delete(timer);
        moveTo(Math.max(timer.at, elapsed));
        timer.callback();
        await settle();
      }
      moveTo(end);
    },
    /** Time passes while the device is asleep: no timer runs before it wakes up. */
    sleep: (ms: number) => moveTo(elapsed + ms),
  };
};

export type VirtualClock = ReturnType<typeof createVirtualClock>;
