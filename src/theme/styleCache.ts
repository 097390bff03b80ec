import createCache from '@emotion/cache';

/** Emotion's cache; on the server each page has one of its own. */
export const makeStyleCache = () => {
  // No vendor prefixes: every browser that runs this code understands the real names.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // Prerendered pages carry their styles in one element, in the order in which they were used.
  cache.compat = true;
  return cache;
};

export const styleCache = makeStyleCache();
