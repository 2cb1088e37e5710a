import type { Day, Span, UtcMinute, ZoneTable } from '../kernel/index.ts';
import type { ShiftClass } from '../roster/index.ts';
import type { ExpectedWork } from './attendance-input.ts';

/** The standing shift of a day, with its own times as they stand. */
export interface StandingShift {
  readonly day: Day;
  readonly turn: string;
  /** null: the plant has no such definition on that day. */
  readonly shiftClass: ShiftClass | null;
  readonly start: UtcMinute | null;
  readonly end: UtcMinute | null;
}

/** Entrances and exits of a timetable in minutes from midnight; null without a second pair. */
export interface TimetableTimes {
  readonly entrata1: number;
  readonly uscita1: number;
  readonly entrata2: number | null;
  readonly uscita2: number | null;
}

/** The timetable of a person's day (manager.md 3, H36 schedule). */
export interface DayTimetable extends TimetableTimes {
  readonly day: Day;
  readonly codorario: string;
}

export interface Overtime extends Span {
  readonly day: Day;
}

/**
 * The work that a person's days ask for: of a day with a timetable its one or two halves, else the shift where it is work
 * (class LAV; pauses are not clocked), and overtime with times of its own beyond it.
 */
export function expectedWork(
  {
    shifts,
    timetables,
    overtime,
  }: {
    readonly shifts: readonly StandingShift[];
    readonly timetables: readonly DayTimetable[];
    readonly overtime: readonly Overtime[];
  },
  zone: ZoneTable,
): readonly ExpectedWork[] {
  const withTimetable = new Set(timetables.map(({ day }) => day));
  const planned = [
    ...timetables.flatMap((one) => halves(one, zone)),
    ...shifts.flatMap(({ day, turn, shiftClass, start, end }): ExpectedWork[] =>
      shiftClass === 'LAV' && start !== null && end !== null && !withTimetable.has(day)
        ? [{ day, performance: turn, begin: start, end }]
        : [],
    ),
  ];
  return [...planned, ...overtime.map((one) => ({ ...one, performance: 'STR' }))].sort(
    (one, other) => one.begin - other.begin,
  );
}

function halves({ day, codorario, ...times }: DayTimetable, zone: ZoneTable): readonly ExpectedWork[] {
  const { entrata1, uscita1, entrata2, uscita2 } = times;
  const half = (entrance: number, exit: number): ExpectedWork => ({
    day,
    performance: codorario,
    begin: zone.utc(day, entrance, 'start'),
    end: zone.utc(day, exit, 'end'),
  });
  return [
    half(entrata1, uscita1),
    ...(entrata2 !== null && uscita2 !== null ? [half(entrata2, uscita2)] : []),
  ];
}
