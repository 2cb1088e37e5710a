import { MINUTES_PER_DAY, addDays, dayOf, zoneTable } from '../kernel/index.ts';
import type { Day, Span } from '../kernel/index.ts';
import { shiftTimes } from '../roster/index.ts';
import type { ShiftClass } from '../roster/index.ts';
import { DEFAULT_CAUSES } from './default-causes.ts';
import type { LeaveState } from './leave-state.ts';
import type { DayCell, PersonDays, RequestedTime, StandingRequest } from './requested-time.ts';

/** Codes of domain.md 3.5: class, begin and end by the clock, whether they begin the day before. */
const SHIFTS: Readonly<Record<string, readonly [ShiftClass, number | null, number | null, (0 | -1)?]>> = {
  M: ['LAV', 420, 900],
  P: ['LAV', 900, 1380],
  N: ['LAV', 1380, 420, -1],
  N11: ['LAV', 1380, 420],
  TB: ['LAV', 480, 840],
  RPD: ['REP', 420, 1140],
  RPN: ['REP', 1140, 420, -1],
  RID: ['REP', 420, 900],
  FLES: ['FLEX', null, null],
};

/** Monday 5 October 2026, on which the strings of domain.md begin. */
export const MONDAY = dayOf(2026, 10, 5);
const zone = zoneTable(dayOf(2025, 12, 1), dayOf(2030, 1, 31));

/** What stands on a day under a code; every other code is a rest. */
export function cellOf(turn: string, day: Day): DayCell {
  const [shiftClass, beginTime, endTime, startOffset = 0] = SHIFTS[turn] ?? (['NONLAV', null, null] as const);
  const times = shiftTimes({ beginTime, endTime, startOffset }, day);
  const span = times && {
    begin: zone.utc(times.start.day, times.start.minute, 'start'),
    end: zone.utc(times.end.day, times.end.minute, 'end'),
  };
  return { turn, shiftClass, span };
}

/** A roster as domain.md writes it: codes of consecutive days from `from`, `-` without a cell. */
export function personDays(turns: string, from: Day = MONDAY, holidays: readonly Day[] = []): PersonDays {
  const cells = new Map(
    turns.split(' ').flatMap((turn, index): [Day, DayCell][] => {
      const day = addDays(from, index);
      return turn === '-' || turn === '' ? [] : [[day, cellOf(turn, day)]];
    }),
  );
  return { cellOn: (day) => cells.get(day) ?? null, isHoliday: (day) => holidays.includes(day), zone };
}

/** Minutes of the local day; beyond midnight of the next. */
export function spanOf(day: Day, begin: number, end: number): Span {
  return { begin: zone.utc(day, begin, 'start'), end: zone.utc(day, end, 'end') };
}

/** A cause of domain.md 4. */
export const the = (code: string) => {
  const cause = DEFAULT_CAUSES.find(({ idcausale }) => idcausale === code);
  if (cause === undefined) throw new Error(`no cause ${code}`);
  return cause;
};

/** Whole days of a cause, so many from a day on. */
export function wholeDays(code: string, fromDay: Day, count = 1): RequestedTime {
  return {
    cause: the(code),
    unit: 'G',
    fromDay,
    toDay: addDays(fromDay, count - 1),
    span: null,
    quantity: null,
  };
}

/** Hours of a day in minutes of its clock; beyond midnight of the next. */
export function hours(code: string, day: Day, begin: number, end: number): RequestedTime {
  const toDay = addDays(day, end > MINUTES_PER_DAY ? 1 : 0);
  return {
    cause: the(code),
    unit: 'H',
    fromDay: day,
    toDay,
    span: spanOf(day, begin, end),
    quantity: null,
  };
}

/** Units of a date. */
export function units(code: string, day: Day, quantity: number): RequestedTime {
  return { cause: the(code), unit: 'Q', fromDay: day, toDay: day, span: null, quantity };
}

export function standing(time: RequestedTime, state: LeaveState = 10, requestId = 'a'): StandingRequest {
  return { ...time, requestId, state };
}
