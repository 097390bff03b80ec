/**
 * Call `begin` before React takes over a part of the page, and `end` after: other programs' changes and typed text survive
 * that.
 */
import { othersChanges } from './othersChanges';
import { createTypedText } from './typedText';

const typedText = createTypedText();

export const takeOver = {
  /** Just before React takes over a part. */
  begin(part: Element): void {
    typedText.begin(part);
    othersChanges.begin(part);
  },
  /** In a layout effect of the part, before the browser paints; or when React has failed. */
  end(part: Element): void {
    othersChanges.end(part);
    typedText.end(part);
  },
};
