import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address in lower-case hexadecimal; a URL's host is its one canonical writing. */
function groupsOf(address: string): string[] {
  const host = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = host.split('::');
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
}

const mapped = (groups: readonly string[]): string =>
  groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.');

/**
 * The key under which limits count an address: an IPv4 address itself (also when written as IPv6), an IPv6 network of
 * 64 bits, since one household holds all of it. Text that is no address stays as it is.
 */
export function networkOf(address: string): string {
  const plain = address.split('%', 1)[0] ?? '';
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  return isMapped ? mapped(groups) : `${groups.slice(0, 4).join(':')}::/64`;
}
