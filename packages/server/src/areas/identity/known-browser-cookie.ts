import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieAttributes, cookieName, cookieSecrets } from '../../platform/access/own-cookie.ts';
import type { Config } from '../../platform/config.ts';

const NAME = 'torre_browser';
/** A browser that nobody signed in from for this long is a stranger again. */
export const KNOWN_BROWSER_DAYS = 180;

/**
 * The secret by which a browser is known, or null. It opens nothing; it only tells who signed in here before. Browsers that
 * were known before the name of https began with `__Host-` stay so.
 */
export function readKnownBrowser(request: Pick<FastifyRequest, 'headers'>, config: Config): string | null {
  const [secret = null] = [
    ...cookieSecrets(request, cookieName(config, NAME)),
    ...cookieSecrets(request, NAME),
  ];
  return secret;
}

/** Sets the cookie after a sign-in; it outlives the session. */
export function setKnownBrowser(reply: FastifyReply, config: Config, secret: string): void {
  const maxAge = KNOWN_BROWSER_DAYS * 24 * 3600;
  const attributes = cookieAttributes(config, 'strict', '/api/autenticazione');
  reply.setCookie(cookieName(config, NAME), secret, { ...attributes, maxAge });
}
