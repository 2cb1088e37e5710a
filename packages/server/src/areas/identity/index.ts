import type { App, AreaDeps } from '../../platform/deps.ts';
import { prepareExternal } from './external/external-deps.ts';
import { externalRoutes } from './external/external.routes.ts';
import { guessBrakes } from './guess-guard.ts';
import { HashQueue } from './hash-queue.ts';
import { identityRoutes } from './identity.routes.ts';
import { sessionListRoutes } from './session-list.routes.ts';
import { watchForUnnamedProxy } from './unnamed-proxy.ts';

export { changeAccountState, lockAccountState } from './account-state.actions.ts';
export { makeAccount } from './new-account.actions.ts';
export { makeFirstAdministratorLink, makeSetPasswordLink } from './link.actions.ts';
export type { MadeLink } from './link.actions.ts';
export { hashPassword } from './password-hash.ts';
export { lockAccountRights, replaceAccountRights } from './rights.actions.ts';
export type { StandingRights } from './rights.actions.ts';
export { endAllSessions } from './session.actions.ts';
export { deleteOldAttempts } from './external/attempt.store.ts';
export { deleteTokensLeft } from './external/provider-token.store.ts';
export { KNOWN_BROWSER_DAYS } from './known-browser-cookie.ts';
export { deleteUnusedBrowsers } from './known-browser.store.ts';
export { deleteUsedLinks } from './link.store.ts';
export { deleteEndedSessions } from './session.store.ts';

/** Throws ConfigError when the key that seals provider tokens cannot be used. */
export async function registerIdentity(app: App, deps: AreaDeps): Promise<void> {
  const brakes = guessBrakes(() => deps.clock.now().epochMilliseconds);
  const identityDeps = { ...deps, hashes: new HashQueue(), brakes };
  watchForUnnamedProxy(app, deps);
  identityRoutes(app, identityDeps);
  sessionListRoutes(app, deps);
  externalRoutes(app, identityDeps, await prepareExternal(identityDeps));
}
