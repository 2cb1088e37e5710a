import { OUTCOME } from '@torre/contract/outcome';
import { readDay as readDayCall, readOwnDay, shiftHistory } from '@torre/contract/cells';
import { rosterSentence } from '@torre/contract/cells/sentences';
import { readDaySchema, readOwnDaySchema, shiftHistorySchema } from '@torre/contract/cells/schema';
import { managesPlant } from '../../platform/access/principal.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { refused } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { readDay } from './day.reads.ts';
import type { DaySettings } from './day.reads.ts';
import { plantOnDay } from '../people/index.ts';
import { readHistory } from './history.reads.ts';
import { requestedDay } from '../../platform/http/requested-days.ts';
import { readsHistory } from './cells.access.ts';
import { readsOwn, readsRoster } from '../month/index.ts';

const notHere = () => refused(404, OUTCOME.notFound, rosterSentence('personNotHere'));

/** The day of one person, and what its cell was before. */
export function registerDayReads(app: App, { db, clock, configuration }: AreaDeps): void {
  const daySettings = (icao: string): DaySettings => ({
    today: clock.today(),
    editWindow: configuration.editWindow(icao),
    flexibleWorkingDays: configuration.read('roster.flexibleWorkingDays'),
    causesThatStay: configuration.causesThatStay,
  });

  route(app, readDayCall, {
    schema: readDaySchema,
    access: readsRoster,
    handler: async ({ query }) => {
      const key = { icao: query.plant, employeeId: query.employeeId, day: requestedDay(query.date) };
      const source = query.draft === undefined ? 'published' : 'planned';
      const day = await readDay(db, key, daySettings(key.icao), true, source);
      if (day === null) throw notHere();
      return day;
    },
  });

  route(app, readOwnDay, {
    schema: readOwnDaySchema,
    access: readsOwn,
    handler: async ({ principal, query }) => {
      const day = requestedDay(query.date);
      const { employeeId } = principal;
      const icao = await plantOnDay(db, employeeId, day);
      const own =
        icao === null ? null : await readDay(db, { icao, employeeId, day }, daySettings(icao), false);
      if (own === null) throw refused(404, OUTCOME.notFound, rosterSentence('youNowhere'));
      return own;
    },
  });

  route(app, shiftHistory, {
    schema: shiftHistorySchema,
    access: readsHistory,
    handler: async ({ principal, query }) => {
      const cell = { employeeId: query.employeeId, day: requestedDay(query.date) };
      const icao = await plantOnDay(db, cell.employeeId, cell.day);
      // One answer for both: whether a stranger has a plant that day is not said.
      if (icao === null || !managesPlant(principal, icao)) {
        throw refused(403, OUTCOME.notAllowed, rosterSentence('personNotManaged'));
      }
      return readHistory(db, cell, (plant) => managesPlant(principal, plant));
    },
  });
}
