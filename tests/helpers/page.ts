import { vi } from 'vitest';
import { OUTBOX_KEY } from '../../src/config/storageKeys';

const mediaQuery = (media: string, matches = false) =>
  Object.assign(new EventTarget(), { media, matches, onchange: null });

/** What the site asks of a browser and jsdom does not have. */
export const completePage = () => {
  Object.assign(Element.prototype, { scrollIntoView: () => {} });
  Object.assign(window, {
    isSecureContext: true,
    scrollTo: () => {},
    matchMedia: (media: string) => mediaQuery(media),
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
    // Everything is out of view.
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
};

type Listening = { target: EventTarget; listener: Parameters<EventTarget['addEventListener']> };
let listening: Listening[] = [];

/** `own` is what the owner itself had under that name. */
type Overridden = { owner: object; name: string; own: PropertyDescriptor | undefined };
let overridden: Overridden[] = [];

/** Back to how a test finds the page: nothing stored, nothing on it, nothing locked by a dialog, connected. */
export const emptyPage = () => {
  // First, because `denyStorage` would make the lines below throw.
  vi.restoreAllMocks();
  for (const { target, listener } of listening) target.removeEventListener(...listener);
  listening = [];
  for (const { owner, name, own } of overridden.toReversed()) {
    if (own) Object.defineProperty(owner, name, own);
    else Reflect.deleteProperty(owner, name);
  }
  overridden = [];
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  for (const name of document.body.getAttributeNames()) document.body.removeAttribute(name);
  document.title = '';
};

export const find = (selector: string) => {
  const found = document.querySelector(selector);
  if (found instanceof HTMLElement) return found;
  throw new Error(`There is no ${selector}.`);
};

/** Gives the browser another answer until the end of the test, such as locks and beacons, which jsdom has not. */
export const override = (owner: object, name: string, value: unknown) => {
  overridden.push({ owner, name, own: Object.getOwnPropertyDescriptor(owner, name) });
  Object.defineProperty(owner, name, { configurable: true, value });
};

/** Sets whether the browser believes that it is connected, and says so to the page. */
export const setOnline = (online: boolean) => {
  override(navigator, 'onLine', online);
  dispatchEvent(new Event(online ? 'online' : 'offline'));
};

/** Makes the browser refuse a storage, as with cookies blocked. */
export const denyStorage = (storage: 'localStorage' | 'sessionStorage' = 'localStorage') =>
  vi.spyOn(window, storage, 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });

/** The leads that this browser keeps. */
export const storedLeads = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(OUTBOX_KEY))
    .map((key) => JSON.parse(localStorage.getItem(key) ?? '') as Record<string, unknown>);

/** Hides the tab or shows it, and says so to the page. */
export const setVisible = (visible: boolean) => {
  override(document, 'visibilityState', visible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};

/** A visitor who asked the system for less motion. */
export const preferLessMotion = () =>
  override(window, 'matchMedia', (media: string) =>
    mediaQuery(media, media.includes('prefers-reduced-motion: reduce')),
  );

/** From here on, what listens to the window or the document stops when the test ends, as it does when a page is left. */
export const stopListeningAfterwards = () => {
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target) as EventTarget['addEventListener'];
    vi.spyOn(target as EventTarget, 'addEventListener').mockImplementation((...listener) => {
      listening.push({ target, listener });
      listen(...listener);
    });
  }
};
