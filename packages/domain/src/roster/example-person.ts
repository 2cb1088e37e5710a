import { addDays, dayOf, zoneTable } from '../kernel/index.ts';
import type { Day, Span } from '../kernel/index.ts';
import { personHours } from './person-hours.ts';
import type { DecidedAbsence, PersonHours, PlannedDay } from './person-hours.ts';
import { shiftTimes } from './shift-times.ts';

export const NIGHT = { begin: 0, end: 360, threshold: 1 };
const HOUR = 60;
const SHIFTS: Readonly<Record<string, readonly [begin: number, end: number, offset: 0 | -1]>> = {
  M: [7, 15, 0],
  P: [15, 23, 0],
  N: [23, 7, -1],
  N11: [23, 7, 0],
  T16: [16, 24, 0],
  TB: [8, 14, 0],
};

type Moment = readonly [day: number, hour: number];
/** Days of a person as a table of examples writes them; days count from 0, hours may be halves. */
export interface Person {
  readonly from?: Day;
  /** 'M P N R', a day each from `from`; FER is the code of an absence, RPN a night on call. */
  readonly turns: string;
  /** Own times by day, counted from 0. */
  readonly own?: Readonly<Record<number, readonly [Moment, Moment]>>;
  readonly marked?: readonly number[];
  readonly leave?: readonly (readonly [first: number, last: number])[];
  readonly hours?: readonly (readonly [Moment, Moment])[];
  readonly overtime?: readonly (readonly [day: number, from: Moment, to: Moment])[];
  readonly night?: typeof NIGHT;
}

export const OCTOBER = dayOf(2026, 10, 5);

export function hoursOf(person: Person): PersonHours {
  const { from = OCTOBER, turns, own = {}, marked = [], leave = [], hours = [], overtime = [] } = person;
  const codes = turns.split(' ');
  const zone = zoneTable(from, addDays(from, codes.length));
  const span = ([one, begin]: Moment, [other, end]: Moment): Span => ({
    begin: zone.utc(addDays(from, one), begin * HOUR, 'start'),
    end: zone.utc(addDays(from, other), end * HOUR, 'end'),
  });
  const days = codes.map((code, index): PlannedDay => {
    const day = addDays(from, index);
    const shift = SHIFTS[code];
    const times =
      shift === undefined
        ? null
        : shiftTimes({ beginTime: shift[0] * HOUR, endTime: shift[1] * HOUR, startOffset: shift[2] }, day);
    const [start, end] = own[index] ?? [];
    return {
      day,
      isAbsence: code === 'FER',
      shift: times && {
        times,
        own: start && end ? span(start, end) : null,
        isOvertime: marked.includes(index),
      },
    };
  });
  const absences: DecidedAbsence[] = [
    ...leave.map(([first, last]) => ({ from: addDays(from, first), to: addDays(from, last), span: null })),
    ...hours.map(([start, end]) => ({
      from: addDays(from, start[0]),
      to: addDays(from, end[0]),
      span: span(start, end),
    })),
  ];
  const beside = overtime.map(([day, start, end]) => ({ day: addDays(from, day), ...span(start, end) }));
  return personHours(zone, person.night ?? NIGHT)({ days, absences, overtime: beside });
}
