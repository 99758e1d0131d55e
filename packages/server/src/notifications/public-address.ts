/** Which network addresses a player's message may go to: none that only this machine or its neighbours can reach. */
import { BlockList, isIPv4 } from 'node:net';

/** Special-purpose addresses, from the IANA registries. */
const PRIVATE_V4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 ' +
  '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4';
/** Public IPv6 addresses are in 2000::/3. Tunnels and prefixes that embed an IPv4 address are excluded. */
const PUBLIC_V6 = '2000::/3';
const PRIVATE_V6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20';

function listOf(networks: string, family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks.split(' ')) {
    const [address, bits] = network.split('/');
    list.addSubnet(address!, Number(bits), family);
  }
  return list;
}

const privateV4 = listOf(PRIVATE_V4, 'ipv4');
const privateV6 = listOf(PRIVATE_V6, 'ipv6');
const publicV6 = listOf(PUBLIC_V6, 'ipv6');

export const isPublicAddress = (address: string): boolean =>
  isIPv4(address)
    ? !privateV4.check(address, 'ipv4')
    : publicV6.check(address, 'ipv6') && !privateV6.check(address, 'ipv6');
