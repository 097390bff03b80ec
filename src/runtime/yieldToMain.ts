/** Splits a long task: the browser can answer a tap before the code continues. Slow modules end with it. */
export const yieldToMain = (): Promise<void> | undefined =>
  import.meta.env.SSR ? undefined : new Promise((resolve) => void setTimeout(resolve));

/** Calls back once the browser has painted the answer to what the visitor just did. A hidden page paints nothing. */
export const afterPaint = (callback: () => void): void => {
  if (document.hidden) callback();
  else requestAnimationFrame(() => setTimeout(callback));
};
