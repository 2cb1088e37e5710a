import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const NAME = 'torre_session';

function attributes(config: Config): { httpOnly: true; sameSite: 'strict'; path: '/'; secure: boolean } {
  return {
    httpOnly: true,
    sameSite: 'strict',
    path: '/',
    secure: config.publicUrl?.startsWith('https:') ?? false,
  };
}

/** The session's secret, or null. */
export function readSessionCookie(request: FastifyRequest): string | null {
  return request.cookies[NAME] || null;
}

/** A cookie of the browser session: the server alone decides when it ends. */
export function setSessionCookie(reply: FastifyReply, config: Config, secret: string): void {
  reply.setCookie(NAME, secret, attributes(config));
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(NAME, attributes(config));
}
