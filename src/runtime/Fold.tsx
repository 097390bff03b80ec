import { useState } from 'react';
import { FOLD, FOLD_ADDRESS } from './markup';
import { useHydrated } from './useHydrated';

/**
 * Marks the end of the first screen. A prerendered page has the styles of the content above inline and loads the others
 * from here, so that they do not delay the first paint. A page that React renders in the browser needs neither.
 */
export const Fold = () => {
  const [prerendered] = useState(!useHydrated());
  // The build writes the address; React takes the element over as it is.
  return prerendered ? (
    <link rel="stylesheet" href={FOLD_ADDRESS} fetchPriority="low" {...{ [FOLD]: '' }} />
  ) : null;
};
