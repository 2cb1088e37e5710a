import { MINUTES_PER_DAY, merged, nightMinutes, overlap, without } from '../kernel/index.ts';
import type { Day, Span, ZoneTable } from '../kernel/index.ts';
import type { ShiftTimes } from './shift-times.ts';

/** What stands under a day in a person's row. Spans of this file are UTC minutes. */
export interface PlannedDay {
  readonly day: Day;
  /** A shift of class LAV; null for what is no duty: rest, on call, flexible days, nothing. */
  readonly shift: PlannedShift | null;
  /** The code of an absence stands there in place of a shift: the hours that it takes are not known. */
  readonly isAbsence: boolean;
}

export interface PlannedShift {
  /** By its definition. */
  readonly times: ShiftTimes;
  /** Its own times; null: those of the definition. */
  readonly own: Span | null;
  /** Marked as overtime: what its own times have beyond the definition's is overtime. */
  readonly isOvertime: boolean;
}

/** An absence that is decided (states 10 and 20) and subtracts from the counters, days included. */
export interface DecidedAbsence {
  readonly from: Day;
  readonly to: Day;
  /** null: the whole shifts of its days. */
  readonly span: Span | null;
}

/** Overtime with times beside the shift of a day (STR). */
export interface Overtime extends Span {
  readonly day: Day;
}

/** When a duty is one of the night: domain.md 1.3, minutes of the local day. */
export interface NightWindow {
  readonly begin: number;
  readonly end: number;
  /** Minutes of it that a duty must share. */
  readonly threshold: number;
}

export interface PersonTime {
  readonly days: readonly PlannedDay[];
  readonly absences: readonly DecidedAbsence[];
  readonly overtime: readonly Overtime[];
}

/** Minutes and days. worked = planned − absent + overtime, but for a clock change within a duty: planned hours are nominal, all others elapsed (D11). */
export interface PersonHours {
  readonly plannedMinutes: number;
  readonly absentMinutes: number;
  readonly overtimeMinutes: number;
  readonly workedMinutes: number;
  /** Days on which the person is away for the whole day, rest days and days with the code of an absence among them. */
  readonly absentDays: readonly Day[];
  /** Duties that share enough with the night, overtime included; what is taken away whole is none (domain.md 1.3, 1.4). */
  readonly nights: number;
  /** Days under which something is worked. */
  readonly dutyDays: readonly Day[];
  /** Days of which the hours are known: all but those with the code of an absence. */
  readonly owingDays: readonly Day[];
}

/** What the days of a person come to; `zone` holds them. Made once for many people: shifts of one time are measured once. */
export function personHours(zone: ZoneTable, night: NightWindow): (time: PersonTime) => PersonHours {
  const clock: Clock = { zone, night, plain: new Map() };
  return ({ days, absences, overtime }) => {
    const sum = { plannedMinutes: 0, absentMinutes: 0, overtimeMinutes: 0, workedMinutes: 0 };
    let nights = 0;
    const absentDays: Day[] = [];
    const dutyDays: Day[] = [];
    const owingDays: Day[] = [];
    const byHours = absences.flatMap(({ span }) => span ?? []);
    for (const planned of days) {
      const { day, isAbsence, shift } = planned;
      const isAway = absences.some(({ from, to, span }) => span === null && from <= day && day <= to);
      if (isAbsence || isAway) absentDays.push(day);
      if (!isAbsence) owingDays.push(day);
      if (shift === null && overtime.length === 0) continue;
      const isPlain = shift?.own === null && overtime.length === 0 && byHours.length === 0;
      const found = isPlain
        ? plainHours(shift, isAway, clock)
        : hoursOfDay(planned, isAway ? null : byHours, overtime, clock);
      sum.plannedMinutes += found.planned;
      sum.absentMinutes += found.absent;
      sum.overtimeMinutes += found.overtime;
      sum.workedMinutes += found.duty - found.absent + found.overtime;
      nights += found.nights;
      if (found.isWorked) dutyDays.push(day);
    }
    return { ...sum, absentDays, nights, dutyDays, owingDays };
  };
}

