import type { App } from '../../../platform/deps.ts';
import type { SaveDeps } from '../after-save.ts';
import { registerDayReads } from '../day.routes.ts';
import { registerManyCells } from '../many-cells.routes.ts';
import { registerShiftWrites } from '../shift.routes.ts';

/** The cells of the roster: read one by one, changed alone and together. */
export function registerCells(app: App, deps: SaveDeps): void {
  registerDayReads(app, deps);
  registerShiftWrites(app, deps);
  registerManyCells(app, deps);
}
