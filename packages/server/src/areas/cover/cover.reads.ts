import { dayFromCompact, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { holdsOn } from '@torre/domain/roster';
import type { ShiftDefinition } from '@torre/domain/roster';
import { sqlDay } from '../../platform/db/index.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { definitionsJson, domainDefinition, holidaysJson } from '../month/index.ts';
import type { DefinitionRow } from '../month/index.ts';

/** What stands in a cell of the plant. */
export interface StandingCell {
  readonly turn: string;
  readonly version: number;
}

/** A plant around a day: its cells on some days, its list of shifts, its days of rest. */
export interface CoverPlant {
  /** The cell of a person on a day. */
  readonly cellOn: (employeeId: string, day: Day) => StandingCell | null;
  /** In the order of the plant's list. */
  readonly definitions: readonly ShiftDefinition[];
  readonly definitionOn: (turn: string, day: Day) => ShiftDefinition | null;
  /** Id of the definition of a code on a day. */
  readonly shiftIdOf: (turn: string, day: Day) => string | null;
  readonly isHoliday: (day: Day) => boolean;
}

/** `days`: whose cells are wanted; `from` to `to`: whose holidays. */
export async function readCoverPlant(
  on: Queryable,
  icao: string,
  days: readonly Day[],
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<CoverPlant> {
  const plant = await on.query<{
    definitions: readonly DefinitionRow[];
    holidays: readonly { readonly date: string }[];
  }>({
    name: 'cover-plant',
    text: `select ${definitionsJson('p.icao', '$2::date', '$3::date')} as definitions,
        ${holidaysJson('p.comune', '$2::date', '$3::date')} as holidays
      from plant p where p.icao = $1`,
    values: [icao, isoDay(from), isoDay(to)],
  });
  const cells = await on.query<StandingCell & { readonly employee_id: string; readonly day: Day }>({
    name: 'cover-cells',
    text: `select employee_id, ${sqlDay('day')} as day, turn, version from day_shift
      where icao = $1 and day = any($2)`,
    values: [icao, days.map(isoDay)],
  });
  const rows = plant.rows[0]!.definitions;
  const definitions = rows.map(domainDefinition);
  const indexOn = (turn: string, day: Day): number =>
    definitions.findIndex((one) => one.name === turn && holdsOn(one, day));
  const holidays = new Set(plant.rows[0]!.holidays.map(({ date }) => dayFromCompact(date)!));
  const byCell = new Map(cells.rows.map((cell) => [`${cell.employee_id} ${cell.day}`, cell]));
  return {
    cellOn: (employeeId, day) => byCell.get(`${employeeId} ${day}`) ?? null,
    definitions,
    definitionOn: (turn, day) => definitions[indexOn(turn, day)] ?? null,
    shiftIdOf: (turn, day) => rows[indexOn(turn, day)]?.shift_id ?? null,
    isHoliday: (day) => holidays.has(day),
  };
}

/** Names by personnel code. */
export async function readNames(
  on: Queryable,
  employees: readonly string[],
): Promise<ReadonlyMap<string, { readonly employeeName: string; readonly employeeSurname: string }>> {
  const { rows } = await on.query<{
    employeeId: string;
    employeeName: string;
    employeeSurname: string;
  }>({
    name: 'cover-names',
    text: `select employee_id as "employeeId", name as "employeeName", surname as "employeeSurname"
      from employee where employee_id = any($1)`,
    values: [employees],
  });
  return new Map(rows.map(({ employeeId, ...name }) => [employeeId, name]));
}
