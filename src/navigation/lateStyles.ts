/** How long a style file may hold the page back, in ms. */
const STYLES_TIMEOUT = 5000;

const stopWaitingFor = (link: HTMLLinkElement) => {
  const second = document.createElement('link');
  second.rel = 'stylesheet';
  second.href = `${link.href}?retry=1`;
  document.head.append(second);
  // The element stays in its place, because React hydrates it with the page.
  link.media = 'not all';
};

/**
 * Browsers show nothing below a style sheet until it has arrived, so a stalled file would hide the page's lower half,
 * forms included. After a while this lets the page show, and requests the file again.
 */
export const keepStylesFromBlocking = () => {
  const check = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([media])'))
      if (!link.sheet && !link.href.endsWith('?retry=1')) stopWaitingFor(link);
    if (document.readyState === 'complete') clearInterval(checking);
  };
  const checking = setInterval(check, STYLES_TIMEOUT);
};
