import { rosterSentence } from '@torre/contract/cells/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { readCategories, readEmployeeDivision, readEmployees } from '@torre/contract/people';
import {
  readCategoriesSchema,
  readEmployeeDivisionSchema,
  readEmployeesSchema,
} from '@torre/contract/people/schema';
import { managesPlant } from '../../platform/access/principal.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { refused } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { divisionOfPlant, managedPlant } from './division.reads.ts';
import { readEmployeesOf } from './people.reads.ts';
import { plantOnDay } from './plant-on-day.reads.ts';
import { NO_PLANT, requestedDay, requestedRange } from '../../platform/http/requested-days.ts';
import { readsCategories, readsDivisionOfPerson, readsEmployees } from './people.access.ts';

const listed = (text: string | undefined): string[] => (text ?? '').split(',').filter((item) => item !== '');

/** Who works where, in which category, with which specializations. */
export function registerPeopleReads(app: App, { db, lookups }: AreaDeps): void {
  route(app, readEmployees, {
    schema: readEmployeesSchema,
    access: readsEmployees,
    handler: async ({ principal, query }) => {
      const { division, date, dateTo = date } = query;
      const { from, to } = requestedRange({ from: date, to: dateTo });
      if (division === NO_PLANT) {
        return {
          outcome: { code: OUTCOME.ok, messageIT: '' },
          employees: [],
          units: [],
          specializations: [],
        };
      }
      return readEmployeesOf(db, {
        icao: await managedPlant(db, principal, division),
        from,
        to,
        units: listed(query.cod_uo),
        specializations: listed(query.specializations),
        employeeId: query.employeeId ?? null,
      });
    },
  });

  route(app, readCategories, {
    schema: readCategoriesSchema,
    access: readsCategories,
    handler: async () => ({
      outcome: { code: OUTCOME.ok, messageIT: '' },
      categories: lookups.categories().offered.map(({ code, nameIt }) => ({ code, label: nameIt })),
    }),
  });

  route(app, readEmployeeDivision, {
    schema: readEmployeeDivisionSchema,
    access: readsDivisionOfPerson,
    handler: async ({ principal, query: { employeeId, date } }) => {
      const icao = await plantOnDay(db, employeeId, requestedDay(date));
      const isOwn = employeeId === principal.employeeId;
      // One answer for both: whether a stranger has a plant that day is not said.
      if (!isOwn && (icao === null || !managesPlant(principal, icao))) {
        throw refused(403, OUTCOME.notAllowed, rosterSentence('personNotManaged'));
      }
      if (icao === null) {
        throw refused(404, OUTCOME.notFound, rosterSentence('youNowhere'));
      }
      return {
        outcome: { code: OUTCOME.ok, messageIT: '' },
        divisionId: await divisionOfPlant(db, icao),
        icao,
      };
    },
  });
}
