/**
 * The visitor's actions, as functions that run in the driver's own page. They may use nothing from outside, nor define
 * named functions, for which esbuild would add a helper: only their own source is sent. `child` is the visitor's page.
 */
export interface Opener extends Window {
  child?: Window & typeof globalThis;
}

/** The next click opens the visitor's page. */
export const openOnClick = (address: string) => {
  document.addEventListener('click', () => {
    const opened = window.open(address, '_blank', 'popup,width=1400,height=900');
    (window as Opener).child = opened as Opener['child'];
  });
};

/** Whether the form is there, and React has taken it over if it should. Starts React then, and presses the form's opener. */
export const isReady = (path: string, selector: string, opener: string, byReact: boolean) => {
  const { child } = window as Opener;
  if (child?.location.pathname !== path || child.document.readyState === 'loading') return false;
  const { document } = child;
  if (byReact) document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
  if (byReact && !document.querySelector('#root[data-hydrated]')) return false;
  const button = opener ? document.querySelector<HTMLElement>(opener) : null;
  // Until the boot script listens, the opener is a link to the contact page.
  if (button && document.documentElement.dataset['menus'] === undefined) return false;
  if (button && !button.dataset['pressed']) {
    button.dataset['pressed'] = 'yes';
    button.click();
  }
  const form = document.querySelector(selector);
  if (!form?.checkVisibility()) return false;
  return form.closest('[data-island]')?.hasAttribute('data-hydrated') === byReact;
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
