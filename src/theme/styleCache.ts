import createCache from '@emotion/cache';

/** Emotion's cache; on the server each page has one of its own. */
export const makeStyleCache = () => {
  // No vendor prefixes: every browser that runs this code understands the real names.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // Prerendered pages carry their styles in one element, in the order in which they were used.
  cache.compat = true;
  return cache;
};

/**
 * The browser's cache. The styles of what is on the prerendered page are in its file, under the names its elements
 * have: reading those spares each file a list of them.
 */
const takeOver = () => {
  const cache = makeStyleCache();
  if (typeof document === 'undefined') return cache;
  for (const { classList } of document.querySelectorAll('[class*="css-"]')) {
    for (const name of classList) if (name.startsWith('css-')) cache.inserted[name.slice(4)] = true;
  }
  return cache;
};

export const styleCache = takeOver();
