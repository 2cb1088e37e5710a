import type { Substitution, SubstitutePerson } from '@torre/contract/substitutions';
import { ROLE } from '@torre/domain/identity';
import type { ManagedPlant } from '@torre/domain/identity';
import { compactDay, dayFromIso, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Queryable } from '../../platform/db/index.ts';
import { displayInstant } from '../../platform/local-time.ts';

interface SubstitutionRow {
  readonly substitution_id: string;
  readonly icao: string;
  readonly giver: string;
  readonly substitute: string;
  readonly giver_name: string;
  readonly giver_surname: string;
  readonly substitute_name: string;
  readonly substitute_surname: string;
  readonly valid_from: string;
  readonly valid_to: string;
  readonly ended_at: number | null;
  readonly holds: boolean;
}

/** A substitution as it is stored. */
export interface StoredSubstitution extends Substitution {
  readonly fromDay: Day;
  readonly toDay: Day;
}

const READ = `select u.substitution_id, u.icao, u.giver, u.substitute, u.valid_from::text, u.valid_to::text, u.ended_at,
    g.name as giver_name, g.surname as giver_surname, s.name as substitute_name, s.surname as substitute_surname,
    exists (select from account a join managed_plant m using (user_name)
      where a.employee_id = u.giver and a.responsabile and a.disabled_at is null and m.icao = u.icao
        and m.valid_from <= $1 and coalesce(m.valid_to, 'infinity') >= $1) as holds
  from substitution u join employee g on g.employee_id = u.giver join employee s on s.employee_id = u.substitute`;

const MOST_OVER = 50;

/**
 * What `person` gave and received, everybody's for null: current ones, coming ones, the latest that are over. `on` sees every row,
 * so that whether the giver still holds the plant is known to the substitute too.
 */
export async function readSubstitutions(
  on: Queryable,
  person: string | null,
  today: Day,
): Promise<readonly StoredSubstitution[]> {
  const { rows } = await on.query<SubstitutionRow>({
    name: 'substitutions',
    text: `${READ} where $2::text is null or u.giver = $2 or u.substitute = $2
      order by u.valid_from desc, u.substitution_id desc`,
    values: [isoDay(today), person],
  });
  const all = rows.map((row) => stored(row, today));
  const inState = (state: Substitution['state']) => all.filter((one) => one.state === state);
  return [...inState('current'), ...inState('coming'), ...inState('over').slice(0, MOST_OVER)];
}

/** One that `on` sees; null where there is none. */
export async function findSubstitution(
  on: Queryable,
  substitutionId: string,
  today: Day,
): Promise<StoredSubstitution | null> {
  const { rows } = await on.query<SubstitutionRow>({
    name: 'substitution',
    text: `${READ} where u.substitution_id = $2`,
    values: [isoDay(today), substitutionId],
  });
  return rows[0] ? stored(rows[0], today) : null;
}

function stored(row: SubstitutionRow, today: Day): StoredSubstitution {
  const fromDay = dayFromIso(row.valid_from) as Day;
  const toDay = dayFromIso(row.valid_to) as Day;
  const isOver = row.ended_at !== null || toDay < today;
  const person = (employeeId: string, employeeName: string, employeeSurname: string) => ({
    employeeId,
    employeeName,
    employeeSurname,
  });
  return {
    substitutionId: row.substitution_id,
    plant: row.icao,
    giver: person(row.giver, row.giver_name, row.giver_surname),
    substitute: person(row.substitute, row.substitute_name, row.substitute_surname),
    from: compactDay(fromDay),
    to: compactDay(toDay),
    endedAt: row.ended_at === null ? null : displayInstant(row.ended_at),
    state: isOver ? 'over' : fromDay > today ? 'coming' : 'current',
    holds: row.holds,
    allowedActions: [],
    fromDay,
    toDay,
  };
}

/** Plants that a person manages by the own right, with their days; empty for who is no manager. `on` sees every row. */
export async function readHeldPlants(on: Queryable, employeeId: string): Promise<readonly ManagedPlant[]> {
  const { rows } = await on.query<{ icao: string; from: string; to: string | null }>({
    name: 'substitution-held-plants',
    text: `select m.icao, m.valid_from::text as "from", m.valid_to::text as "to"
      from account a join managed_plant m using (user_name)
      where a.employee_id = $1 and a.responsabile and a.disabled_at is null and m.icao <> '-'`,
    values: [employeeId],
  });
  return rows.map(({ icao, from, to }) => ({
    icao,
    validFrom: dayFromIso(from) as Day,
    validTo: to === null ? null : dayFromIso(to),
  }));
}

/** The account of a person who can sign in; null for anybody else. `on` sees every row. */
export async function findOpenAccount(on: Queryable, employeeId: string): Promise<string | null> {
  const { rows } = await on.query<{ user_name: string }>({
    name: 'substitution-account',
    text: 'select user_name from account where employee_id = $1 and disabled_at is null',
    values: [employeeId],
  });
  return rows[0]?.user_name ?? null;
}

/** Personnel codes of the administrators who can sign in. `on` sees every row. */
export async function readOpenAdministrators(on: Queryable): Promise<readonly string[]> {
  const { rows } = await on.query<{ employee_id: string }>({
    name: 'substitution-administrators',
    text: `select distinct a.employee_id from account a join account_role r using (user_name)
      where r.ruolo = $1 and a.disabled_at is null order by 1`,
    values: [ROLE.admin],
  });
  return rows.map(({ employee_id: code }) => code);
}

const MOST_FOUND = 20;

/** People with an open account whose name holds every word. `on` sees every row. */
export async function findPeopleWithAccount(
  on: Queryable,
  { name, today, tellsPlants }: { readonly name: string; readonly today: Day; readonly tellsPlants: boolean },
): Promise<readonly SubstitutePerson[]> {
  const words = name
    .trim()
    .split(/\s+/)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  const { rows } = await on.query<SubstitutePerson>({
    name: 'substitution-people',
    text: `select e.employee_id as "employeeId", e.name as "employeeName", e.surname as "employeeSurname",
        (select x.icao from assignment x where x.employee_id = e.employee_id and x.valid_from <= $2
          and coalesce(x.valid_to, 'infinity') >= $2) as plant,
        case when $3 and a.responsabile then array(select distinct m.icao from managed_plant m
          where m.user_name = a.user_name and m.icao <> '-' and coalesce(m.valid_to, 'infinity') >= $2 order by 1)
          else '{}' end as manages
      from employee e join account a using (employee_id)
      where a.disabled_at is null and (e.surname || ' ' || e.name || ' ' || e.employee_id) ilike all ($1::text[])
      order by e.surname, e.name, e.employee_id limit ${MOST_FOUND}`,
    values: [words, isoDay(today), tellsPlants],
  });
  return rows;
}
