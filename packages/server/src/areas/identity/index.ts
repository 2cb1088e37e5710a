import type { App, AreaDeps } from '../../platform/deps.ts';
import { HashQueue } from './hash-queue.ts';
import { identityRoutes } from './identity.routes.ts';
import { SignInBrake } from './sign-in-brake.ts';

export { makeFirstAdministratorLink, makeSetPasswordLink } from './link.actions.ts';
export type { MadeLink } from './link.actions.ts';
export { hashPassword } from './password-hash.ts';
export { endAllSessions } from './session.actions.ts';

export function registerIdentity(app: App, deps: AreaDeps): void {
  const brake = new SignInBrake(() => deps.clock.now().epochMilliseconds);
  identityRoutes(app, { ...deps, hashes: new HashQueue(), brake });
}
