/** In ms. */
const RETRY_AFTER = 5000;

/** Resolves after a pause, or as soon as the connection returns. */
const untilRetry = () =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, RETRY_AFTER);
    addEventListener('online', done);
  });

/**
 * The address that failed, without its query, which may be of a retry. Chromium and Firefox name it in the error. WebKit does not, but
 * loads a failed address again.
 */
const addressIn = (error: unknown) => /https?:[^\s?]+\.js/.exec(String(error))?.[0];

/**
 * Loads a module and tries again until that works; meanwhile the prerendered part of the page stays as it is. The address
 * stays the same: the build shortens the names in a file that modules share, and a file under a second address would be a
 * second copy of them. Firefox never asks for a failed address again: that page works on without React, and a part that the
 * next page waits for leads to a new document (`island.tsx`).
 */
export async function loadWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      await untilRetry();
    }
  }
}

/**
 * Loads an entry (`src/entry-*.ts`) and tries again until that works, under a new address where the error names the old
 * one: some browsers remember that an address failed, or keep a wrong answer for a year. Only an entry keeps its names, and
 * nothing imports it statically.
 */
export async function loadEntry<Module>(load: () => Promise<Module>): Promise<Module> {
  let again = load;
  for (let tries = 1; ; tries += 1) {
    try {
      return await again();
    } catch (error) {
      const address = addressIn(error);
      again = address
        ? () => import(/* @vite-ignore */ `${address}?retry=${tries}`) as Promise<Module>
        : load;
      await untilRetry();
    }
  }
}

/** Rejects when a promise takes longer than a number of ms. A stalled file never fails by itself. */
export const within = <Value>(ms: number, promise: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${ms / 1000} seconds.`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
