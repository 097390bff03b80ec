import { useRef, useState } from 'react';
import { nothingTyped, tidyText, type TextAsTyped, type Tidying } from './tidyText';

/**
 * Remembers the text of a field as typed, so that removed characters can be put back. Several events may change the
 * text before React renders again, so it is in a ref that only event handlers read.
 */
export const useTextAsTyped = (spec: Tidying) => {
  const known = useRef(nothingTyped);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  return {
    /** The characters that the field's value lacks. */
    removed,
    /** The text as typed, right now. */
    now: (): TextAsTyped => known.current,
    /** Remembers a text that is about to be entered. */
    expect: (text: Partial<TextAsTyped>) => {
      known.current = { ...known.current, ...text };
    },
    /** Records an edit. Returns the value for the field. */
    take: (before: string, after: string, inputType: string): string => {
      const tidied = tidyText(spec, known.current, { before, after, inputType });
      known.current = tidied.known;
      setRemoved(tidied.removed);
      return tidied.value;
    },
  };
};
