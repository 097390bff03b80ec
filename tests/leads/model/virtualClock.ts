/** Lets every promise that can settle do so; whatever else happens in a run waits for a timer of the virtual clock. */
export const settle = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

/** More timers than any wait needs, weeks included: beyond, a page is asking the same thing over and over. */
const MOST_STEPS = 2000;

interface Timer {
  at: number;
  callback: () => void;
}

/** Time that passes only when told to, and a device's clock that shows it, rightly or wrongly. */
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
    /** How much time has really passed, in ms. */
    elapsed: () => elapsed,
    /** From now on the device's clock is wrong by this many ms; timers do not care. */
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
        if ((steps += 1) > MOST_STEPS) throw new Error('a page never comes to rest');
        timers.delete(timer);
        moveTo(timer.at);
        timer.callback();
        await settle();
      }
      moveTo(end);
    },
  };
};

export type VirtualClock = ReturnType<typeof createVirtualClock>;
