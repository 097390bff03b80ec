/** What the site asks of a browser and jsdom does not have. */
export const completePage = () => {
  Object.assign(window, {
    isSecureContext: true,
    scrollTo: () => {},
    matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
  });
};

/** Back to how a test finds the page: nothing stored, nothing on it, nothing locked by a dialog. */
export const emptyPage = () => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name);
  document.title = '';
};

/** Sets whether the browser believes to be connected, and says so to the page. */
export const setOnline = (online: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
  dispatchEvent(new Event(online ? 'online' : 'offline'));
};
