import { useEffect, type RefObject } from 'react';
import { attend, type Place } from '../../native/attention';

/** `attend` for a drawing that React renders. `onPlace` must not change between renders. */
export const useAttention = (drawing: RefObject<Element | null>, onPlace: (place: Place) => void) => {
  useEffect(() => (drawing.current ? attend(drawing.current, onPlace) : undefined), [drawing, onPlace]);
};
