/** Splits a long task: the browser can answer a tap before the code continues. Slow modules end with it. */
export const yieldToMain = (): Promise<void> | undefined =>
  import.meta.env.SSR ? undefined : new Promise((resolve) => void setTimeout(resolve));
