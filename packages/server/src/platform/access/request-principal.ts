import type { FastifyRequest } from 'fastify';
import { withCommitCondition } from '../db/commit-condition.ts';
import type { App, AreaDeps } from '../deps.ts';
import { noSession, sessionEnded } from './access.ts';
import type { Access, Denied } from './access.ts';
import type { Principal } from './principal.ts';
import { RequestRights } from './request-rights.ts';
import { readSessionCookies } from './session-cookie.ts';
import { secretHash } from './session-secret.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, read when the call's turn has come; null without a valid session. */
    principal: Principal | null;
    /** Hex of the hash of the session secret, of the principal's session where there is one; null without a cookie. */
    sessionKey: string | null;
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

/** Gives the app `readPrincipal`, `withRights` and `refuseSession`. */
export function readPrincipals(app: App, deps: AreaDeps): void {
  app.decorateRequest('principal', null);
  app.decorateRequest('sessionKey', null);
  app.decorate('readPrincipal', async (request: FastifyRequest): Promise<Principal | null> => {
    const { key, principal } = await find(request);
    request.sessionKey = key;
    if (key === null) return null;
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
    const key = request.sessionKey;
    return key !== null && (await deps.principals.wasEnded(key)) ? sessionEnded : noSession;
  });

  /** A second cookie that somebody put beside ours signs nobody out: the one that opens a session counts. */
  async function find(
    request: FastifyRequest,
  ): Promise<{ readonly key: string | null; readonly principal: Principal | null }> {
    const keys = readSessionCookies(request, deps.config).map((secret) => secretHash(secret).toString('hex'));
    for (const key of keys) {
      const principal = await deps.principals.read(key);
      if (principal !== null) return { key, principal };
    }
    return { key: keys[0] ?? null, principal: null };
  }
}
