import { useEffect, type RefObject } from 'react';
import { attend, type Place } from '../../native/attention';

/** `attend` for a drawing of React. `onPlace` must not change. */
export const useAttention = (drawing: RefObject<Element | null>, onPlace: (place: Place) => void) => {
  useEffect(() => (drawing.current ? attend(drawing.current, onPlace) : undefined), [drawing, onPlace]);
};
