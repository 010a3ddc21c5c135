import { BlockList, isIP } from 'node:net';

/** Networks that a list from outside can never be in: this machine, private ones, and those kept for special uses (RFC 6890). */
const closed = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(network, bits, 'ipv4');
/** Of IPv6 only what is given out to the world is open; what carries an IPv4 address within is not. */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
const closed6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed6.addSubnet(network, bits, 'ipv6');

/** Whether a network address is one of the open internet. */
export function isOpenAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}

/**
 * The address of a list as it may be read: https at its usual port, without a name and a password in it. `localOrigin` is the one
 * exception, an origin that the environment names for one machine. Undefined where it may not be read.
 */
export function allowedAddress(address: string, localOrigin: string | undefined): URL | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || url.username !== '' || url.password !== '') return undefined;
  if (localOrigin !== undefined && url.origin === new URL(localOrigin).origin) return url;
  if (url.protocol !== 'https:' || url.port !== '') return undefined;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || isOpenAddress(host) ? url : undefined;
}
