import type { App, AreaDeps } from '../../platform/deps.ts';
import { ROSTER_CHANGED, cellsChangedBy } from '../roster/index.ts';
import { counterMessages } from './counters-live.ts';
import { registerCounterEffect, registerCounterReads } from './counters.routes.ts';
import type { Counting } from './plant-counters.ts';

export { PlantCounters } from './plant-counters.ts';
export type { Counting } from './plant-counters.ts';

/** The counters' call and live patches. They follow roster events; the save of this process tells them at once. */
export function registerCounters(app: App, deps: AreaDeps, counting: Counting): void {
  registerCounterReads(app, deps, counting);
  registerCounterEffect(app, deps, counting);
  deps.hub.onReset(() => counting.clear());
  deps.hub.on(ROSTER_CHANGED, async (rows) => {
    const cells = await cellsChangedBy(deps.db, rows);
    await counting.follow(cells);
    return counterMessages(counting, cells);
  });
}
