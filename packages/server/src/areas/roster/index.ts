import type { App, AreaDeps } from '../../platform/deps.ts';
import type { RosterFollower } from './after-save.ts';
import { MonthCache } from './month-cache.ts';
import { ROSTER_CHANGED, cellsChangedBy, publiclyChanged } from './roster-events.ts';
import { rosterMessages } from './roster-live.ts';
import { registerRosterReads } from './roster.routes.ts';
import { registerShiftWrites } from './shift.routes.ts';

export type { ChangedCell } from './changed-cell.ts';
export { zoneOf } from './local-time.ts';
export { NO_PLANT, requestedDay, requestedRange } from './requested-days.ts';
export { ROSTER_CHANGED, cellsChangedBy } from './roster-events.ts';

/** The roster's calls and live patches. `followers` run after the commit of each save. */
export function registerRoster(app: App, deps: AreaDeps, followers: readonly RosterFollower[]): void {
  const months = new MonthCache(deps);
  registerRosterReads(app, deps, months);
  registerShiftWrites(app, { ...deps, months, followers });
  deps.hub.onReset(() => months.clear());
  deps.hub.on(ROSTER_CHANGED, async (rows) => {
    const cells = await cellsChangedBy(deps.db, rows);
    for (const cell of cells) months.forget(cell.icao, cell.day);
    return rosterMessages(deps.db, cells, publiclyChanged(rows));
  });
}
