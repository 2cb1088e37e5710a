import type { App } from '../../../platform/deps.ts';
import type { SaveDeps } from '../after-save.ts';
import { registerDayReads } from '../day.routes.ts';
import { registerManyCells } from '../many-cells.routes.ts';
import { ROSTER_CHANGED, cellsChangedBy, publiclyChanged } from '../roster-events.ts';
import { rosterMessages } from '../roster-live.ts';
import { registerShiftWrites } from '../shift.routes.ts';

/** The cells of the roster: read one by one, changed alone and together, told to open screens. */
export function registerCells(app: App, deps: SaveDeps): void {
  registerDayReads(app, deps);
  registerShiftWrites(app, deps);
  registerManyCells(app, deps);
  deps.hub.on(ROSTER_CHANGED, async (rows) => {
    const cells = await cellsChangedBy(deps.db, rows);
    for (const cell of cells) deps.months.forget(cell.icao, cell.day);
    return rosterMessages(deps.db, cells, publiclyChanged(rows));
  });
}
