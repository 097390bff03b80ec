import { useState } from 'react';
import { useHydrated } from './useHydrated';

/**
 * Where the first screenful of a page ends. The prerendered file carries the styles of the content above it inline, and
 * loads those of the rest from here on, without keeping the first paint waiting. A page that React renders in the
 * browser brings its styles with its code and has no such mark.
 */
export const Fold = () => {
  const [prerendered] = useState(!useHydrated());
  // The build writes the address; React takes the element over as it is.
  return prerendered ? <link rel="stylesheet" href="/fold.css" fetchPriority="low" data-fold="" /> : null;
};
