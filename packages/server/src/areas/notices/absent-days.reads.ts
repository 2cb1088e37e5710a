import { isDecided, worksAllTheSame } from '@torre/domain/counters';
import type { Absence, EmploymentCondition, SubtractionRules } from '@torre/domain/counters';
import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { sqlDay } from '../../platform/db/index.ts';
import type { Queryable } from '../../platform/db/index.ts';

interface AbsentRow extends Pick<Absence, 'cause' | 'state'> {
  readonly employee_id: string;
  readonly from: Day;
  readonly to: Day;
  /** Of the post on these days. */
  readonly condition: EmploymentCondition;
}

/** Of the plant's people alone, clipped to their stays in it. */
const ABSENT = `
  select b.employee_id, b.cause, b.state, a.employment_condition as condition,
    ${sqlDay('greatest(a.valid_from, b.from_day, $2::date)')} as "from",
    ${sqlDay('least(a.valid_to, b.to_day, $3::date)')} as "to"
  from assignment a join absence b on b.employee_id = a.employee_id
    and b.from_day <= least(a.valid_to, $3::date) and b.to_day >= greatest(a.valid_from, $2::date)
  where a.icao = $1 and a.valid_from <= $3::date and coalesce(a.valid_to, 'infinity') >= $2::date`;

/**
 * Which people of a plant are absent on which of these days: an absence that was granted takes them away, for the whole day or
 * some hours of it. `rules`: whose causes are work elsewhere.
 */
export async function readAbsentDays(
  on: Queryable,
  icao: string,
  { from, to }: { readonly from: Day; readonly to: Day },
  rules: Pick<SubtractionRules, 'causesThatStay'>,
): Promise<(employeeId: string, day: Day) => boolean> {
  const { rows } = await on.query<AbsentRow>({
    name: 'roster-absent-days',
    text: ABSENT,
    values: [icao, isoDay(from), isoDay(to)],
  });
  const granted = rows.filter((row) => isDecided(row) && !worksAllTheSame(row.cause, row.condition, rules));
  const byPerson = Map.groupBy(granted, ({ employee_id: employeeId }) => employeeId);
  return (employeeId, day) =>
    byPerson.get(employeeId)?.some((row) => row.from <= day && day <= row.to) ?? false;
}
