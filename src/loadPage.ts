/** Where the visitor is going while a page's code is being fetched; the app keeps it current. */
let heading: string | undefined;
export const headFor = (address: string | undefined) => {
  heading = address;
};

const MARK = 'reloaded-for';

/** Whether an address may still be loaded afresh, once. Without storage it may not: a loop would be worse. */
const mayReload = (address: string) => {
  try {
    if (sessionStorage.getItem(MARK) === address) return false;
    sessionStorage.setItem(MARK, address);
    return true;
  } catch {
    return false;
  }
};

const forget = () => {
  try {
    sessionStorage.removeItem(MARK);
  } catch {
    // Nothing was remembered.
  }
};

/**
 * Fetches the code of a page. When that fails, because a deploy has replaced it or the connection dropped, the page is
 * loaded afresh once; if it fails again, or there is no network to load it from, the error screen says so.
 */
export async function loadPage<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    const loaded = await load();
    if (!import.meta.env.SSR) forget();
    return loaded;
  } catch (error) {
    if (import.meta.env.SSR || !navigator.onLine) throw error;
    const address = heading ?? location.href;
    if (!mayReload(address)) throw error;
    location.assign(address);
    // The page is on its way out: neither the error screen nor anything else should flash by.
    return new Promise(() => {});
  }
}
