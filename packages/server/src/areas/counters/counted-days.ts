import type { SlotVerdict } from '@torre/contract/counters';
import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { SubtractionRules } from '@torre/domain/counters';
import type { Queryable } from '../../platform/db/index.ts';
import { zoneOf } from '../../platform/local-time.ts';
import { readCounterTables } from './counters.reads.ts';
import type { StandingRow } from './counters.reads.ts';
import { PlantMonth } from './plant-month.ts';

/**
 * A counter of a day in figures, and what is to be said of it; parts: employees minus chairs, by the name of an island, the id of
 * a specialization.
 */
export interface CountedDay {
  readonly day: Day;
  readonly timeslotId: string;
  readonly description: string;
  readonly employees: number;
  readonly chairs: number;
  readonly verdict: SlotVerdict;
  readonly parts: ReadonlyMap<string, number>;
}

/** The hours that somebody's shift of a day shall have; null: its own. */
export type MovedShifts = (employeeId: string, day: Day) => Pick<StandingRow, 'start' | 'end'> | null;
const NOT_MOVED: MovedShifts = () => null;

/**
 * The counters of a plant on these days (in order, at least one) as the tables hold them for `on`, which may be a transaction
 * whose changes nobody else sees; `moved`: shifts with other hours than they have. Nothing is kept.
 */
export async function countDays(
  on: Queryable,
  rules: SubtractionRules,
  icao: string,
  days: readonly Day[],
  moved: MovedShifts = NOT_MOVED,
): Promise<readonly CountedDay[]> {
  const [from, to] = [days[0]!, days.at(-1)!];
  const read = await readCounterTables(on, icao, from, to);
  const shifts = read.shifts.map((row) => ({ ...row, ...moved(row.employee_id, row.day) }));
  const month = new PlantMonth({ ...read, shifts }, rules, zoneOf(from, to), from, to);
  return days.flatMap((day) => month.rows([day]).map((row) => countedDay(month, day, row.timeslotId)));
}

function countedDay(month: PlantMonth, day: Day, timeslotId: string): CountedDay {
  const seen = month.look(timeslotId, day);
  if (seen === null) throw new Error(`no counter ${timeslotId} of ${isoDay(day)}`);
  const { row, detail, names } = seen;
  const { employees, chairs, timeSlot, verdict } = row;
  return {
    day,
    timeslotId,
    description: timeSlot.description,
    employees,
    chairs,
    verdict,
    parts: new Map([
      ...detail.islands.map((one) => [names.islands[one.island]!.name, one.employees - one.chairs] as const),
      ...detail.specializations.map(
        (one) =>
          [names.specializations[one.specialization]!.specializationId, one.employees - one.chairs] as const,
      ),
    ]),
  };
}
