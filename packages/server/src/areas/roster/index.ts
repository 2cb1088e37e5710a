import type { App, AreaDeps } from '../../platform/deps.ts';
import type { RosterFollower, RosterForecast } from './after-save.ts';
import { registerEmployees } from './employees.routes.ts';
import { LOCKS_CHANGED, lockMessages } from './locks/lock-live.ts';
import { registerClosedMonths, registerLocks } from './locks/lock.routes.ts';
import { registerCalendarFeed } from './calendar-feed.routes.ts';
import { registerCycles } from './cycles/cycle.routes.ts';
import { PLANNING_CHANGED, planningMessages } from './drafts/draft-events.ts';
import { registerDrafts } from './drafts/draft.routes.ts';
import { NOTICES_CHANGED, noticeMessages } from './notices/notice-events.ts';
import { registerNotices } from './notices/notice.routes.ts';
import { registerManyCells } from './many-cells.routes.ts';
import { MonthCache } from './month-cache.ts';
import { registerPaper } from './paper/paper.routes.ts';
import { ROSTER_CHANGED, cellsChangedBy, publiclyChanged } from './roster-events.ts';
import { rosterMessages } from './roster-live.ts';
import { PRESENCE_CHANGED, presenceMessages } from './presence/presence-live.ts';
import { registerPresence } from './presence/presence.routes.ts';
import { registerRosterReads } from './roster.routes.ts';
import { registerShiftWrites } from './shift.routes.ts';

export type { ChangedCell, WishedCell } from './changed-cell.ts';
export { managedPlant, managesDivision, noDivision, ofDivision, plantOfDivision } from './division.reads.ts';
export { readsRoster } from './roster.access.ts';
export { readDraftCells } from './drafts/draft-cells.reads.ts';
export { contractDefinition, definitionsJson } from './definition.reads.ts';
export type { DefinitionRow } from './definition.reads.ts';
export { zoneOf } from './local-time.ts';
export { deleteSilentTabs } from './presence/presence.store.ts';
export { NO_PLANT, requestedDay, requestedRange } from './requested-days.ts';
export { ROSTER_CHANGED, cellsChangedBy } from './roster-events.ts';
export { readWorkingShifts } from './working-shifts.reads.ts';

/** The roster's calls and live patches. `followers` run after the commit of each save. */
export function registerRoster(
  app: App,
  deps: AreaDeps,
  counting: { readonly followers: readonly RosterFollower[]; readonly forecast: RosterForecast },
): void {
  const months = new MonthCache(deps);
  registerRosterReads(app, deps, months);
  registerEmployees(app, deps);
  registerCalendarFeed(app, deps);
  const saveDeps = { ...deps, months, ...counting };
  registerShiftWrites(app, saveDeps);
  registerManyCells(app, saveDeps);
  registerLocks(app, deps);
  registerClosedMonths(app, deps);
  deps.hub.on(LOCKS_CHANGED, lockMessages);
  registerPresence(app, deps);
  deps.hub.on(PRESENCE_CHANGED, (rows) => presenceMessages(deps.db, rows));
  registerPaper(app, saveDeps);
  registerDrafts(app, saveDeps);
  registerCycles(app, saveDeps);
  registerNotices(app, deps);
  deps.hub.on(NOTICES_CHANGED, async (rows) => noticeMessages(rows));
  deps.hub.on(PLANNING_CHANGED, async (rows) => planningMessages(rows));
  deps.hub.onReset(() => months.clear());
  deps.hub.on(ROSTER_CHANGED, async (rows) => {
    const cells = await cellsChangedBy(deps.db, rows);
    for (const cell of cells) months.forget(cell.icao, cell.day);
    return rosterMessages(deps.db, cells, publiclyChanged(rows));
  });
}
