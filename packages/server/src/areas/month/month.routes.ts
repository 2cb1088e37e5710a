import { rosterSentence } from '@torre/contract/cells/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { calendarOfEitherShape, colleaguesCalendar, ownShifts } from '@torre/contract/month';
import type { CompactMonth } from '@torre/contract/month';
import {
  colleaguesCalendarSchema,
  calendarOfEitherShapeSchema,
  ownShiftsSchema,
} from '@torre/contract/month/schema';
import type { Database } from '../../platform/db/index.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { refused } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { readCalendar, withoutPeople } from './calendar.reads.ts';
import { emptyMonth } from './compact-month.ts';
import type { MonthCache } from './month-cache.ts';
import type { MonthKey } from './month.reads.ts';
import { readOwnShifts, readStays } from './own-shifts.reads.ts';
import { stayToShow } from './own-plant-stay.ts';
import { PreparedMonth } from './prepared-month.ts';
import { NO_PLANT, YEAR_DAYS, requestedRange } from '../../platform/http/requested-days.ts';
import { readsColleagues, readsOwn, readsRoster } from './month.access.ts';
import { sendMonth } from './send-month.ts';

/** The month as it would stand if the draft were published. Throws 404 when the draft is open no more. */
export type ReadDraftMonth = (
  db: Database,
  icao: string,
  draftId: string,
  range: Pick<MonthKey, 'from' | 'to'>,
) => Promise<CompactMonth>;

export interface MonthDeps extends AreaDeps {
  readonly months: MonthCache;
  /** Comes from a later area. */
  readonly readDraftMonth: ReadDraftMonth;
}

/** The months of a plant: for its managers, for colleagues, and one's own shifts. */
export function registerMonthReads(app: App, { db, clock, hub, months, readDraftMonth }: MonthDeps): void {
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
      if (query.position !== undefined) await hub.caughtUp(query.position);
      const month = await months.read({ icao: query.plant, ...range }, all);
      if (month === null) throw refused(404, OUTCOME.notFound, rosterSentence('plantUnknown'));
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
      if (query.position !== undefined) await hub.caughtUp(query.position);
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
}
