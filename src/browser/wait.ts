/** Resolves after a number of ms. */
export const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
