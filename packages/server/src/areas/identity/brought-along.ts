import type { FastifyRequest } from 'fastify';

/** Hash of the request's session secret, or null without a cookie. */
export function sessionHash(request: FastifyRequest): Buffer | null {
  const key = request.sessionKey;
  return key === null ? null : Buffer.from(key, 'hex');
}

/** What a browser that signs in says of itself, and the session that it leaves. */
export function broughtAlong(request: FastifyRequest): { userAgent: string; formerSession: Buffer | null } {
  return {
    userAgent: request.headers['user-agent']?.slice(0, 200) ?? '',
    formerSession: sessionHash(request),
  };
}
