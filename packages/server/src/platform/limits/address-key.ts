import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

/** A provider hands such a network to one customer: who owns it has 2^64 addresses. */
const OF_ONE_CUSTOMER = '/64';

/** What is counted for an address: itself, or the /64 network of an IPv6 address. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const inside = new Address6(address);
  if (inside.isMapped4()) return inside.to4().correctForm();
  return new Address6(`${address}${OF_ONE_CUSTOMER}`).startAddress().correctForm();
}
