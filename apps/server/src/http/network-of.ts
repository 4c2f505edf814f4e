import { isIPv6 } from 'node:net';

/**
 * The network a caller is counted under: an IPv4 address itself, or the /64 of an IPv6 address, because one user
 * usually has the whole /64. IPv4-mapped IPv6 (`::ffff:192.0.2.1`) counts as IPv4. A port, which some proxies append,
 * is dropped.
 */
export function networkOf(caller: string): string {
  const address = caller.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  if (!isIPv6(address)) return address;

  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight 16-bit groups of an IPv6 address in any notation. */
function groupsOf(address: string): number[] {
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [before = '', after = ''] = hostname.slice(1, -1).split('::');
  const read = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [start, end] = [read(before), read(after)];
  return [...start, ...Array<number>(8 - start.length - end.length).fill(0), ...end];
}
