import type { AbsentHolder } from '@torre/contract/counters';
import type { Database } from '../../platform/db/index.ts';

/** Names by personnel code, in the order of the roster. */
export async function readNames(
  db: Database,
  employees: readonly string[],
): Promise<ReadonlyMap<string, AbsentHolder>> {
  if (employees.length === 0) return new Map();
  const { rows } = await db.query<AbsentHolder>({
    name: 'counters-names',
    text: `select employee_id as "employeeId", name as "employeeName", surname as "employeeSurname"
      from employee where employee_id = any($1) order by surname, name, employee_id`,
    values: [employees],
  });
  return new Map(rows.map((row) => [row.employeeId, row]));
}
