import { isDecided, worksAllTheSame } from '@torre/domain/counters';
import type { Absence, EmploymentCondition, SubtractionRules } from '@torre/domain/counters';
import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { sqlDay } from '../../platform/db/index.ts';
import type { Queryable, Tx } from '../../platform/db/index.ts';

interface AbsentRow extends Pick<Absence, 'cause' | 'state'> {
  readonly employee_id: string;
  readonly from: Day;
  readonly to: Day;
  /** Of the post on these days. */
  readonly condition: EmploymentCondition;
}

/**
 * Holds the absences of people until the transaction ends, in one order, so that two never wait for each other: `decide` alone, as
 * a step on a request does; `save` beside other saves, but not beside a decision, so that what a save asks about is what stands.
 */
export async function holdAbsencesOf(
  tx: Tx,
  people: readonly string[],
  what: 'decide' | 'save',
): Promise<void> {
  const lock = what === 'decide' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared';
  await tx.query({
    name: `absences-hold-${what}`,
    text: `select ${lock}(hashtextextended('requests ' || employee_id, 0))
      from (select distinct employee_id from unnest($1::text[]) as employee_id order by employee_id) as ordered`,
    values: [people],
  });
}

/** Of the plant's people alone, clipped to their stays in it. */
const absentOf = (people: string): string => `
  select b.employee_id, b.cause, b.state, a.employment_condition as condition,
    ${sqlDay('greatest(a.valid_from, b.from_day, $2::date)')} as "from",
    ${sqlDay('least(a.valid_to, b.to_day, $3::date)')} as "to"
  from assignment a join absence b on b.employee_id = a.employee_id
    and b.from_day <= least(a.valid_to, $3::date) and b.to_day >= greatest(a.valid_from, $2::date)
  where a.icao = $1 ${people} and a.valid_from <= $3::date and coalesce(a.valid_to, 'infinity') >= $2::date`;

const OF_ALL = { name: 'roster-absent-days', text: absentOf('') };
const OF_SOME = {
  name: 'roster-absent-days-of-people',
  text: absentOf('and a.employee_id = any ($4::text[])'),
};

/**
 * Which people of a plant are absent on which of these days: an absence that was granted takes them away, for the whole day or
 * some hours of it. `rules`: whose causes are work elsewhere. `people`: only of these; absent: of all.
 */
export async function readAbsentDays(
  on: Queryable,
  icao: string,
  { from, to }: { readonly from: Day; readonly to: Day },
  rules: Pick<SubtractionRules, 'causesThatStay'>,
  people?: readonly string[],
): Promise<(employeeId: string, day: Day) => boolean> {
  const { rows } = await on.query<AbsentRow>({
    ...(people === undefined ? OF_ALL : OF_SOME),
    values: [icao, isoDay(from), isoDay(to), ...(people === undefined ? [] : [people])],
  });
  const byPerson = Map.groupBy(rows.filter(isDecided), ({ employee_id: employeeId }) => employeeId);
  return (employeeId, day) =>
    byPerson
      .get(employeeId)
      ?.some(
        (row) => row.from <= day && day <= row.to && !worksAllTheSame(row.cause, row.condition, day, rules),
      ) ?? false;
}
