import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { cookieAttributes, cookieName, cookieSecrets } from './own-cookie.ts';

const NAME = 'torre_session';

/** The session secrets that the browser sends: one, or over plain http some more that others put beside it. */
export function readSessionCookies(request: FastifyRequest, config: Config): string[] {
  return cookieSecrets(request, cookieName(config, NAME));
}

/** A cookie of the browser session: the server alone decides when it ends. */
export function setSessionCookie(reply: FastifyReply, config: Config, secret: string): void {
  reply.setCookie(cookieName(config, NAME), secret, cookieAttributes(config, 'strict'));
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(cookieName(config, NAME), cookieAttributes(config, 'strict'));
}
