import { area } from '../../platform/area/area.ts';
import { prepareExternal } from './external/external-deps.ts';
import { externalRoutes } from './external/external.routes.ts';
import { guessBrakes } from './guess-guard.ts';
import { HashQueue } from './hash-queue.ts';
import type { SessionDeps } from './identity-deps.ts';
import { IDENTITY_CLEANUP } from './identity-cleanup.ts';
import { IDENTITY_TABLES } from './identity.tables.ts';
import { identityRoutes } from './identity.routes.ts';
import { sessionListRoutes } from './session-list.routes.ts';
import { watchForUnnamedProxy } from './unnamed-proxy.ts';

export type { SessionDeps } from './identity-deps.ts';
export { readKnownBrowser } from './known-browser-cookie.ts';
export { changeAccountState, lockAccountState } from './account-state.actions.ts';
export { findFreeCode } from './account.store.ts';
export { makeAccount } from './new-account.actions.ts';
export { makeFirstAdministratorLink, makeSetPasswordLink } from './link.actions.ts';
export type { MadeLink } from './link.actions.ts';
export { hashPassword } from './password-hash.ts';
export { announceRightsChange, announceRightsChanges } from './rights-change.ts';
export { lockAccountRights, replaceAccountRights } from './rights.actions.ts';
export type { StandingRights } from './rights.actions.ts';
export { endAllSessions } from './session.actions.ts';

export const identity = area('identity', {
  tables: IDENTITY_TABLES,
  cleanup: IDENTITY_CLEANUP,
  /** Throws ConfigError when the key that seals provider tokens cannot be used. */
  prepare: async (deps: SessionDeps) => {
    const brakes = guessBrakes(() => deps.clock.now().epochMilliseconds);
    const own = { ...deps, hashes: new HashQueue(), brakes };
    return { ...own, external: await prepareExternal(own) };
  },
  routes(app, deps) {
    watchForUnnamedProxy(app, deps);
    identityRoutes(app, deps);
    sessionListRoutes(app, deps);
    externalRoutes(app, deps, deps.external);
  },
});
