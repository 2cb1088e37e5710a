import type { App, AreaDeps } from '../../platform/deps.ts';
import { registerClosedMonths, registerPlantLocks } from './lock.routes.ts';

export { LOCKS_CHANGED, lockMessages } from './lock-live.ts';

export { lockedSentence } from './lock-sentence.ts';
export { domainLock, heldLocksJson, readCellLock } from './lock.reads.ts';
export type { HeldLockRow } from './lock.reads.ts';

/** Days and months that no save changes. */
export function registerLocks(app: App, deps: AreaDeps): void {
  registerPlantLocks(app, deps);
  registerClosedMonths(app, deps);
}
