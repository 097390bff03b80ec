/**
 * What a visitor does, as functions that run in a page of any engine. They may use nothing from outside, and no named
 * function of their own: the code is sent as text. `child` is the page that a driver's own page has opened.
 */
interface Opened extends Window {
  child?: Window & typeof globalThis;
  /** When the thanks became visible. */
  thankedAt?: number;
}

/** Starts React; true once it runs the page. */
export const touch = () => {
  const { document } = (window as Opened).child ?? window;
  document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
  return document.querySelector('#root[data-hydrated]') !== null;
};

/** Presses an opener; false until the boot script listens: before that the link leads to the contact page. */
export const press = (selector: string) => {
  const { document } = (window as Opened).child ?? window;
  const found = document.querySelector<HTMLElement>(selector);
  if (!found || document.documentElement.dataset['menus'] === undefined) return false;
  found.click();
  return true;
};

/** Whether a form is there, and React has taken it over if it should. */
export const isReady = (selector: string, byReact: boolean) => {
  const { document } = (window as Opened).child ?? window;
  const form = document.querySelector<HTMLFormElement>(selector);
  return (
    form !== null &&
    form.checkVisibility() &&
    form.closest('[data-island]')?.hasAttribute('data-hydrated') === byReact
  );
};

/** Types into every field that a visitor sees. */
export const fillIn = (selector: string, word: string) => {
  const view = (window as Opened).child ?? window;
  for (const field of view.document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    `${selector} :is(input, textarea)`,
  )) {
    if (['hidden', 'checkbox'].includes(field.type) || field.matches('[data-honeypot]')) continue;
    const isArea = field.type === 'textarea';
    const owner = isArea ? view.HTMLTextAreaElement : view.HTMLInputElement;
    const text = field.type === 'tel' ? '9876543210' : field.name === 'email' ? `${word}@example.com` : word;
    // React looks at the setter of the element itself, so that of the prototype is called.
    Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, text);
    for (const type of ['input', 'change']) field.dispatchEvent(new view.Event(type, { bubbles: true }));
  }
};

/** Presses the submit button, and leaves so many ms after the thanks became visible. */
export const submitAndLeave = (selector: string, time: number, way: string, address: string) => {
  const opener = window as Opened;
  const view = opener.child ?? window;
  const { document } = view;
  const observer = new view.MutationObserver(() => {
    const thanks = document.querySelector('#thank-you [role="status"]');
    if (!thanks?.checkVisibility() || !thanks.textContent?.startsWith('We have taken your details')) return;
    observer.disconnect();
    opener.thankedAt = Date.now();
    view.setTimeout(() => {
      if (way === 'another site') view.location.href = address;
      else if (way === 'another page') document.querySelector<HTMLElement>(`a[href="${address}"]`)?.click();
      else if (opener.child) opener.child.close();
      else document.documentElement.dataset['leave'] = '';
    }, time);
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  document.querySelector<HTMLFormElement>(selector)?.requestSubmit();
};

/** The leads in the outbox that hold a word. */
export const outboxWith = (word: string) =>
  Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    .map((key) => localStorage.getItem(key) ?? '')
    .filter((entry) => entry.includes(word))
    .join('');
