/** The address as a URL; undefined if it is none. Chrome before 120 and Safari before 17 have no `URL.canParse`. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** Whether a host name means this machine. */
export function isLocal(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Names that no one can register. */
const isReserved = (hostname: string) => /(^|\.)example(\.(com|net|org))?$/.test(hostname);

/**
 * Whether visitors can reach a site: its host is another machine, and its name can be registered or was set for this build.
 * @param env the variables of the build
 */
export function isPublicSite(siteUrl: string, env: Readonly<Record<string, string | undefined>>): boolean {
  const host = usableAddress(siteUrl)?.hostname;
  return host !== undefined && !isLocal(host) && (Boolean(env['VITE_SITE_URL']) || !isReserved(host));
}

/** Whether an address is a host alone: pages and files are looked for at its root, so a site cannot be in a folder. */
export function isHostAlone(text: string): boolean {
  const { pathname, search, hash } = parseUrl(text) ?? {};
  return pathname === '/' && search === '' && hash === '';
}

/** An address that is a host alone, as browsers write it: in small letters, without a password or the usual port. */
export const originOf = (text: string): string => (isHostAlone(text) ? new URL(text).origin : text);

/** The address, if a site may use it: https, or http on this machine. */
export function usableAddress(text: string): URL | undefined {
  // In a page of the site, https:/webto.salesforce.com would be a path of the site.
  const url = /^https?:\/\//i.test(text) ? parseUrl(text) : undefined;
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal(url.hostname)) ? url : undefined;
}
