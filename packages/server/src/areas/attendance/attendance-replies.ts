import type { DayTimetableEntry, PerformanceEntry, PunchRow } from '@torre/contract/attendance';
import { JUSTIFIABLE } from '@torre/domain/attendance';
import type { PerformanceRow, PunchState } from '@torre/domain/attendance';
import { MINUTES_PER_DAY, formatMinutes, slashDay } from '@torre/domain/kernel';
import type { Day, UtcMinute, ZoneTable } from '@torre/domain/kernel';
import type { TimetableRow } from './attendance.reads.ts';

/** A row of the performance list as it is sent; minutes count from midnight of its own day. */
export function performanceEntry(row: PerformanceRow, zone: ZoneTable): PerformanceEntry {
  const { day, status, performance, begin, end, minutes, cause, contradiction } = row;
  return {
    data: slashDay(day),
    status,
    prestazione: performance,
    durata: minutes,
    causale: cause,
    dalle: clockMinute(day, begin, zone),
    alle: clockMinute(day, end, zone),
    motivo: contradiction,
    giustificabile: JUSTIFIABLE.includes(status),
  };
}

export function punchRow({ at, kind, cause, status }: PunchState, zone: ZoneTable): PunchRow {
  const { day, minute } = zone.local(at);
  return {
    data: slashDay(day),
    type: kind === 'entrance' ? 'E' : 'U',
    status,
    time: formatMinutes(minute),
    causale: cause,
  };
}

export function timetableEntry({ day, ...row }: TimetableRow): DayTimetableEntry {
  return { data: slashDay(day), ...row };
}

/** Minutes from midnight of `day` as the clock shows them: −60 is 23:00 of the day before. */
export function clockMinute(day: Day, at: UtcMinute | null, zone: ZoneTable): number | null {
  if (at === null) return null;
  const local = zone.local(at);
  return (local.day - day) * MINUTES_PER_DAY + local.minute;
}
