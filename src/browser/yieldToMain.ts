/** Nothing waits for a frame longer than this, in ms. */
const LONGEST_FRAME = 1000;

/** Splits a long task: the browser can answer a tap before the code continues. Slow modules end with it. */
export const yieldToMain = (): Promise<void> | undefined =>
  import.meta.env.SSR ? undefined : new Promise((resolve) => void setTimeout(resolve));

/**
 * Calls back once the browser has painted the answer to what the visitor just did. A hidden page paints nothing, and one
 * behind another window may not either.
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
