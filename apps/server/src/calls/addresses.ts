// The network addresses to which strangers may make the server connect: only public ones.
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Networks that are private, local to this machine or link, or unassigned (RFC 6890). */
const CLOSED_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Cloud metadata services.
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Of IPv6 only this is public … */
const OPEN_6 = ['2000::/3'];
/** … except for tunnels to IPv4, documentation and test networks. */
const CLOSED_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const closed4 = listOf(CLOSED_4, 'ipv4');
const open6 = listOf(OPEN_6, 'ipv6');
const closed6 = listOf(CLOSED_6, 'ipv6');

/** An IPv4-mapped IPv6 address is not within `2000::/3`, so it is refused. */
export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !closed4.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}
