/** Whether the CRM, and this site, can be reached. */

/** The longest wait for the answer to a probe, in ms. */
export const PROBE_TIMEOUT = 5_000;

/** Requests an address. The answer is opaque: only whether there is one counts. */
const ask = async (address: string): Promise<'answered' | 'failed' | 'late'> => {
  const signal = AbortSignal.timeout(PROBE_TIMEOUT);
  try {
    await fetch(address, { mode: 'no-cors', cache: 'no-store', credentials: 'omit', signal });
    return 'answered';
  } catch {
    // The name of the error does not tell: up to version 123 Chrome calls a timeout an AbortError.
    return signal.aborted ? 'late' : 'failed';
  }
};
/** Whether anything answers at an address. That proves only that a post may have arrived. */
export const probe = async (address: string): Promise<boolean> => (await ask(address)) === 'answered';

/** Whether a request fails before its time is over. On a slow connection it does not. */
const fails = async (address: string): Promise<boolean> => (await ask(address)) === 'failed';
/** A small file of this site, to tell a blocker from a lost connection. */
const OWN_FILE = '/robots.txt';
/** Whether neither the CRM nor this site can be reached. A blocker stops only the CRM. */
export const isCutOff = async (endpoint: string): Promise<boolean> =>
  (await Promise.all([endpoint, OWN_FILE].map(fails))).every(Boolean);
