import createCache from '@emotion/cache';

/** Emotion's cache; on the server each page has one of its own. */
export const makeStyleCache = () => {
  const cache = createCache({ key: 'css' });
  // Prerendered pages carry their styles in one element, in the order in which they were used.
  cache.compat = true;
  return cache;
};

export const styleCache = makeStyleCache();
