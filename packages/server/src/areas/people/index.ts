import { area } from '../../platform/area/area.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { registerPeopleReads } from './people.routes.ts';
import { PEOPLE_TABLES } from './people.tables.ts';

export { managedPlant, managesDivision, noDivision, ofDivision, plantOfDivision } from './division.reads.ts';
export { ABSENCES_CHANGED, changedAbsences, publishAbsences } from './absence-events.ts';
export type { ChangedAbsence } from './absence-events.ts';
export { plantsOfChanged } from './changed-absence.reads.ts';
export { plantOnDay } from './plant-on-day.reads.ts';

/** The people of a plant: who works where, in which category. */
export const people = area<AreaDeps>('people', { tables: PEOPLE_TABLES, routes: registerPeopleReads });
