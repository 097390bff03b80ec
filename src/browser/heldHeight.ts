/**
 * Keeps the page as high as it is while another one takes its place. The parts below its first screen arrive later, and a page
 * that is shorter for a moment would jump to its top instead of scrolling there.
 */
export const holdHeight = () => {
  document.body.style.minHeight = `${scrollY + innerHeight}px`;
};

export const releaseHeight = () => {
  document.body.style.minHeight = '';
};
