import type { Cycle, CyclesReply, PlantPerson } from '@torre/contract/cycles';
import { OUTCOME } from '@torre/contract/outcome';
import { compactDay, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { ShiftDefinition } from '@torre/domain/roster';
import type { Queryable } from '../../platform/db/database.ts';
import { contractDefinition, definitionsJson, domainDefinition, storedDay } from '../month/index.ts';
import type { DefinitionRow } from '../month/index.ts';

/** A cycle as JSON gives it; days YYYY-MM-DD. */
interface CycleRow {
  readonly cycle_id: string;
  readonly name: string;
  readonly turns: readonly string[];
  readonly rests_on_holidays: boolean;
  readonly version: number;
  readonly valid_to: string | null;
  readonly members: readonly {
    readonly employee_id: string;
    readonly anchor_day: string;
    readonly valid_from: string;
    readonly valid_to: string | null;
  }[];
}

const CYCLES = `
  select c.cycle_id, c.name, c.turns, c.rests_on_holidays, c.version, c.valid_to, (
      select coalesce(json_agg(json_build_object('employee_id', f.employee_id, 'anchor_day', f.anchor_day,
        'valid_from', f.valid_from, 'valid_to', f.valid_to) order by f.employee_id, f.valid_from), '[]')
      from employee_cycle f
      where f.icao = c.icao and f.cycle_id = c.cycle_id and coalesce(f.valid_to, 'infinity') >= $2::date) as members
  from base_cycle c where c.icao = $1
  order by (c.valid_to is not null and c.valid_to < $2::date), c.name, c.cycle_id`;

const PEOPLE = `
  select distinct on (e.surname, e.name, e.employee_id) e.employee_id as "employeeId", e.name as "employeeName",
    e.surname as "employeeSurname", a.category, i.name as island
  from assignment a join employee e using (employee_id) left join island i on i.icao = a.icao and i.island_id = a.island_id
  where a.icao = $1 and coalesce(a.valid_to, 'infinity') >= $2::date
  order by e.surname, e.name, e.employee_id, a.valid_from`;

/** The cycles of a plant, those that ended last, with who follows them today or will; and what one chooses from. */
export async function readCycles(
  on: Queryable,
  icao: string,
  today: Day,
): Promise<Omit<CyclesReply, 'rules'>> {
  const values = [icao, isoDay(today)];
  const cycles = await on.query<CycleRow>({ name: 'cycle-list', text: CYCLES, values });
  const people = await on.query<PlantPerson>({ name: 'cycle-people', text: PEOPLE, values });
  const definitions = await definitionRows(on, icao, today);
  return {
    outcome: { code: OUTCOME.ok, messageIT: '' },
    cycles: cycles.rows.map(contractCycle),
    definitions: definitions.map(contractDefinition),
    people: people.rows,
  };
}

/** The shifts of a plant on a day, as the rules read them. */
export async function readDefinitions(
  on: Queryable,
  icao: string,
  day: Day,
): Promise<readonly ShiftDefinition[]> {
  return (await definitionRows(on, icao, day)).map(domainDefinition);
}

async function definitionRows(on: Queryable, icao: string, day: Day): Promise<readonly DefinitionRow[]> {
  const { rows } = await on.query<{ definitions: readonly DefinitionRow[] }>({
    name: 'cycle-definitions',
    text: `select ${definitionsJson('$1', '$2::date', '$2::date')} as definitions`,
    values: [icao, isoDay(day)],
  });
  return rows[0]!.definitions;
}

const contractDay = (stored: string | null): string | null =>
  stored === null ? null : compactDay(storedDay(stored));

function contractCycle(row: CycleRow): Cycle {
  const length = row.turns.length;
  return {
    cycleId: row.cycle_id,
    name: row.name,
    turns: row.turns,
    restsOnHolidays: row.rests_on_holidays,
    version: row.version,
    endsOn: contractDay(row.valid_to),
    members: row.members.map((member) => {
      const from = storedDay(member.valid_from);
      const place = (from - storedDay(member.anchor_day)) % length;
      return {
        employeeId: member.employee_id,
        offset: (place + length) % length,
        from: compactDay(from),
        to: contractDay(member.valid_to),
      };
    }),
  };
}

/** What stands of a cycle; null when the plant has no such one. */
export async function readCycle(
  on: Queryable,
  icao: string,
  cycleId: string,
): Promise<{ readonly name: string; readonly turns: readonly string[]; readonly endsOn: Day | null } | null> {
  const { rows } = await on.query<{ name: string; turns: string[]; valid_to: string | null }>({
    name: 'cycle-read',
    text: 'select name, turns, valid_to from base_cycle where icao = $1 and cycle_id = $2',
    values: [icao, cycleId],
  });
  const row = rows[0];
  return row
    ? { name: row.name, turns: row.turns, endsOn: row.valid_to === null ? null : storedDay(row.valid_to) }
    : null;
}

/** Of these people, those who are in the plant on some day of the range. */
export async function readHere(
  on: Queryable,
  icao: string,
  people: readonly string[],
  from: Day,
  to: Day | null,
): Promise<ReadonlySet<string>> {
  const { rows } = await on.query<{ employee_id: string }>({
    name: 'cycle-people-here',
    text: `select distinct employee_id from assignment where icao = $1 and employee_id = any($2)
      and valid_from <= coalesce($4::date, 'infinity') and coalesce(valid_to, 'infinity') >= $3::date`,
    values: [icao, [...people], isoDay(from), to === null ? null : isoDay(to)],
  });
  return new Set(rows.map((row) => row.employee_id));
}
