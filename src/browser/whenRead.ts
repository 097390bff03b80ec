/** Calls back when the browser has read the whole page; at once if it has. A stalled style sheet delays that by seconds. */
export const whenRead = (callback: () => void): void => {
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', callback, { once: true });
  else callback();
};
