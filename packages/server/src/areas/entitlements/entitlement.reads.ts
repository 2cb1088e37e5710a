import type { StandingEntitlement } from '@torre/contract/entitlements';
import { accountsOf } from '@torre/domain/entitlements';
import type { PersonOfYear } from '@torre/domain/entitlements';
import type { EmploymentCondition } from '@torre/domain/counters';
import { dayFromIso } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { BalanceAccount } from '@torre/domain/requests';
import type { Queryable } from '../../platform/db/index.ts';

/** Columns of a year as the contract names them; `isFirst`: no earlier one of the balance stands. */
export const STANDING = `x.year, x.balance, x.teorica, x.riduzioni, x.forzate, x.residuo_anni_prec as "residuoAnniPrec",
  x.residuo_anno_prec as "residuoAnnoPrec", x.version, not exists (
    select from leave_entitlement earlier where earlier.employee_id = x.employee_id and earlier.balance = x.balance
      and earlier.year < x.year) as "isFirst"`;

export interface PersonYear extends StandingEntitlement {
  readonly employeeId: string;
}

/** Years of people, newest first. */
export async function readYears(
  on: Queryable,
  employeeIds: readonly string[],
): Promise<readonly PersonYear[]> {
  const { rows } = await on.query<PersonYear>({
    name: 'entitlement-years',
    text: `select x.employee_id as "employeeId", ${STANDING} from leave_entitlement x
      where x.employee_id = any ($1) order by x.employee_id, x.year desc, x.balance`,
    values: [employeeIds],
  });
  return rows;
}

/** What people have of each balance, as far as who asks may see it; who has nothing is not in the map. */
export async function readAccounts(
  on: Queryable,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, readonly BalanceAccount[]>> {
  const years = await readYears(on, employeeIds);
  return new Map(
    [...Map.groupBy(years, ({ employeeId }) => employeeId)].map(([employeeId, own]) => [
      employeeId,
      accountsOf(own),
    ]),
  );
}

/** Somebody who has a post in a year, as on the first day of it. */
export interface PersonWithPost extends PersonOfYear {
  readonly day: Day;
  readonly icao: string | null;
  readonly category: string;
  readonly condition: EmploymentCondition;
}

interface PostRow extends Omit<PersonWithPost, 'day' | 'opened'> {
  readonly day: string;
}

/** Everybody who has a post in the year, with the years from it on that stand. */
export async function readPeopleOfYear(on: Queryable, year: number): Promise<readonly PersonWithPost[]> {
  const posts = await on.query<PostRow>({
    name: 'entitlement-people-of-year',
    text: `select distinct on (x.employee_id) x.employee_id as "employeeId", x.icao, x.category,
        x.employment_condition as condition, greatest(x.valid_from, make_date($1, 1, 1))::text as day,
        array(select distinct r.right_kind from person_right r where r.employee_id = x.employee_id
          and daterange(r.valid_from, r.valid_to, '[]') && daterange(make_date($1, 1, 1), make_date($1, 12, 31), '[]')) as rights
      from assignment x
      where daterange(x.valid_from, x.valid_to, '[]') && daterange(make_date($1, 1, 1), make_date($1, 12, 31), '[]')
      order by x.employee_id, x.valid_from`,
    values: [year],
  });
  const standing = await on.query<PersonOfYear['opened'][number] & { readonly employeeId: string }>({
    name: 'entitlement-opened-from',
    text: `select employee_id as "employeeId", balance, year from leave_entitlement where year >= $1`,
    values: [year],
  });
  const opened = Map.groupBy(standing.rows, ({ employeeId }) => employeeId);
  return posts.rows.map(({ day, ...post }) => ({
    ...post,
    day: dayFromIso(day)!,
    opened: opened.get(post.employeeId) ?? [],
  }));
}

export interface NamedPerson {
  readonly employeeId: string;
  readonly nome: string;
  readonly cognome: string;
}

/** null: nobody has the code. */
export async function readNamedPerson(on: Queryable, employeeId: string): Promise<NamedPerson | null> {
  const { rows } = await on.query<NamedPerson>({
    name: 'entitlement-person',
    text: `select employee_id as "employeeId", name as nome, surname as cognome from employee where employee_id = $1`,
    values: [employeeId],
  });
  return rows[0] ?? null;
}
