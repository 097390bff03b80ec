/** The address of the page that the browser has, whatever address the host served it at. */
import { intendedAddress } from '../config/intendedAddress';
import { ADDRESSES } from '../config/markup';

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * Puts the page's own address into the address bar. Hosts serve a page at `/aboutus.html` or `/aboutus%2F`, too, which the
 * router, the lead's page and the menus do not know. The "not found" page goes to the page that the visitor meant.
 */
export const takeOwnAddress = (): void => {
  const { hash, pathname, search } = location;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  // The build may be for another site, such as in a preview: only the path counts.
  const own = canonical && new URL(canonical.href).pathname;
  if (own && own !== pathname) history.replaceState(history.state, '', own + search + hash);
  const addresses = document.documentElement.getAttribute(ADDRESSES)?.split(' ') ?? [];
  const meant = intendedAddress(decoded(pathname), addresses);
  if (meant && meant !== pathname) location.replace(meant + search + hash);
};
