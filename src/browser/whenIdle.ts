/** A file that never arrives holds the page's `load` event back; nothing waits for that longer than this, in ms. */
const LONGEST_LOAD = 6000;

/** Calls back when the page has loaded and the browser is idle. */
export const whenIdle = (callback: () => void) => {
  const ask = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => callback(), { timeout: 3000 });
    else setTimeout(callback, 200);
  };
  if (document.readyState === 'complete') {
    ask();
    return;
  }
  const loaded = () => {
    removeEventListener('load', loaded);
    clearTimeout(timer);
    ask();
  };
  const timer = setTimeout(loaded, LONGEST_LOAD);
  addEventListener('load', loaded);
};
