import type { AccountDetail, PlantName } from '@torre/contract/administration';
import { compactDay, dayFromIso, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Queryable } from '../../platform/db/index.ts';

const DETAIL = `
  select a.employee_id, e.name, e.surname, a.responsabile, a.responsabile_h35, a.rights_version, x.category, x.icao,
         array(select ruolo from account_role r where r.user_name = a.user_name order by 1) as roles,
         (select coalesce(json_agg(json_build_object('icao', m.icao, 'from', m.valid_from, 'to', m.valid_to)
                                   order by m.icao, m.valid_from), '[]')
            from managed_plant m where m.user_name = a.user_name) as plants
    from account a join employee e using (employee_id)
    left join assignment x on x.employee_id = a.employee_id
     and x.valid_from <= $2 and (x.valid_to is null or x.valid_to >= $2)
   where a.user_name = $1 and a.disabled_at is null`;

interface DetailRow {
  employee_id: string;
  name: string;
  surname: string;
  responsabile: boolean;
  responsabile_h35: boolean;
  rights_version: number;
  category: string | null;
  icao: string | null;
  roles: string[];
  plants: { icao: string; from: string; to: string | null }[];
}

/** An open account with its rights, null when there is none. `reader`: user name of who asks. */
export async function readAccountDetail(
  on: Queryable,
  userName: string,
  today: Day,
  reader: string,
): Promise<AccountDetail | null> {
  const { rows } = await on.query<DetailRow>(DETAIL, [userName, isoDay(today)]);
  const row = rows[0];
  if (!row) return null;
  return {
    userName,
    employeeId: row.employee_id,
    nome: row.name,
    cognome: row.surname,
    categoria: row.category,
    plant: row.icao,
    version: row.rights_version,
    own: userName === reader,
    ruoli: row.roles,
    responsabile: row.responsabile,
    responsabileH35: row.responsabile_h35,
    managedPlants: row.plants.map(({ icao, from, to }) => ({
      icao,
      validFrom: compactStored(from),
      validTo: to === null ? null : compactStored(to),
    })),
  };
}

/** The name of whose account is closed; null where the account is open or there is none. */
export async function nameOfClosedAccount(on: Queryable, userName: string): Promise<string | null> {
  const { rows } = await on.query<{ name: string }>(
    `select e.surname || ' ' || e.name as name from account a join employee e using (employee_id)
      where a.user_name = $1 and a.disabled_at is not null`,
    [userName],
  );
  return rows[0]?.name ?? null;
}

const compactStored = (iso: string): string => compactDay(dayFromIso(iso) as Day);

/** Every plant, in the order of the organisation; those that have ended are offered no more. */
export async function readPlantNames(on: Queryable, today: Day): Promise<PlantName[]> {
  const { rows } = await on.query<{ icao: string; name: string; ended: boolean }>(
    "select icao, name, coalesce(valid_to, 'infinity') < $1 as ended from plant order by ord",
    [isoDay(today)],
  );
  return rows.map(({ ended, ...plant }) => (ended ? { ...plant, hasEnded: true } : plant));
}
