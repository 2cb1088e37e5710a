import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from '../../../platform/access/session-secret.ts';
import type { Config } from '../../../platform/config.ts';

const NAME = 'torre_oidc';
/** How long the way to the provider and back may take. */
export const ATTEMPT_MINUTES = 15;

/** The secret that binds a sign-in to this browser, or null. */
export function readBrowserSecret(request: FastifyRequest): string | null {
  const secret = request.cookies[NAME];
  return secret && /^[\w-]{43}$/.test(secret) ? secret : null;
}

/**
 * Keeps the browser's secret for a while, one for all its tabs. Lax: also the browser that comes back from the provider's
 * site brings it along.
 */
export function keepBrowserSecret(request: FastifyRequest, reply: FastifyReply, config: Config): string {
  const secret = readBrowserSecret(request) ?? newSecret();
  reply.setCookie(NAME, secret, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/api/autenticazione',
    maxAge: ATTEMPT_MINUTES * 60,
    secure: config.publicUrl?.startsWith('https:') ?? false,
  });
  return secret;
}
