/** Every key of the outbox begins so, what was set aside included. */
export const OUTBOX = 'outbox';

/**
 * Whether earlier visits left something in the outbox. It looks at the keys alone, without the code that can read the
 * leads, because nearly every visit finds nothing.
 */
export const isLeftBehind = (): boolean => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(OUTBOX));
  } catch {
    // Where storage is denied nothing can have been left.
    return false;
  }
};
