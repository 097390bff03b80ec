const PATIENCE = 5_000;

/**
 * Whether anything answers at an address. The answer cannot be read, only that there is one: enough to tell "the post may
 * have arrived" from "it cannot have".
 */
export const probe = async (address: string): Promise<boolean> => {
  try {
    await fetch(address, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return true;
  } catch {
    return false;
  }
};
