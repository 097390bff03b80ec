/** How long a style file may hold the page back, in ms. */
const STYLES_TIMEOUT = 5000;

const stopWaitingFor = (link: HTMLLinkElement) => {
  const second = document.createElement('link');
  second.rel = 'stylesheet';
  second.href = `${link.href}?retry=1`;
  document.head.append(second);
  // The element stays where it is: React takes it over with the page.
  link.media = 'not all';
};

/**
 * Browsers show nothing below a style sheet until it has arrived. A stalled file would leave the page without its lower
 * half, forms included, so after a while the page goes on and the file is requested once more.
 */
export const keepStylesFromBlocking = () => {
  const check = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([media])'))
      if (!link.sheet && !link.href.endsWith('?retry=1')) stopWaitingFor(link);
    if (document.readyState === 'complete') clearInterval(checking);
  };
  const checking = setInterval(check, STYLES_TIMEOUT);
};
