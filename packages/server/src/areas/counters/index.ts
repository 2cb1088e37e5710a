import { area } from '../../platform/area/area.ts';
import { CONFIGURATION_TOPIC } from '../../platform/configuration/configuration.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import {
  ABSENCES_CHANGED,
  ORGANISATION_CHANGED,
  changedAbsences,
  changedOrganisation,
  movesRosters,
} from '../people/index.ts';
import { IGNORED_CHANGED, changedIgnored } from './ignored-events.ts';
import { ROSTER_CHANGED, cellsChangedBy } from '../cells/index.ts';
import { awayMessages, registerAway } from './away.routes.ts';
import { counterMessages } from './counters-live.ts';
import { COUNTERS_TABLES } from './counters.tables.ts';
import { registerCounterDetail, registerRecount } from './counter-detail.routes.ts';
import { registerCounterPreview, registerCounterReads } from './counters.routes.ts';
import type { PlantLegality } from '../legality/index.ts';
import type { Counting } from './plant-counters.ts';
import { RECOUNT, daysToRecount } from './recount-events.ts';

export { publishIgnored } from './ignored-events.ts';
export { readUsable, type Usable } from './usable.reads.ts';
export { PlantCounters } from './plant-counters.ts';
export { subtractionRules } from './subtraction-rules.ts';
export type { SubtractionSettings } from './subtraction-rules.ts';
export type { Counting } from './plant-counters.ts';
export { countDays } from './counted-days.ts';
export type { CountedDay, MovedShifts } from './counted-days.ts';
export type { MissingAfter, SearchedSlot } from './searched-slot.ts';

interface CountersDeps extends AreaDeps {
  readonly legality: PlantLegality;
  readonly counting: Counting;
}

/** Counters follow roster events; the save of this process tells them at once (`followers` in app.ts). */
export const counters = area<CountersDeps>('counters', {
  tables: COUNTERS_TABLES,
  events: {
    [ROSTER_CHANGED]: async (rows, { db, counting }, isNew) => {
      const cells = await cellsChangedBy(db, rows);
      if (isNew) await counting.follow(cells);
      return counterMessages(counting, cells);
    },
    [ABSENCES_CHANGED]: async (rows, { db, counting }, isNew) => {
      const changed = changedAbsences(rows);
      if (isNew) await counting.followTimeAway([...new Set(changed.map(({ employeeId }) => employeeId))]);
      const days = changed.flatMap((one) => counting.countedDays(one));
      return [...(await awayMessages(db, changed)), ...(await counterMessages(counting, days))];
    },
    // screens read their counters again when they hear of it: rows of whole months would be counted for nobody
    [ORGANISATION_CHANGED]: async (rows, { counting }, isNew) => {
      if (isNew) counting.followOrganisation(changedOrganisation(rows).filter(movesRosters));
      return [];
    },
    [IGNORED_CHANGED]: async (rows, { counting }, isNew) => {
      const changed = changedIgnored(rows);
      for (const [icao, own] of Map.groupBy(isNew ? changed : [], (one) => one.icao))
        await counting.followIgnored(
          icao,
          own.map(({ day }) => day),
        );
      return counterMessages(counting, changed);
    },
    [RECOUNT]: async (rows, { counting }, isNew) => {
      const days = daysToRecount(rows);
      if (isNew) counting.forget(days);
      return counterMessages(counting, days);
    },
    // which absences subtract is a setting, and a flag of their cause that is announced as one
    [CONFIGURATION_TOPIC]: async (_, { counting }, isNew) => {
      if (isNew) counting.clear();
      return [];
    },
  },
  onReset: ({ counting }) => counting.clear(),
  routes(app, deps) {
    registerCounterReads(app, deps, deps.counting);
    registerCounterPreview(app, deps, deps.counting);
    registerCounterDetail(app, deps, deps.counting);
    registerRecount(app, deps, deps.counting);
    registerAway(app, deps);
  },
});
