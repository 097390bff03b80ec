/**
 * Runs a task that uses the browser's storage or parses what it holds. A failure must not break a page.
 * @returns undefined where storage is denied or full, or its text cannot be parsed
 */
export const tryStorage = <T>(task: () => T): T | undefined => {
  try {
    return task();
  } catch {
    return undefined;
  }
};
