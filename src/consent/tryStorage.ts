/** Runs a task that uses the browser's storage. Undefined where storage is denied or full, which must not break a page. */
export const tryStorage = <T>(task: () => T): T | undefined => {
  try {
    return task();
  } catch {
    return undefined;
  }
};
