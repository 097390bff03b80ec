/**
 * Keeps the document tall enough for the present scroll position while the next page renders. The parts below that page's
 * first screen arrive later, and the browser would jump to the top of a page that is shorter for a moment, instead of scrolling
 * there.
 */
export const holdHeight = () => {
  document.body.style.minHeight = `${scrollY + innerHeight}px`;
};

export const releaseHeight = () => {
  document.body.style.minHeight = '';
};
