import createCache from '@emotion/cache';

/** Emotion's cache. On the server each page gets its own. */
export const makeStyleCache = () => {
  // No vendor prefixes: every browser that runs this code knows the standard names.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // On the server this keeps the styles in the cache, in the order of their use, instead of in an element next to each use: a
  // prerendered page has them in one element.
  cache.compat = true;
  return cache;
};

/**
 * A cache that knows the styles of the page. The page's file already has the styles of everything on it, under the class names of its
 * elements. Reading those names from the elements saves a list of them in each file.
 */
const adoptPageStyles = () => {
  const cache = makeStyleCache();
  for (const { classList } of document.querySelectorAll('[class*="css-"]')) {
    for (const name of classList) if (name.startsWith('css-')) cache.inserted[name.slice(4)] = true;
  }
  return cache;
};

/** The cache of the browser; in the build and in tests without a document an empty one. */
export const styleCache = typeof document === 'undefined' ? makeStyleCache() : adoptPageStyles();
