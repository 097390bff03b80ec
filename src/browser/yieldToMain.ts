/** Nothing waits for a frame longer than this, in ms. */
const LONGEST_FRAME = 1000;

/** Splits a long task, so that the browser can answer a tap in between. Used at the end of slow modules. */
export const yieldToMain = (): Promise<void> | undefined =>
  import.meta.env.SSR ? undefined : new Promise((resolve) => void setTimeout(resolve));

/**
 * Calls back once the browser has painted the answer to the visitor's last action. A hidden page paints nothing, and
 * a covered one may not either, so it does not wait forever.
 */
export const afterPaint = (callback: () => void): void => {
  if (document.hidden) {
    callback();
    return;
  }
  const painted = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const waited = new Promise((resolve) => setTimeout(resolve, LONGEST_FRAME));
  void Promise.race([painted, waited]).then(callback);
};
