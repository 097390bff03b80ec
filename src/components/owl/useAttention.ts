import { useEffect, type RefObject } from 'react';
import { followAttention, type Place } from '../../native/attention';

/** `followAttention` for a drawing that React renders. `onPlace` must not change between renders. */
export const useAttention = (drawing: RefObject<Element | null>, onPlace: (place: Place) => void) => {
  useEffect(
    () => (drawing.current ? followAttention(drawing.current, onPlace) : undefined),
    [drawing, onPlace],
  );
};
