import { loadWithRetry } from '../browser/loadWithRetry';
import { ADDRESSES } from './ownAddress.markup';

/**
 * Puts the page's own address into the address bar. Hosts serve a page at `/aboutus.html` or `/aboutus%2F`, too, which the
 * router, the menus and the lead's page do not know. The "not found" page goes to the page that the visitor meant.
 */
export const takeOwnAddress = (): void => {
  const { hash, pathname, search } = location;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  // The build may be for another site, such as in a preview: only the path counts.
  const own = canonical && new URL(canonical.href).pathname;
  if (own && own !== pathname) history.replaceState(history.state, '', own + search + hash);
  const addresses = document.documentElement.getAttribute(ADDRESSES);
  if (addresses)
    void loadWithRetry(() => import('./goToIntended')).then(({ goToIntended }) =>
      goToIntended(addresses.split(' ')),
    );
};
