import { area } from '../../platform/area/area.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { ORGANISATION_CHANGED, organisationMessages } from './organisation-events.ts';
import { registerPeopleReads } from './people.routes.ts';

export { managedPlant, managesDivision, noDivision, ofDivision, plantOfDivision } from './division.reads.ts';
export { ABSENCES_CHANGED, changedAbsences, publishAbsences } from './absence-events.ts';
export type { ChangedAbsence } from './absence-events.ts';
export { ENTITLEMENTS_CHANGED, changedEntitlements } from './entitlement-events.ts';
export {
  ORGANISATION_CHANGED,
  changedOrganisation,
  movesRosters,
  publishOrganisation,
  reachesDays,
} from './organisation-events.ts';
export type { ChangedOrganisation } from './organisation-events.ts';
export { plantsOfChanged, plantsOfPeople } from './changed-absence.reads.ts';
export { plantOnDay } from './plant-on-day.reads.ts';

/** The people of a plant: who works where, in which category. */
export const people = area<AreaDeps>('people', {
  tables: [],
  events: {
    [ORGANISATION_CHANGED]: async (rows, { principals }, isNew) => {
      // plant, category and name of who asks are of the organisation
      if (isNew) principals.forget();
      return organisationMessages(rows);
    },
  },
  routes: registerPeopleReads,
});
