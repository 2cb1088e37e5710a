import type { LegalityPatch } from '@torre/contract/legality';
import type { FactKindName } from '@torre/domain/organisation';
import { area } from '../../platform/area/area.ts';
import { managesPlant } from '../../platform/access/principal.ts';
import { CONFIGURATION_TOPIC } from '../../platform/configuration/configuration.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import type { LiveMessage } from '../../platform/events/live-message.ts';
import { ROSTER_CHANGED, cellsChangedBy } from '../cells/index.ts';
import {
  ABSENCES_CHANGED,
  ENTITLEMENTS_CHANGED,
  ORGANISATION_CHANGED,
  changedAbsences,
  changedEntitlements,
  changedOrganisation,
  plantsOfChanged,
  plantsOfPeople,
} from '../people/index.ts';
import type { ChangedOrganisation } from '../people/index.ts';
import { registerLegality } from './legality.routes.ts';
import { LEGALITY_TABLES } from './legality.tables.ts';
import type { PlantLegality } from './plant-legality.ts';

export type { JudgedFinding } from './judged-finding.ts';
export { changeInWords, inOrder, inWords } from './finding-in-words.ts';
export { countFindings } from './count-findings.ts';
export { PlantLegality } from './plant-legality.ts';
export type { PeopleLoads } from './people-loads.ts';
export type { RosterSearch } from './roster-search.ts';

interface LegalityDeps extends AreaDeps {
  readonly legality: PlantLegality;
}

/** Kinds of the organisation by which days of leave are counted, however long ago (L66.6). */
const COUNTS_LEAVE: ReadonlySet<FactKindName> = new Set(['holiday', 'absence_cause']);
/** Kinds that rules ask for: what a code is on a day, and who works where in which category; and those. */
const JUDGED: ReadonlySet<FactKindName> = new Set<FactKindName>([
  'shift_definition',
  'assignment',
  ...COUNTS_LEAVE,
]);

/** A change that moves the counts of leave moves what is found later on, too. */
const asFarAsItReaches = (change: ChangedOrganisation): ChangedOrganisation =>
  change.kinds.some((kind) => COUNTS_LEAVE.has(kind)) ? { ...change, from: null, to: null } : change;

const changedFor = (plant: string): LiveMessage => {
  const patch: LegalityPatch = { plant };
  return { name: 'legality', audience: (reader) => (managesPlant(reader, plant) ? patch : null) };
};

/** The rules of published rosters and of drafts (domain.md 1, 2): judged in memory, following what they follow from. */
export const legality = area<LegalityDeps>('legality', {
  tables: LEGALITY_TABLES,
  events: {
    [ROSTER_CHANGED]: async (rows, { db, legality: judged }, isNew) => {
      const cells = await cellsChangedBy(db, rows);
      const employees = [...new Set(cells.map(({ employeeId }) => employeeId))];
      const plants = [...new Set(cells.map(({ icao }) => icao))];
      const reached = isNew ? await judged.follow(employees, plants) : judged.mayReach(plants);
      return [...reached].map(changedFor);
    },
    [ABSENCES_CHANGED]: async (rows, { db, legality: judged }, isNew) => {
      const changed = changedAbsences(rows);
      const employees = [...new Set(changed.map(({ employeeId }) => employeeId))];
      const plants = await plantsOfChanged(db, changed);
      const reached = isNew ? await judged.follow(employees, plants) : judged.mayReach(plants);
      return [...reached].map(changedFor);
    },
    [ENTITLEMENTS_CHANGED]: async (rows, { db, legality: judged }, isNew) => {
      const employees = changedEntitlements(rows);
      const plants = await plantsOfPeople(db, employees);
      const reached = isNew ? await judged.follow(employees, plants) : judged.mayReach(plants);
      return [...reached].map(changedFor);
    },
    [ORGANISATION_CHANGED]: async (rows, { legality: judged }, isNew) => {
      const changes = changedOrganisation(rows)
        .filter(({ kinds }) => kinds.some((kind) => JUDGED.has(kind)))
        .map(asFarAsItReaches);
      if (changes.length === 0) return [];
      const plants = changes.flatMap(({ plant }) => plant ?? []);
      const reached = isNew ? await judged.followOrganisation(changes) : judged.mayReach(plants);
      return [...reached].map(changedFor);
    },
    // every parameter of a rule is a setting
    [CONFIGURATION_TOPIC]: async (_, { legality: judged }, isNew) => {
      if (isNew) judged.clear();
      const patch: LegalityPatch = { plant: null };
      return [{ name: 'legality', audience: (reader) => (reader.responsabile ? patch : null) }];
    },
  },
  onReset: ({ legality: judged }) => judged.clear(),
  routes: (app, deps) => registerLegality(app, deps, deps.legality),
});
