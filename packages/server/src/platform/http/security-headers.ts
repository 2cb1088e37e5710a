import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../deps.ts';

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

/** Every answer carries these; answers of calls are personal unless they say otherwise, and are never kept. */
export function sendSecurityHeaders(app: App, isHttps: boolean): void {
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(HEADERS).header('X-Request-Id', request.id);
    if (isHttps) reply.header('Strict-Transport-Security', 'max-age=31536000');
    // By the route that was found, not by how its address was spelled.
    if (request.is404 || request.routeOptions.config?.declared !== undefined) {
      reply.header('Cache-Control', 'no-store');
      reply.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    }
  });
}

/** Policy of the page: scripts and style elements need the nonce of this answer, nothing is loaded from elsewhere. */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
