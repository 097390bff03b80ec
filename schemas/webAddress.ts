/** Whether a host name means this machine. */
export function isLocal(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** The address, if a site may use it: https, or http on this machine. */
export function usableAddress(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal(url.hostname)) ? url : undefined;
}
