/** Around the moment in which React takes over a part of the page: what others have changed and what was typed must live through it. */
import { createOthersChanges } from './othersChanges';
import { createTypedText } from './typedText';

export const createTakeOver = () => {
  const othersChanges = createOthersChanges();
  const typedText = createTypedText();
  return {
    /** To be called once the browser has read the page. */
    start(): void {
      othersChanges.start();
      typedText.start();
    },
    /** Scripts of ours have filled a part: that is what React expects. */
    filled: (part: Element) => othersChanges.forget(part),
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
};

/** The take-over of this page. */
export const takeOver = createTakeOver();
