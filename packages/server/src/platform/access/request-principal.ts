import type { FastifyRequest } from 'fastify';
import { withCommitCondition } from '../db/commit-condition.ts';
import type { App, AreaDeps } from '../deps.ts';
import { noSession, sessionEnded } from './access.ts';
import type { Access, Denied } from './access.ts';
import type { Principal } from './principal.ts';
import { RequestRights } from './request-rights.ts';
import { readSessionCookie } from './session-cookie.ts';
import { secretHash } from './session-secret.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, read when the call's turn has come; null without a valid session. */
    principal: Principal | null;
  }
  interface FastifyInstance {
    /** Who asks, or null without a valid session. */
    readPrincipal(request: FastifyRequest): Promise<Principal | null>;
    /** Runs a call whose transactions commit only while `principal` keeps the rights that it was let in with. */
    withRights<T>(
      principal: Principal,
      judge: (principal: Principal) => Access,
      call: () => Promise<T>,
    ): Promise<T>;
    /** The 401 of a request without a principal: ended by somebody, or expired. */
    refuseSession(request: FastifyRequest): Promise<Denied>;
  }
}

/** `last_seen_at` is written at most this often: reading must not cost a write each time. */
const SEEN_EVERY_MS = 5 * 60_000;

/** Hex of the hash of the request's session secret, or null without a cookie. */
export function sessionKey(request: FastifyRequest): string | null {
  const secret = readSessionCookie(request);
  return secret === null ? null : secretHash(secret).toString('hex');
}

/** Gives the app `readPrincipal`, `withRights` and `refuseSession`. */
export function readPrincipals(app: App, deps: AreaDeps): void {
  app.decorateRequest('principal', null);
  app.decorate('readPrincipal', async (request: FastifyRequest): Promise<Principal | null> => {
    const key = sessionKey(request);
    if (key === null) return null;
    const principal = await deps.principals.read(key);
    const now = deps.clock.now();
    const isUse = request.routeOptions.config.declared?.inBackground !== true;
    if (isUse && principal && now.epochMilliseconds - principal.lastSeenAt > SEEN_EVERY_MS) {
      await deps.db.query(
        'update session set last_seen_at = $2 where session_hash = $1 and last_seen_at < $2',
        [Buffer.from(key, 'hex'), now.toString()],
      );
    }
    return principal;
  });
  app.decorate(
    'withRights',
    async <T>(principal: Principal, judge: (principal: Principal) => Access, call: () => Promise<T>) => {
      const rights = new RequestRights(deps.principals, principal, judge);
      try {
        return await withCommitCondition(() => rights.require(), call);
      } finally {
        rights.isOver = true;
      }
    },
  );
  app.decorate('refuseSession', async (request: FastifyRequest): Promise<Denied> => {
    const key = sessionKey(request);
    return key !== null && (await deps.principals.wasEnded(key)) ? sessionEnded : noSession;
  });
}
