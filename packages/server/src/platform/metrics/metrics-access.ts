import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isLoopbackAddress } from './loopback.ts';
import type { Config } from '../config.ts';

/** What proxies add to a request that they pass on. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Who may read the metrics: with METRICS_TOKEN its bearer, from wherever; without it only callers on this machine, and
 * only while nothing says that a proxy stands in between (behind one everybody seems to come from here).
 */
export function mayReadMetrics(
  request: Pick<FastifyRequest, 'headers'> & {
    readonly socket: { readonly remoteAddress?: string | undefined };
  },
  { metricsToken, publicUrl, trustProxy }: Pick<Config, 'metricsToken' | 'publicUrl' | 'trustProxy'>,
): boolean {
  if (metricsToken !== null) return isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`);
  const isDirect = publicUrl === null && trustProxy === false;
  return (
    isDirect &&
    isLoopbackAddress(request.socket.remoteAddress ?? '') &&
    FORWARDED.every((name) => request.headers[name] === undefined)
  );
}

/** In a time that does not tell how much of it was right. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
