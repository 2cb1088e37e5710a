import type { App, AreaDeps } from '../../platform/deps.ts';
import { registerPeopleReads } from './people.routes.ts';

export { managedPlant, managesDivision, noDivision, ofDivision, plantOfDivision } from './division.reads.ts';
export { plantOnDay } from './plant-on-day.reads.ts';

/** The people of a plant: who works where, in which category. */
export function registerPeople(app: App, deps: AreaDeps): void {
  registerPeopleReads(app, deps);
}
