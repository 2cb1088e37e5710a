import type { App, AreaDeps } from '../../platform/deps.ts';
import type { RosterFollower, RosterForecast } from './after-save.ts';
import { registerCalendarFeed } from './calendar-feed/index.ts';
import { registerCells } from './cells/index.ts';
import { registerCycles } from './cycles/index.ts';
import { readDraftMonth } from './drafts/draft-month.ts';
import { draftsOfCells, registerDrafts } from './drafts/index.ts';
import { registerLocks } from './locks/index.ts';
import { MonthCache } from './month-cache.ts';
import { registerMonth } from './month/index.ts';
import { registerNotices } from './notices/index.ts';
import { registerPaper } from './paper/index.ts';
import { registerPeople } from './people/index.ts';
import { registerPresence } from './presence/index.ts';

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

/** The rooms of the roster, each after those that it knows. `followers` run after the commit of each save. */
export function registerRoster(
  app: App,
  deps: AreaDeps,
  counting: { readonly followers: readonly RosterFollower[]; readonly forecast: RosterForecast },
): void {
  const months = new MonthCache(deps);
  const saveDeps = { ...deps, ...counting, months, drafts: draftsOfCells };
  registerPeople(app, deps);
  registerMonth(app, deps, months, readDraftMonth);
  registerLocks(app, deps);
  registerNotices(app, deps);
  registerCells(app, saveDeps);
  registerDrafts(app, saveDeps);
  registerCycles(app, saveDeps);
  registerPresence(app, deps);
  registerPaper(app, saveDeps);
  registerCalendarFeed(app, deps);
}
