import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config.ts';

const NAME = 'torre_browser';
/** A browser that nobody signed in from for this long is a stranger again. */
export const KNOWN_BROWSER_DAYS = 180;

/** The secret by which a browser is known, or null. It opens nothing; it only tells who signed in here before. */
export function readKnownBrowser(request: FastifyRequest): string | null {
  const secret = request.cookies[NAME];
  return secret && /^[\w-]{43}$/.test(secret) ? secret : null;
}

/** Sets the cookie after a sign-in; it outlives the session. */
export function setKnownBrowser(reply: FastifyReply, config: Config, secret: string): void {
  reply.setCookie(NAME, secret, {
    httpOnly: true,
    sameSite: 'strict',
    path: '/api/autenticazione',
    maxAge: KNOWN_BROWSER_DAYS * 24 * 3600,
    secure: config.publicUrl?.startsWith('https:') ?? false,
  });
}
