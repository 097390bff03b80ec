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

// Chromium and Firefox name the address in the error. WebKit does not, but loads a failed address again.
const addressIn = (error: unknown) => /https?:\S+?\.js/.exec(String(error))?.[0];

/**
 * Loads a module and tries again until that works; meanwhile the prerendered part of the page stays as it is. A retry
 * uses a new address, because browsers remember that an address failed.
 * @param load imports the module and returns it as it is; no other module may import it statically, or it would exist twice
 */
export async function loadWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  let again = load;
  for (let tries = 1; ; tries += 1) {
    try {
      return await again();
    } catch (error) {
      const address = addressIn(error);
      const next = `${address?.split('?')[0]}?retry=${tries}`;
      again = address ? () => import(/* @vite-ignore */ next) as Promise<Module> : load;
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
