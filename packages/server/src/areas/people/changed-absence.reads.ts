import { isoDay } from '@torre/domain/kernel';
import type { Database } from '../../platform/db/index.ts';
import type { ChangedAbsence } from './absence-events.ts';

/** The plants in which somebody has a stay on the days that changed. */
export async function plantsOfChanged(
  db: Database,
  changed: readonly ChangedAbsence[],
): Promise<readonly string[]> {
  const { rows } = await db.query<{ icao: string }>({
    name: 'people-plants-of-changed',
    text: `select distinct a.icao
      from unnest($1::text[], $2::date[], $3::date[]) as c (employee_id, first, last)
      join assignment a on a.employee_id = c.employee_id
        and a.valid_from <= c.last and coalesce(a.valid_to, 'infinity') >= c.first`,
    values: [
      changed.map(({ employeeId }) => employeeId),
      changed.map(({ from }) => isoDay(from)),
      changed.map(({ to }) => isoDay(to)),
    ],
  });
  return rows.map(({ icao }) => icao);
}

/** The plants in which people have, had or will have a post. */
export async function plantsOfPeople(db: Database, employees: readonly string[]): Promise<readonly string[]> {
  const { rows } = await db.query<{ icao: string }>({
    name: 'people-plants-of-people',
    text: 'select distinct icao from assignment where employee_id = any ($1) and icao is not null',
    values: [employees],
  });
  return rows.map(({ icao }) => icao);
}
