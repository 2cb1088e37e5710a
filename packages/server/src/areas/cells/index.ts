import type { App } from '../../platform/deps.ts';
import type { SaveDeps } from './after-save.ts';
import { registerDayReads } from './day.routes.ts';
import { registerBulkWrites } from './bulk.routes.ts';
import { registerShiftWrites } from './shift.routes.ts';

export { followMany, foretoldGeneration, generationOutcome } from './after-save.ts';
export type { DraftsOfCells, RosterFollower, RosterForecast, SaveDeps } from './after-save.ts';
export { changeCells, previewCells } from './bulk.actions.ts';
export type { ChangedCells } from './bulk.actions.ts';
export { WISHED_CELLS, findCells, versionsByCell, writeValues } from './bulk.store.ts';
export type { CellWrite, WrittenRow } from './bulk.store.ts';
export type { ChangedCell, WishedCell } from './changed-cell.ts';
export { timesOf } from './decide-cell.ts';
export type { WishedChange } from './decide-cell.ts';
export { authorOf } from './history.reads.ts';
export { ROSTER_CHANGED, cellsChangedBy, publiclyChanged } from './roster-events.ts';
export { rosterMessages } from './roster-live.ts';
export { PUBLISHED } from './roster-target.ts';
export type { RosterTarget } from './roster-target.ts';
export { ROSTER_TABLES } from './roster.tables.ts';
export { auditDraftShifts } from './shift-audit.ts';
export { readWorkingShifts } from './working-shifts.reads.ts';

/** The cells of the roster: read one by one, changed alone and together. */
export function registerCells(app: App, deps: SaveDeps): void {
  registerDayReads(app, deps);
  registerShiftWrites(app, deps);
  registerBulkWrites(app, deps);
}