interface Clock {
  readonly zone: ZoneTable;
  readonly night: NightWindow;
  /** What a shift by its definition comes to, by when it begins and how long it lasts by the clock. */
  readonly plain: Map<number, DayHours>;
}

/** Minutes of one day. */
interface DayHours {
  /** Nominal. */
  readonly planned: number;
  /** Elapsed minutes of the same. */
  readonly duty: number;
  readonly absent: number;
  readonly overtime: number;
  readonly nights: number;
  readonly isWorked: boolean;
}

/** Longer than any shift, in minutes. */
const LONGEST = 4096;

/** A shift by its definition, worked or away for the whole day. */
function plainHours(shift: PlannedShift, isAway: boolean, clock: Clock): DayHours {
  const { start, end } = shift.times;
  const begin = start.day * MINUTES_PER_DAY + start.minute;
  const length = end.day * MINUTES_PER_DAY + end.minute - begin;
  const key = (begin * LONGEST + length) * 2 + Number(isAway);
  const known = clock.plain.get(key);
  if (known !== undefined) return known;
  const found = hoursOfDay({ day: start.day, shift, isAbsence: false }, isAway ? null : [], [], clock);
  clock.plain.set(key, found);
  return found;
}

/** `byHours` null: away for the whole day. */
function hoursOfDay(
  { day, shift }: PlannedDay,
  byHours: readonly Span[] | null,
  overtime: readonly Overtime[],
  { zone, night }: Clock,
): DayHours {
  const beside = overtime.filter((one) => one.day === day);
  const { duty, extra } = shift === null ? { duty: [], extra: [] } : split(shift, zone);
  const more = without([...extra, ...beside], duty);
  const taken = byHours === null ? duty : without(duty, without(duty, byHours));
  const absent = minutesOf(taken);
  const isTakenWhole = absent > 0 && absent === minutesOf(duty);
  // overtime that touches the shift is one duty with it
  const worked = merged([...(isTakenWhole ? [] : duty), ...more]);
  return {
    planned: duty.reduce((minutes, span) => minutes + nominalMinutes(shift!, span, zone), 0),
    duty: minutesOf(duty),
    absent,
    overtime: minutesOf(more),
    nights: worked.filter((span) => isNight(span, zone, night)).length,
    isWorked: worked.length > 0,
  };
}

/** A shift as planned, and what its own times add as overtime. */
function split(
  { times: { start, end }, own, isOvertime }: PlannedShift,
  zone: ZoneTable,
): { readonly duty: readonly Span[]; readonly extra: readonly Span[] } {
  if (own !== null && !isOvertime) return { duty: [own], extra: [] };
  const defined = {
    begin: zone.utc(start.day, start.minute, 'start'),
    end: zone.utc(end.day, end.minute, 'end'),
  };
  // a spring night can leave nothing of a shift
  if (own === null) return { duty: defined.begin < defined.end ? [defined] : [], extra: [] };
  const extra = without([own], [defined]);
  return { duty: overlap(own, defined) ? without([own], extra) : [], extra };
}

/** By the clock: a night has its eight hours whatever the clock does in it. */
function nominalMinutes({ times, own }: PlannedShift, span: Span, zone: ZoneTable): number {
  const [start, end] =
    own === null ? [times.start, times.end] : [zone.local(span.begin), zone.local(span.end)];
  return (end.day - start.day) * MINUTES_PER_DAY + end.minute - start.minute;
}

function isNight({ begin, end }: Span, zone: ZoneTable, night: NightWindow): boolean {
  const minutes = nightMinutes({ start: begin, end }, zone.local(begin).day, zone, night.begin, night.end);
  return minutes >= Math.max(1, night.threshold);
}

const minutesOf = (spans: readonly Span[]): number =>
  spans.reduce((minutes, { begin, end }) => minutes + end - begin, 0);
