/**
 * Call `begin` before React takes over a part of the page, and `end` after: other programs' changes and typed text survive
 * that.
 */
import { othersChanges } from './othersChanges';
import { createTypedText } from './typedText';

const typedText = createTypedText();

export const takeOver = {
  /** To be called just before React takes over a part. */
  begin(part: Element): void {
    typedText.begin(part);
    othersChanges.begin(part);
  },
  /** To be called in a layout effect of the part, or when React has failed. */
  end(part: Element): void {
    othersChanges.end(part);
    typedText.end(part);
  },
};
