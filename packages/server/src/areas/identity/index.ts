import type { App, AreaDeps } from '../../platform/deps.ts';
import { prepareExternal } from './external/external-deps.ts';
import { externalRoutes } from './external/external.routes.ts';
import { guessBrakes } from './guess-guard.ts';
import { HashQueue } from './hash-queue.ts';
import { identityRoutes } from './identity.routes.ts';
import { sessionListRoutes } from './session-list.routes.ts';

export { makeFirstAdministratorLink, makeSetPasswordLink } from './link.actions.ts';
export type { MadeLink } from './link.actions.ts';
export { hashPassword } from './password-hash.ts';
export { replaceAccountRights } from './rights.actions.ts';
export { endAllSessions } from './session.actions.ts';
export { deleteOldAttempts } from './external/attempt.store.ts';
export { deleteUnusedBrowsers } from './known-browser.store.ts';
export { deleteUsedLinks } from './link.store.ts';
export { deleteEndedSessions } from './session.store.ts';

/** Throws ConfigError when the key that seals provider tokens cannot be used. */
export async function registerIdentity(app: App, deps: AreaDeps): Promise<void> {
  const brakes = guessBrakes(() => deps.clock.now().epochMilliseconds);
  const identityDeps = { ...deps, hashes: new HashQueue(), brakes };
  identityRoutes(app, identityDeps);
  sessionListRoutes(app, deps);
  externalRoutes(app, identityDeps, await prepareExternal(identityDeps));
}
