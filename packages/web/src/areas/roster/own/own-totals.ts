import { formatDuration, zoneTable } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { personHours } from '@torre/domain/roster';
import type { PersonHours } from '@torre/domain/roster';
import type { Texts } from '../../../platform/text-catalogue.ts';
import type { AwayAndOvertime } from '../away/away.queries.ts';
import type { GridColumn } from '../grid/grid-columns.ts';
import { emptyDay, hoursOfDays, nightOf } from '../planned-time.ts';
import type { OwnRoster } from './own-roster.ts';

export interface OwnTotals extends PersonHours {
  /** Shifts worked on Saturdays and Sundays. */
  readonly weekends: number;
  /** Shifts worked on Sundays and on holidays that give rest (domain.md 2.5). */
  readonly holidays: number;
  /** Absences and overtime are known: not without the network, nor while they are being read. */
  readonly isWhole: boolean;
}

const SATURDAY = 6;
const NOBODY: AwayAndOvertime = { away: [], overtime: [] };

/** What some days come to, by the rule of the month grid; `absences` null: not known. At least one column. */
export function ownTotals(
  roster: OwnRoster,
  columns: readonly Pick<GridColumn, 'day' | 'rest' | 'weekday'>[],
  absences: AwayAndOvertime | null,
): OwnTotals {
  const zone = zoneTable(columns[0]!.day, columns.at(-1)!.day);
  const days = columns.map(({ day }) => roster.on(day)?.planned(zone) ?? emptyDay(day));
  const hours = hoursOfDays(days, absences ?? NOBODY, zone, personHours(zone, nightOf(roster.plant)));
  const worked = new Set<Day>(hours.dutyDays);
  const onDuty = columns.filter(({ day }) => worked.has(day));
  return {
    ...hours,
    weekends: onDuty.filter(({ weekday }) => weekday >= SATURDAY).length,
    holidays: onDuty.filter(({ rest }) => rest).length,
    isWhole: absences !== null,
  };
}

/** One figure with its name, and what it means. */
export interface OwnSum {
  readonly key: string;
  readonly label: string;
  readonly why: string;
  readonly value: string;
}

/** Not known. */
const UNKNOWN = '–';
/** Keeps the place of what is being read. */
const COMING = ' ';

/** Planned, absent, overtime and worked hours, and nights, each by itself; `totals` null while they are being read. */
export function hourSums(totals: OwnTotals | null, t: Texts<'own'>): readonly OwnSum[] {
  const sum = (key: 'planned' | 'absent' | 'overtimeHours' | 'worked' | 'nights', value: string): OwnSum => ({
    key,
    label: t(key),
    why: t(`${key}Why`),
    value: totals === null ? COMING : value,
  });
  const whole = (minutes: number): string => (totals?.isWhole === true ? formatDuration(minutes) : UNKNOWN);
  const { plannedMinutes = 0, absentMinutes = 0, overtimeMinutes = 0, workedMinutes = 0 } = totals ?? {};
  const days = totals?.absentDays.length ?? 0;
  const absent = whole(absentMinutes) + (days > 0 ? ` (${t('absentDays', { count: days })})` : '');
  return [
    sum('planned', formatDuration(plannedMinutes)),
    sum('absent', absent),
    sum('overtimeHours', whole(overtimeMinutes)),
    sum('worked', whole(workedMinutes)),
    sum('nights', String(totals?.nights ?? 0)),
  ];
}
