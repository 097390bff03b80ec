/** The code of every key press that an input method takes. */
const PROCESSED = 229;

/**
 * Whether a key press belongs to an input method, which composes a word. Safari says that the composition has ended before it reports
 * the Enter or Escape that ends it; only the code tells then.
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === PROCESSED;
