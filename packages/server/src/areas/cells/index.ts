import { area } from '../../platform/area/area.ts';
import type { SaveDeps } from './after-save.ts';
import { registerBulkWrites } from './bulk.routes.ts';
import { CELL_TABLES } from './cells.tables.ts';
import { registerDayReads } from './day.routes.ts';
import { ROSTER_CHANGED, cellsChangedBy, publiclyChanged } from './roster-events.ts';
import { rosterMessages } from './roster-live.ts';
import { registerShiftWrites } from './shift.routes.ts';

export { followed, foretoldGeneration, generationOutcome, keptAnswer } from './after-save.ts';
export type { DraftsOfCells, Foretold, SaveDeps } from './after-save.ts';
export type { PlannedCell, StandingShift, WishedChange } from './cell.ts';
export { changeCells, previewCells } from './cell.actions.ts';
export type { ChangedCells } from './cell.actions.ts';
export { WISHED_CELLS, findCells, versionsByCell, writeValues } from './cell.store.ts';
export type { WrittenRow } from './cell.store.ts';
export { baseCycleOf } from './base-cycle.reads.ts';
export type { BaseCycleRow } from './base-cycle.reads.ts';
export type { ChangedCell, WishedCell } from './changed-cell.ts';
export { timesOf } from './decide-cell.ts';
export { authorOf } from './history.reads.ts';
export { ROSTER_CHANGED, cellsChangedBy } from './roster-events.ts';
export { PUBLISHED } from './roster-target.ts';
export { judgeSavesOf } from './roster-judge.ts';
export type { PersonDay, RosterJudge, RosterVerdict } from './roster-judge.ts';
export type { RosterTarget } from './roster-target.ts';
export { auditDraftShifts } from './shift-audit.ts';
export { readWorkingShifts } from './working-shifts.reads.ts';

/** The cells of the roster: read one by one, changed alone and together. */
export const cells = area<SaveDeps>('cells', {
  tables: CELL_TABLES,
  events: {
    [ROSTER_CHANGED]: async (rows, { db, months }, isNew) => {
      const changed = await cellsChangedBy(db, rows);
      if (isNew) for (const cell of changed) months.forget(cell.icao, cell.day);
      return rosterMessages(db, changed, publiclyChanged(rows));
    },
  },
  routes(app, deps) {
    registerDayReads(app, deps);
    registerShiftWrites(app, deps);
    registerBulkWrites(app, deps);
  },
});
