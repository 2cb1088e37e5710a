import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../deps.ts';

/** Torre uses none of these devices and interfaces, so neither does a script that got into its page. */
const NO_DEVICES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'X-DNS-Prefetch-Control': 'off',
  'Permissions-Policy': NO_DEVICES.map((name) => `${name}=()`).join(', '),
};

/** An answer that is no page loads nothing and stands in no frame. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

/** A year, as the lists of browsers ask for. Only behind https: a browser must not remember it of plain http. */
const ONLY_HTTPS = 'max-age=31536000';

/**
 * Every answer carries these. Answers are personal and never kept unless they say otherwise (the built files do); the
 * address does not matter, one call can be spelled in many ways. The page replaces the policy by its own (`pagePolicy`).
 */
export function sendSecurityHeaders(app: App, isHttps: boolean): void {
  const headers = {
    ...HEADERS,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': NO_PAGE,
    ...(isHttps && { 'Strict-Transport-Security': ONLY_HTTPS }),
  };
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(headers).header('X-Request-Id', request.id);
  });
}

/** A service worker lives by the policy of its own file: it asks this server, and nobody else. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/**
 * Policy of the page: scripts and style elements need the nonce of this answer, nothing is loaded from elsewhere.
 * Style attributes are allowed, because components place themselves by them; they run nothing.
 */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "script-src-attr 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
