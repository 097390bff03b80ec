/** Addresses of the site and the CRM. */

/** Whether a host name means the machine itself. */
export function isLocal(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** The address, if it is one that a site may use: https, or http on the machine itself. */
export function usableAddress(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal(url.hostname)) ? url : undefined;
}
