import { area } from '../../platform/area/area.ts';
import { LOOKUPS_CHANGED } from '../lookups/index.ts';
import { ORGANISATION_CHANGED, changedOrganisation, movesRosters } from '../people/index.ts';
import { registerMonthReads } from './month.routes.ts';
import type { MonthDeps } from './month.routes.ts';

export type { CellKey } from './cell-key.ts';
export type { CellSource } from './cell-source.ts';
export { compactMonth, maskedTurn } from './compact-month.ts';
export { contractDefinition, definitionsJson, domainDefinition, holidaysJson } from './definition.reads.ts';
export type { DefinitionRow } from './definition.reads.ts';
export { MonthCache } from './month-cache.ts';
export type { MonthDeps } from './month.routes.ts';
export { NO_SHIFT, turnsByDay } from './month-people.ts';
export { readsColleagues, readsOwn, readsRoster, writesRoster } from './month.access.ts';
export { readMonth, staysJson } from './month.reads.ts';
export type { MonthData, MonthKey, StayRow } from './month.reads.ts';
export { peopleInOrder } from './people-in-order.ts';
export { daysOf, monthOf, monthText, requestedMonth } from './requested-month.ts';
export type { Month } from './requested-month.ts';
export { lookingActor, rosterActorOf } from './roster-actor.ts';
export type { Author, RosterActor } from './roster-actor.ts';
export { SHIFT_COLUMNS, contractShift, shiftIdOf, storedDay } from './shift-row.ts';
export type { ShiftRow } from './shift-row.ts';

/** The month as it is read. */
export const month = area<MonthDeps>('month', {
  tables: [],
  events: {
    // Groups carry the names of categories.
    [LOOKUPS_CHANGED]: async (_, { months }, isNew) => {
      if (isNew) months.clear();
      return [];
    },
    [ORGANISATION_CHANGED]: async (rows, { months }, isNew) => {
      if (isNew) months.forgetOrganisation(changedOrganisation(rows).filter(movesRosters));
      return [];
    },
  },
  onReset: ({ months }) => months.clear(),
  routes: registerMonthReads,
});
