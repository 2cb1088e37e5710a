import { FREE, cycleTurn } from '@torre/domain/roster';
import type { BaseCycle } from '@torre/domain/roster';
import type { Day } from '@torre/domain/kernel';
import { storedDay } from '../month/index.ts';

/** A base cycle and its first day for a person. */
export interface BaseCycleRow {
  readonly turns: readonly string[];
  readonly anchor_day: string;
  readonly rests_on_holidays: boolean;
}

/** The same at a plant on a day, and whether the day is one of rest there, as JSON gives them. */
export interface CycleRow extends BaseCycleRow {
  readonly is_holiday: boolean;
}

export function baseCycleOf(row: BaseCycleRow): BaseCycle {
  return { turns: row.turns, anchorDay: storedDay(row.anchor_day), restsOnHolidays: row.rests_on_holidays };
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
  return cycleTurn(baseCycleOf(row), day, row.is_holiday);
}

/** What a delete would put back (M4.7.10). */
export function defaultTurn(row: CycleRow | null, day: Day): string {
  return turnOfCycle(row, day) ?? FREE;
}
