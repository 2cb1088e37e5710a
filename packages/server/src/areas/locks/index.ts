import { area } from '../../platform/area/area.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { LOCKS_CHANGED, lockMessages } from './lock-live.ts';
import { registerClosedMonths, registerPlantLocks } from './lock.routes.ts';
import { LOCK_TABLES } from './locks.tables.ts';

export { lockedSentence } from './lock-sentence.ts';
export { domainLock, heldLocksJson, readCellLock } from './lock.reads.ts';
export type { HeldLockRow } from './lock.reads.ts';

/** Days and months that no save changes. */
export const locks = area<AreaDeps>('locks', {
  tables: LOCK_TABLES,
  events: { [LOCKS_CHANGED]: lockMessages },
  routes(app, deps) {
    registerPlantLocks(app, deps);
    registerClosedMonths(app, deps);
  },
});
