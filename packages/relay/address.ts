/** The 16-bit groups of an IPv6 address in the form in which `URL` writes it. */
function groupsOf(address: string): number[] {
  const [head = [], tail = []] = address.split('::').map((part) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => parseInt(group, 16)),
  );
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
}

/**
 * The part of an address that belongs to one customer of a provider: an IPv4 address, or the first 56 bits of an IPv6
 * address. It reads what proxies write: with a port, in brackets, IPv4 inside IPv6. Anything else is returned
 * without brackets, port and zone.
 */
export function networkOf(address: string): string {
  const bare = address
    .replace(/^\[([^\]]*)\].*$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (!bare.includes(':') || !URL.canParse(`http://[${bare}]`)) return bare;
  const groups = groupsOf(new URL(`http://[${bare}]`).hostname.slice(1, -1));
  const [first = 0, second = 0, third = 0, fourth = 0, fifth, marker, high = 0, low = 0] = groups;
  const isV4 = marker === 0xff_ff && [first, second, third, fourth, fifth].every((group) => group === 0);
  if (isV4) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${[first, second, third, fourth & 0xff_00].map((group) => group.toString(16)).join(':')}::/56`;
}
