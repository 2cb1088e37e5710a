import { FREE, cycleTurn } from '@torre/domain/roster';
import type { Day } from '@torre/domain/kernel';
import { storedDay } from '../month/index.ts';

/** The base cycle of a person at a plant on a day and whether the day is one of rest there, as JSON gives them. */
export interface CycleRow {
  readonly turns: readonly string[];
  readonly anchor_day: string;
  readonly rests_on_holidays: boolean;
  readonly is_holiday: boolean;
}

/** JSON of the CycleRow, null without a cycle; all three are SQL expressions. */
export const cycleJson = (employeeId: string, icao: string, day: string): string => `(
  select json_build_object('turns', c.turns, 'anchor_day', ec.anchor_day, 'rests_on_holidays', c.rests_on_holidays,
    'is_holiday', exists (
      select from holiday h join plant hp on hp.icao = ${icao}
      where h.day = ${day} and h.comune in ('', hp.comune) and h.type in ('FESTIVO', 'PATRONO')))
  from employee_cycle ec join base_cycle c using (icao, cycle_id)
  where ec.employee_id = ${employeeId} and ec.icao = ${icao}
    and ${day} between ec.valid_from and coalesce(least(ec.valid_to, c.valid_to), 'infinity'))`;

/** What the cycle gives to the day; null without a cycle. */
export function turnOfCycle(row: CycleRow | null, day: Day): string | null {
  if (row === null) return null;
  const cycle = {
    turns: row.turns,
    anchorDay: storedDay(row.anchor_day),
    restsOnHolidays: row.rests_on_holidays,
  };
  return cycleTurn(cycle, day, row.is_holiday);
}

/** What a delete would put back (M4.7.10). */
export function defaultTurn(row: CycleRow | null, day: Day): string {
  return turnOfCycle(row, day) ?? FREE;
}
