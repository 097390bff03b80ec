import { intendedAddress } from '../config/intendedAddress';

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Leaves the "not found" page for the page that its address means, if it means one. */
export const goToIntended = (addresses: readonly string[]): void => {
  const { hash, pathname, search } = location;
  const meant = intendedAddress(decoded(pathname), addresses);
  // A page whose file is missing must not redirect to itself.
  if (meant && meant !== pathname) location.replace(meant + search + hash);
};
