import { CONFIGURATION_TOPIC } from '../../platform/configuration/configuration.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { ABSENCES_CHANGED, IGNORED_CHANGED, changedAbsences, changedIgnored } from './absence-events.ts';
import { ROSTER_CHANGED, cellsChangedBy } from '../roster/index.ts';
import { awayMessages, registerAway } from './away.routes.ts';
import { counterMessages } from './counters-live.ts';
import { registerCounterDetail, registerRecount } from './counter-detail.routes.ts';
import { registerCounterPreview, registerCounterReads } from './counters.routes.ts';
import type { Counting } from './plant-counters.ts';
import { RECOUNT, daysToRecount } from './recount-events.ts';

export { readUsable, type Usable } from './usable.reads.ts';
export { PlantCounters, subtractionRules } from './plant-counters.ts';
export type { Counting } from './plant-counters.ts';

/** The counters' call and live patches. They follow roster events; the save of this process tells them at once. */
export function registerCounters(app: App, deps: AreaDeps, counting: Counting): void {
  registerCounterReads(app, deps, counting);
  registerCounterPreview(app, deps, counting);
  registerCounterDetail(app, deps, counting);
  registerRecount(app, deps, counting);
  registerAway(app, deps);
  deps.hub.onReset(() => counting.clear());
  deps.hub.on(ROSTER_CHANGED, async (rows) => {
    const cells = await cellsChangedBy(deps.db, rows);
    await counting.follow(cells);
    return counterMessages(counting, cells);
  });
  deps.hub.on(ABSENCES_CHANGED, async (rows) => {
    const changed = changedAbsences(rows);
    await counting.followTimeAway([...new Set(changed.map(({ employeeId }) => employeeId))]);
    const days = changed.flatMap((one) => counting.countedDays(one));
    return [...(await awayMessages(deps.db, changed)), ...(await counterMessages(counting, days))];
  });
  deps.hub.on(IGNORED_CHANGED, async (rows) => {
    const changed = changedIgnored(rows);
    for (const [icao, own] of Map.groupBy(changed, (one) => one.icao))
      await counting.followIgnored(
        icao,
        own.map(({ day }) => day),
      );
    return counterMessages(counting, changed);
  });
  deps.hub.on(RECOUNT, async (rows) => {
    const days = daysToRecount(rows);
    counting.forget(days);
    return counterMessages(counting, days);
  });
  // which absences subtract is a setting
  deps.hub.on(CONFIGURATION_TOPIC, async () => {
    counting.clear();
    return [];
  });
}
