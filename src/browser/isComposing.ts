/** The code of every key press that an input method takes. */
const PROCESSED = 229;
const ENTER = 13;

/**
 * Whether a key press belongs to an input method, which composes a word. Safari says that the composition has ended before it reports
 * the Enter or Escape that ends it; only the code tells then. Android's keyboards compose every word: their “Next” is reported to
 * come as an Enter within a composition, with a code of its own (nobody here has tried it on a phone).
 */
export const isComposing = ({ isComposing: isWithin, keyCode }: KeyboardEvent): boolean =>
  keyCode === PROCESSED || (isWithin && keyCode !== ENTER);
