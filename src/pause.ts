/**
 * Lets the browser answer a touch before the work goes on. The app's code is one long stretch of work on a cheap phone;
 * modules that take long to set up end with this, which makes it several short ones.
 */
export const pause = (): Promise<void> | undefined =>
  import.meta.env.SSR ? undefined : new Promise((resolve) => void setTimeout(resolve));
