/**
 * What a visitor does, as functions that run in the driver's own page. They may use nothing from outside, and no named
 * function of their own: the code is sent as text. `child` is the visitor's page.
 */
interface Opener extends Window {
  child?: Window & typeof globalThis;
}

/** The next click opens the visitor's page. */
export const openOnClick = (address: string, cookie: string) => {
  if (cookie) document.cookie = `${cookie}; path=/`;
  document.addEventListener('click', () => {
    const opened = window.open(address, '_blank', 'popup,width=1400,height=900');
    (window as Opener).child = opened as Opener['child'];
  });
};

export const isOpen = (path: string) => {
  const { child } = window as Opener;
  return child?.location.pathname === path && child.document.readyState !== 'loading';
};

/** Starts React; true once it runs the page. */
export const touch = () => {
  const { document } = (window as Opener).child ?? window;
  document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
  return document.querySelector('#root[data-hydrated]') !== null;
};

/** Presses an opener; false until the boot script listens: before that the link leads to the contact page. */
export const press = (selector: string) => {
  const { document } = (window as Opener).child ?? window;
  const found = document.querySelector<HTMLElement>(selector);
  if (!found || document.documentElement.dataset['menus'] === undefined) return false;
  found.click();
  return true;
};

/** Whether a form is there, and React has taken it over if it should. */
export const isReady = (selector: string, byReact: boolean) => {
  const { document } = (window as Opener).child ?? window;
  const form = document.querySelector<HTMLFormElement>(selector);
  return (
    form !== null &&
    form.checkVisibility() &&
    form.closest('[data-island]')?.hasAttribute('data-hydrated') === byReact
  );
};

/** Presses the submit button, and leaves so many ms after the thanks became visible. */
export const submitAndLeave = (selector: string, time: number, way: string, address: string) => {
  const view = (window as Opener).child ?? window;
  const { document } = view;
  const observer = new view.MutationObserver(() => {
    const thanks = document.querySelector('#thank-you [role="status"]');
    if (!thanks?.checkVisibility() || !thanks.textContent?.startsWith('We have taken your details')) return;
    observer.disconnect();
    view.setTimeout(() => {
      if (way === 'another site') view.location.href = address;
      else if (way === 'another page') document.querySelector<HTMLElement>(`a[href="${address}"]`)?.click();
      else view.close();
    }, time);
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  document.querySelector<HTMLFormElement>(selector)?.requestSubmit();
};

/** Whether the visitor is on the way. */
export const hasLeft = (way: string, path: string) => {
  const { child } = window as Opener;
  // The site's opener policy makes a window on another site look closed.
  if (!child || child.closed) return way !== 'another page';
  try {
    return child.location.pathname === path;
  } catch {
    // Only the pages of this site can be read.
    return way === 'another site';
  }
};

/** The leads in the outbox that hold a word. */
export const outboxWith = (word: string) =>
  Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    .map((key) => localStorage.getItem(key) ?? '')
    .filter((entry) => entry.includes(word))
    .join('');
