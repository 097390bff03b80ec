/** A file that never arrives holds the page's `load` event back; nothing waits for that longer than this, in ms. */
const LONGEST_LOAD = 6000;
/** After that wait a browser that is always busy runs the work at the latest after this time, in ms. */
const LONGEST_BUSY = 3000;
/** The time instead of that in browsers without `requestIdleCallback`, such as Safari, in ms. */
const WITHOUT_IDLE = 200;

/** Calls back when the page has loaded and the browser is idle. */
export const whenIdle = (callback: () => void) => {
  const ask = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => callback(), { timeout: LONGEST_BUSY });
    else setTimeout(callback, WITHOUT_IDLE);
  };
  if (document.readyState === 'complete') {
    ask();
    return;
  }
  const proceed = () => {
    removeEventListener('load', proceed);
    clearTimeout(timer);
    ask();
  };
  const timer = setTimeout(proceed, LONGEST_LOAD);
  addEventListener('load', proceed);
};
