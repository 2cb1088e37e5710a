import { area } from '../../platform/area/area.ts';
import { HOURLY } from '../../platform/area/cleanup.ts';
import type { AreaDeps } from '../../platform/deps.ts';
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
import { ROSTER_TABLES } from './roster.tables.ts';
import { deleteSilentTabs } from './presence/presence.store.ts';
import { registerShiftWrites } from './shift.routes.ts';

export type { ChangedCell, WishedCell } from './changed-cell.ts';
export { managedPlant } from './division.reads.ts';
export { readsRoster } from './roster.access.ts';
export { readDraftCells } from './drafts/draft-cells.reads.ts';
export { contractDefinition, definitionsJson } from './definition.reads.ts';
export type { DefinitionRow } from './definition.reads.ts';
export { zoneOf } from './local-time.ts';
export { NO_PLANT, requestedDay, requestedRange } from './requested-days.ts';
export { ROSTER_CHANGED, cellsChangedBy } from './roster-events.ts';
export { readWorkingShifts } from './working-shifts.reads.ts';

/** What later areas want of the roster; app.ts subscribes them. */
export interface RosterHooks {
  /** After the commit of each save. */
  readonly followers: readonly RosterFollower[];
  readonly forecast: RosterForecast;
}

export const roster = area('roster', {
  tables: ROSTER_TABLES,
  cleanup: [{ job: HOURLY, table: 'presence', remove: deleteSilentTabs }],
  prepare: (deps: AreaDeps & RosterHooks) => ({ ...deps, months: new MonthCache(deps) }),
  events: {
    [ROSTER_CHANGED]: async (rows, { db, months }) => {
      const cells = await cellsChangedBy(db, rows);
      for (const cell of cells) months.forget(cell.icao, cell.day);
      return rosterMessages(db, cells, publiclyChanged(rows));
    },
    [LOCKS_CHANGED]: lockMessages,
    [PRESENCE_CHANGED]: (rows, { db }) => presenceMessages(db, rows),
    [NOTICES_CHANGED]: async (rows) => noticeMessages(rows),
    [PLANNING_CHANGED]: async (rows) => planningMessages(rows),
  },
  onReset: ({ months }) => months.clear(),
  routes(app, deps) {
    registerRosterReads(app, deps, deps.months);
    registerEmployees(app, deps);
    registerCalendarFeed(app, deps);
    registerShiftWrites(app, deps);
    registerManyCells(app, deps);
    registerLocks(app, deps);
    registerClosedMonths(app, deps);
    registerPresence(app, deps);
    registerPaper(app, deps);
    registerDrafts(app, deps);
    registerCycles(app, deps);
    registerNotices(app, deps);
  },
});
