import { OUTCOME } from '@torre/contract/outcome';
import type { DivisionEmployee, EmployeesReply } from '@torre/contract/people';
import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Database } from '../../platform/db/index.ts';

/** Who is asked for: days both included; an empty list leaves nobody out. */
export interface WantedEmployees {
  readonly icao: string;
  readonly from: Day;
  readonly to: Day;
  readonly units: readonly string[];
  readonly specializations: readonly string[];
  readonly employeeId: string | null;
}

interface EmployeeRow {
  readonly employee: DivisionEmployee;
  /** null: the unit ended before the days. */
  readonly unitName: string | null;
}

const EMPLOYEES = `
  select case when coalesce(u.valid_to, 'infinity') >= $2::date then u.name end as "unitName", json_build_object('employeeId', e.employee_id, 'employeeName', e.name,
      'employeeSurname', e.surname, 'category', a.category, 'island', a.island_id, 'codUo', a.unit_code,
      'specializations', coalesce(held.ids, '{}')) as employee
  from (select distinct on (employee_id) employee_id, category, island_id, unit_code
          from assignment
         where icao = $1 and valid_from <= $3::date and coalesce(valid_to, 'infinity') >= $2::date
         order by employee_id, valid_from desc) as a
  join employee e using (employee_id)
  join unit u using (unit_code)
  left join (select employee_id, array_agg(distinct specialization_id) as ids
               from employee_specialization
              where icao = $1 and valid_from <= $3::date and valid_to >= $2::date
              group by employee_id) as held using (employee_id)
  where (cardinality($4::text[]) = 0 or a.unit_code = any($4))
    and (cardinality($5::text[]) = 0 or held.ids && $5)
    and ($6::text is null or e.employee_id = $6)`;

const byName = new Intl.Collator('it');

/** The people who stand in the plant's roster on one of the days, as their last assignment within them has it. */
export async function readEmployeesOf(db: Database, wanted: WantedEmployees): Promise<EmployeesReply> {
  const { icao, from, to, units, specializations, employeeId } = wanted;
  const { rows } = await db.query<EmployeeRow>({
    name: 'roster-employees',
    text: EMPLOYEES,
    values: [icao, isoDay(from), isoDay(to), units, specializations, employeeId],
  });
  const names = await db.query<{ specializationId: string; name: string }>({
    name: 'roster-specializations',
    text: `select specialization_id as "specializationId", name from specialization
      where icao = $1 and coalesce(valid_to, 'infinity') >= $2 order by name`,
    values: [icao, isoDay(from)],
  });
  const occurring = new Set(rows.flatMap(({ employee }) => employee.specializations));
  // Who is left in a unit that ended keeps its code; nobody is offered it.
  const unitNames = new Map(
    rows.flatMap(({ employee, unitName }) =>
      unitName === null ? [] : [[employee.codUo, unitName] as const],
    ),
  );
  return {
    outcome: { code: OUTCOME.ok, messageIT: '' },
    employees: rows
      .map(({ employee }) => employee)
      .sort(
        (one, other) =>
          byName.compare(one.employeeSurname, other.employeeSurname) ||
          byName.compare(one.employeeName, other.employeeName) ||
          one.employeeId.localeCompare(other.employeeId),
      ),
    units: [...unitNames]
      .map(([codUo, name]) => ({ codUo, name }))
      .sort((one, other) => byName.compare(one.name, other.name)),
    specializations: names.rows.filter(({ specializationId }) => occurring.has(specializationId)),
  };
}
