/**
 * Calls back when the browser has parsed the whole page; at once if it has. A stalled style sheet can hold `DOMContentLoaded` back
 * for seconds, because deferred scripts wait for it.
 */
export const whenParsed = (callback: () => void): void => {
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', callback, { once: true });
  else callback();
};
