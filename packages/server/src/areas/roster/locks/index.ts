import type { App, AreaDeps } from '../../../platform/deps.ts';
import { registerClosedMonths, registerPlantLocks } from './lock.routes.ts';

export { LOCKS_CHANGED, lockMessages } from './lock-live.ts';

/** Days and months that no save changes. */
export function registerLocks(app: App, deps: AreaDeps): void {
  registerPlantLocks(app, deps);
  registerClosedMonths(app, deps);
}
