import { area } from '../../platform/area/area.ts';
import { HOURLY } from '../../platform/area/cleanup.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import type { RosterFollower, RosterForecast } from './after-save.ts';
import { registerCalendarFeed } from './calendar-feed/index.ts';
import { registerCells } from './cells/index.ts';
import { registerCycles } from './cycles/index.ts';
import { readDraftMonth } from './drafts/draft-month.ts';
import { PLANNING_CHANGED, draftsOfCells, planningMessages, registerDrafts } from './drafts/index.ts';
import { LOCKS_CHANGED, lockMessages, registerLocks } from './locks/index.ts';
import { MonthCache } from './month-cache.ts';
import { registerMonth } from './month/index.ts';
import { NOTICES_CHANGED, noticeMessages, registerNotices } from './notices/index.ts';
import { registerPaper } from './paper/index.ts';
import { registerPeople } from './people/index.ts';
import { PRESENCE_CHANGED, deleteSilentTabs, presenceMessages, registerPresence } from './presence/index.ts';
import { ROSTER_CHANGED, cellsChangedBy, publiclyChanged } from './roster-events.ts';
import { rosterMessages } from './roster-live.ts';
import { ROSTER_TABLES } from './roster.tables.ts';

export type { ChangedCell, WishedCell } from './changed-cell.ts';
export { managedPlant, managesDivision, noDivision, ofDivision, plantOfDivision } from './division.reads.ts';
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
  prepare: (deps: AreaDeps & RosterHooks) => ({
    ...deps,
    months: new MonthCache(deps),
    drafts: draftsOfCells,
  }),
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
  /** The rooms of the roster, each after those that it knows. */
  routes(app, deps) {
    registerPeople(app, deps);
    registerMonth(app, deps, deps.months, readDraftMonth);
    registerLocks(app, deps);
    registerNotices(app, deps);
    registerCells(app, deps);
    registerDrafts(app, deps);
    registerCycles(app, deps);
    registerPresence(app, deps);
    registerPaper(app, deps);
    registerCalendarFeed(app, deps);
  },
});
