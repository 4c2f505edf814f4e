import { isIPv4 } from 'node:net';
import { z } from 'zod';

export const noProxy = 'none';

/** The widest networks that belong to one operator: 10.0.0.0/8, fc00::/7. */
const shortestPrefix = { ipv4: 8, ipv6: 7 };

const network = z
  .union([z.literal(noProxy), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'not an address or network')
  .refine((one) => !isTooWide(one), 'trusts addresses of strangers; name the networks of the proxies');

/** TRUST_PROXY: addresses and networks, comma-separated, or `none`. */
export const proxyNetworks = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((one) => one.trim() || []))
  .pipe(
    z.array(network).refine((list) => !list.includes(noProxy) || list.length === 1, '"none" stands alone'),
  );

/** If the whole internet is trusted, at once or in halves, every caller can claim any address. */
function isTooWide(network: string): boolean {
  const [address = '', prefix] = network.split('/');
  if (prefix === undefined) return false;
  const length = Number(prefix);
  if (isIPv4(address)) return length < shortestPrefix.ipv4;
  // IPv4 in IPv6 notation, `::ffff:0:0/96`.
  const isMapped = URL.parse(`http://[${address}]`)?.hostname.startsWith('[::ffff:');
  return length < (isMapped ? 96 + shortestPrefix.ipv4 : shortestPrefix.ipv6);
}
