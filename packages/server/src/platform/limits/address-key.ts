import { isIPv6 } from 'node:net';

/** Groups of four hex digits that a provider hands to one customer: who owns a /64 owns 2^64 addresses. */
const CUSTOMER_GROUPS = 4;

/** What is counted for an address: itself, or the /64 network of an IPv6 address. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%', 1)[0]!.split('::');
  const groups = (part: string | undefined): string[] => (part ? part.split(':') : []);
  const [first, last] = [groups(head), groups(tail)];
  const zeros = tail === undefined ? [] : Array<string>(8 - first.length - last.length).fill('0');
  const whole = [...first, ...zeros, ...last].slice(0, CUSTOMER_GROUPS);
  return whole.map((group) => group.replace(/^0+(?=.)/, '').toLowerCase()).join(':');
}
