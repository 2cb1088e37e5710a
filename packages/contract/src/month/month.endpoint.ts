import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen, QueryOf } from '../endpoint.ts';
import type * as monthSchema from './month.schema.ts';

/** One cell of the roster as other clients see it. Dates YYYYMMDD, date-times YYYYMMDD HHmm (E9.05). */
export type Shift = Frozen<Static<typeof monthSchema.ShiftSchema>>;

/** Shift definition (M3.31). */
export type ShiftDefinition = Frozen<Static<typeof monthSchema.ShiftDefinitionSchema>>;

export type CalendarEmployee = Frozen<Static<typeof monthSchema.CalendarEmployeeSchema>>;

export type CalendarFilterBody = Frozen<Static<typeof monthSchema.CalendarFilterBodySchema>>;

export type CalendarReply = Frozen<Static<typeof monthSchema.CalendarReplySchema>>;

export type CalendarQuery = QueryOf<typeof calendarOfEitherShape>;

/** A person's row of the compact month. Day indexes count from `from`. */
export type CompactPerson = Frozen<Static<typeof monthSchema.CompactPersonSchema>>;

export type CompactGroup = Frozen<Static<typeof monthSchema.CompactGroupSchema>>;

export type CompactMonth = Frozen<Static<typeof monthSchema.CompactMonthSchema>>;

export type OwnShiftsReply = Frozen<Static<typeof monthSchema.OwnShiftsReplySchema>>;

const CALENDAR = {
  method: 'POST',
  path: '/manager/calendar/filter',
  load: 'read',
  required: ['plant', 'body'],
} as const;

/** As the server serves it: the compact month with `shape=compact`, else the whole one. Clients make the next two. */
export const calendarOfEitherShape = endpoint<typeof monthSchema.calendarOfEitherShapeSchema>({
  id: 'filterCalendar',
  ...CALENDAR,
});

export const filterCalendar = endpoint<typeof monthSchema.filterCalendarSchema>({
  id: 'filterCalendar',
  ...CALENDAR,
});

export const compactCalendar = endpoint<typeof monthSchema.compactCalendarSchema>({
  id: 'compactCalendar',
  ...CALENDAR,
});

/** A colleague's month of the own plant: codes only, never a reason for absence, no marks. */
export const colleaguesCalendar = endpoint<typeof monthSchema.colleaguesCalendarSchema>({
  id: 'colleaguesCalendar',
  method: 'GET',
  path: '/employee/calendar',
  required: ['from', 'to'],
});

export const ownShifts = endpoint<typeof monthSchema.ownShiftsSchema>({
  id: 'ownShifts',
  method: 'GET',
  path: '/employee/shifts',
  required: ['from', 'to'],
});
