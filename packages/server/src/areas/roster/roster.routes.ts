import { OUTCOME } from '@torre/contract/outcome';
import {
  colleaguesCalendar,
  calendarOfEitherShape,
  ownShifts,
  readDay as readDayCall,
  readOwnDay,
  shiftHistory,
} from '@torre/contract/roster';
import {
  colleaguesCalendarSchema,
  calendarOfEitherShapeSchema,
  ownShiftsSchema,
  readDaySchema,
  readOwnDaySchema,
  shiftHistorySchema,
} from '@torre/contract/roster/schema';
import { managesPlant } from '../../platform/access/principal.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { refused } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { readCalendar, withoutPeople } from './calendar.reads.ts';
import { emptyMonth } from './compact-month.ts';
import { readDraftMonth } from './drafts/draft-month.ts';
import { readDay } from './day.reads.ts';
import type { DaySettings } from './day.reads.ts';
import { plantOnDay, readHistory } from './history.reads.ts';
import type { MonthCache } from './month-cache.ts';
import { readOwnShifts, readStays } from './own-shifts.reads.ts';
import { stayToShow } from './own-plant-stay.ts';
import { PreparedMonth } from './prepared-month.ts';
import { NO_PLANT, YEAR_DAYS, requestedDay, requestedRange } from './requested-days.ts';
import { readsColleagues, readsHistory, readsOwn, readsRoster } from './roster.access.ts';
import { sendMonth } from './send-month.ts';

const notHere = () =>
  refused(404, OUTCOME.notFound, "In quel giorno la persona non è assegnata all'impianto.");

/** The reads of the roster. */
export function registerRosterReads(
  app: App,
  { db, clock, hub, configuration }: AreaDeps,
  months: MonthCache,
): void {
  const daySettings = (icao: string): DaySettings => ({
    today: clock.today(),
    editWindow: configuration.editWindow(icao),
    flexibleWorkingDays: configuration.read('roster.flexibleWorkingDays'),
  });

  route(app, calendarOfEitherShape, {
    schema: calendarOfEitherShapeSchema,
    access: readsRoster,
    handler: async ({ query, body, request, reply }) => {
      const range = requestedRange(body);
      if (query.shape !== 'compact') {
        if (query.plant === NO_PLANT) return withoutPeople(OUTCOME.ok, '');
        return readCalendar(db, { icao: query.plant, ...range }, body.employees);
      }
      if (query.plant === NO_PLANT) return new PreparedMonth(emptyMonth(range, hub.position)).text;
      const all = { kind: 'manager', firstDay: 0, lastDay: range.to - range.from } as const;
      if (query.draft !== undefined) {
        const month = await readDraftMonth(db, query.plant, query.draft, range);
        return Buffer.from(JSON.stringify(month));
      }
      const month = await months.read({ icao: query.plant, ...range }, all);
      if (month === null) throw refused(404, OUTCOME.notFound, "L'impianto richiesto non esiste.");
      return sendMonth(month, request, reply);
    },
  });

  route(app, colleaguesCalendar, {
    schema: colleaguesCalendarSchema,
    access: readsColleagues,
    handler: async ({ principal, query, request, reply }) => {
      const range = requestedRange(query);
      const stays = await readStays(db, principal.employeeId, range.from, range.to);
      const stay = stayToShow(stays, clock.today());
      if (stay === null) return emptyMonth(range, hub.position);
      const audience = {
        kind: 'colleague',
        firstDay: stay.first - range.from,
        lastDay: stay.last - range.from,
      } as const;
      const month = await months.read({ icao: stay.icao, ...range }, audience);
      return month === null ? emptyMonth(range, hub.position) : sendMonth(month, request, reply);
    },
  });

  route(app, ownShifts, {
    schema: ownShiftsSchema,
    access: readsOwn,
    handler: async ({ principal, query }) => {
      const { from, to } = requestedRange(query, YEAR_DAYS);
      return readOwnShifts(db, principal.employeeId, from, to);
    },
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
      if (own === null)
        throw refused(404, OUTCOME.notFound, 'In quel giorno non sei assegnato a un impianto.');
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
        throw refused(403, OUTCOME.notAllowed, "Non gestisci l'impianto della persona in quel giorno.");
      }
      return readHistory(db, cell, (plant) => managesPlant(principal, plant));
    },
  });
}
