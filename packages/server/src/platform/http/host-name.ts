import { isIPv4, isIPv6 } from 'node:net';
import { isLoopbackAddress } from '../metrics/loopback.ts';

/**
 * The name in a `Host` or in a setting as browsers write it: lower case, an IPv6 address in brackets, no port and no final
 * dot; null when it is none.
 */
export function hostName(text: string): string | null {
  const url = URL.parse(`http://${text}`);
  const isOnlyHost =
    url !== null &&
    url.username === '' &&
    url.password === '' &&
    `${url.pathname}${url.search}${url.hash}` === '/';
  return isOnlyHost && !/[/?#@]/.test(text) ? url.hostname.replace(/\.$/, '') || null : null;
}

/** As `hostName`, of a `Host`: every browser writes an IPv4 address in four decimal parts, and who writes `127.1` is none. */
export function hostOfRequest(text: string): string | null {
  const name = hostName(text);
  return name !== null && isIPv4(name) && !text.startsWith(name) ? null : name;
}

/** As `hostName`, of a setting: without a port or a pattern; an IPv6 address may stand without its brackets. */
export function hostSetting(text: string): string | null {
  const host = isIPv6(text) ? `[${text}]` : text;
  return /:\d*$|\*/.test(host) ? null : hostName(host);
}

/** Whether the name leads to this machine wherever it is asked: no other site can be called by it. */
export function isLoopbackHost(name: string): boolean {
  return name === 'localhost' || isLoopbackAddress(name.replace(/^\[|\]$/g, ''));
}

/** Whether `HOST` is every address of the machine, and none by which it is called. */
export const isWildcard = (host: string): boolean => host === '0.0.0.0' || host === '::';
