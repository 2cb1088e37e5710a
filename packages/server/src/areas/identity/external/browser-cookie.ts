import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieAttributes, cookieName, cookieSecrets } from '../../../platform/access/own-cookie.ts';
import { newSecret } from '../../../platform/access/session-secret.ts';
import type { Config } from '../../../platform/config.ts';

const NAME = 'torre_oidc';
/** How long the way to the provider and back may take. */
export const ATTEMPT_MINUTES = 15;

/** The secret that binds a sign-in to this browser, or null. */
export function readBrowserSecret(request: FastifyRequest, config: Config): string | null {
  return cookieSecrets(request, cookieName(config, NAME))[0] ?? null;
}

/**
 * Keeps the browser's secret for a while, one for all its tabs. Lax: also the browser that comes back from the provider's
 * site brings it along.
 */
export function keepBrowserSecret(request: FastifyRequest, reply: FastifyReply, config: Config): string {
  const secret = readBrowserSecret(request, config) ?? newSecret();
  const maxAge = ATTEMPT_MINUTES * 60;
  const attributes = cookieAttributes(config, 'lax', '/api/autenticazione');
  reply.setCookie(cookieName(config, NAME), secret, { ...attributes, maxAge });
  return secret;
}
