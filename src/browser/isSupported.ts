/**
 * Uses a lookbehind, which Safari supports since 16.4. As a literal it would stop an older Safari from parsing this
 * file.
 */
const canLookBehind = () => {
  try {
    return new RegExp('(?<=a)b').test('ab');
  } catch {
    return false;
  }
};

/** Whether this browser is new enough for the app. An older one keeps the page as it was built, whose forms post natively. */
export const isSupported = (): boolean => 'toSorted' in [] && canLookBehind();
