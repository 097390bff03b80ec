const tidy = (path: string) =>
  path
    .replace(/\s/g, '')
    .replace(/\/{2,}/g, '/')
    .replace(/(\/index)?\.html$/i, '')
    .replace(/(.)\/$/, '$1')
    .toLowerCase() || '/';

/**
 * The one of `addresses` that a decoded path means: it may differ by case, spaces, doubled or trailing slashes, and a
 * trailing `index.html` or `.html`. Undefined when it means none.
 */
export const intendedAddress = (path: string, addresses: readonly string[]): string | undefined => {
  const tidied = tidy(path);
  return addresses.find((address) => address.toLowerCase() === tidied);
};
