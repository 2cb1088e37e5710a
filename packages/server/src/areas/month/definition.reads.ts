import { compactDay, compactMinutes } from '@torre/domain/kernel';
import type { ShiftDefinition as ContractDefinition } from '@torre/contract/month';
import type { ShiftClass, ShiftDefinition } from '@torre/domain/roster';
import { storedDay } from './shift-row.ts';

/** A shift_definition row as `json_agg` gives it; dates YYYY-MM-DD, times in minutes. */
export interface DefinitionRow {
  readonly shift_id: string;
  readonly name: string;
  readonly description: string;
  readonly shift_class: ShiftClass;
  readonly begin_time: number | null;
  readonly end_time: number | null;
  readonly begin_time_non_working: number | null;
  readonly end_time_non_working: number | null;
  readonly start_offset: 0 | -1;
  readonly secondary_activity: boolean;
  readonly from_date: string;
  readonly to_date: string | null;
}

/** JSON of the definitions of plant `icao` that hold on some day of the range; all three are SQL expressions. */
export const definitionsJson = (icao: string, from: string, to: string): string => `(
  select coalesce(json_agg(d order by d.ord), '[]') from (
    select shift_id, name, description, shift_class, begin_time, end_time, begin_time_non_working,
      end_time_non_working, start_offset, secondary_activity, from_date, to_date, ord
    from shift_definition
    where icao = ${icao} and from_date <= ${to} and coalesce(to_date, 'infinity') >= ${from}
  ) d)`;

/** JSON of the days of rest of a range, national and of the plant's comune (domain.md 2.5). */
export const holidaysJson = (comune: string, from: string, to: string): string => `(
  select coalesce(json_agg(json_build_object('date', to_char(h.day, 'YYYYMMDD'), 'name', h.name, 'type', h.type)
    order by h.day, h.comune), '[]')
  from holiday h
  where h.day between ${from} and ${to} and h.comune in ('', ${comune}) and h.type in ('FESTIVO', 'PATRONO'))`;

const timeText = (minutes: number | null): string | null =>
  minutes === null ? null : compactMinutes(minutes);

/** As the contract writes it (M3.31): validity from the first minute of its first day to the last of its last. */
export function contractDefinition(row: DefinitionRow): ContractDefinition {
  return {
    shiftId: row.shift_id,
    name: row.name,
    description: row.description,
    beginTime: timeText(row.begin_time),
    endTime: timeText(row.end_time),
    beginTimeNonWorking: timeText(row.begin_time_non_working),
    endTimeNonWorking: timeText(row.end_time_non_working),
    startOffset: row.start_offset,
    shiftClass: row.shift_class,
    secondaryActivity: row.secondary_activity,
    fromDate: `${compactDay(storedDay(row.from_date))} 0000`,
    toDate: row.to_date === null ? null : `${compactDay(storedDay(row.to_date))} 2359`,
  };
}

/** As the rules read it. */
export function domainDefinition(row: DefinitionRow): ShiftDefinition {
  return {
    name: row.name,
    description: row.description,
    shiftClass: row.shift_class,
    beginTime: row.begin_time,
    endTime: row.end_time,
    beginTimeNonWorking: row.begin_time_non_working,
    endTimeNonWorking: row.end_time_non_working,
    startOffset: row.start_offset,
    secondaryActivity: row.secondary_activity,
    fromDate: storedDay(row.from_date),
    toDate: row.to_date === null ? null : storedDay(row.to_date),
  };
}
