import { ASKED_OF_LICENSED } from '@torre/domain/counters';
import type { AskedQualification } from '@torre/domain/counters';
import type { Queryable } from '../../platform/db/index.ts';
import { asksForQualifications } from './asked-qualifications.ts';

/**
 * What the person's specializations of the day (YYYY-MM-DD) ask for and the person does not hold: kinds alone, no dates, no
 * suspension (decision 0055). Read as the system, for administrators.
 */
export async function readMissingQualifications(
  on: Queryable,
  employeeId: string,
  day: string,
): Promise<readonly AskedQualification[]> {
  const { rows } = await on.query<{ kind: AskedQualification }>({
    name: 'organisation-missing-qualifications',
    text: `select kind from unnest($3::text[]) with ordinality asked (kind, ord)
      where ${asksForQualifications('$1', '$2::date')}
        and not exists (select from qualification q where q.employee_id = $1 and q.kind = asked.kind
          and q.valid_from <= $2::date and coalesce(q.valid_to, 'infinity') >= $2::date)
      order by ord`,
    values: [employeeId, day, ASKED_OF_LICENSED],
  });
  return rows.map(({ kind }) => kind);
}
