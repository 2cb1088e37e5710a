import { area } from './platform/area/area.ts';
import { HOURLY } from './platform/area/cleanup.ts';
import type { AreaDeps } from './platform/deps.ts';
import type { RosterFollower, RosterForecast } from './areas/cells/index.ts';
import { registerCalendarFeed } from './areas/calendar-feed/index.ts';
import {
  ROSTER_CHANGED,
  ROSTER_TABLES,
  cellsChangedBy,
  publiclyChanged,
  registerCells,
  rosterMessages,
} from './areas/cells/index.ts';
import { registerCycles } from './areas/cycles/index.ts';
import {
  PLANNING_CHANGED,
  draftsOfCells,
  planningMessages,
  readDraftMonth,
  registerDrafts,
} from './areas/drafts/index.ts';
import { LOCKS_CHANGED, lockMessages, registerLocks } from './areas/locks/index.ts';
import { MonthCache, registerMonth } from './areas/month/index.ts';
import { NOTICES_CHANGED, noticeMessages, registerNotices } from './areas/notices/index.ts';
import { registerImportExport } from './areas/import-export/index.ts';
import { registerPeople } from './areas/people/index.ts';
import {
  PRESENCE_CHANGED,
  deleteSilentTabs,
  presenceMessages,
  registerPresence,
} from './areas/presence/index.ts';

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
    registerImportExport(app, deps);
    registerCalendarFeed(app, deps);
  },
});
