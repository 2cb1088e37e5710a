import type { ManagedPlant, Rights } from '@torre/domain/identity';
import { dayFromIso, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Tx } from '../../platform/db/index.ts';

export interface AccountRightsRow extends Rights {
  readonly employeeId: string;
  readonly version: number;
}

/** Rights change one account after another: who counts the other administrators must not be overtaken. */
export async function lockRights(tx: Tx): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(7310004)');
}

/** The rights of an open account; null when there is none. */
export async function findRights(tx: Tx, userName: string): Promise<AccountRightsRow | null> {
  const { rows } = await tx.query(
    `select employee_id, responsabile, responsabile_h35, rights_version,
            array(select ruolo from account_role r where r.user_name = a.user_name order by 1) as roles,
            (select coalesce(json_agg(json_build_object('icao', icao, 'from', valid_from, 'to', valid_to)
                                      order by icao, valid_from), '[]')
               from managed_plant m where m.user_name = a.user_name) as plants
       from account a where user_name = $1 and disabled_at is null`,
    [userName],
  );
  const row = rows[0];
  if (!row) return null;
  return {
    employeeId: row.employee_id,
    version: row.rights_version,
    roles: row.roles,
    responsabile: row.responsabile,
    responsabileH35: row.responsabile_h35,
    managedPlants: row.plants.map(
      (plant: { icao: string; from: string; to: string | null }): ManagedPlant => ({
        icao: plant.icao,
        validFrom: dayFromIso(plant.from) as Day,
        validTo: plant.to === null ? null : dayFromIso(plant.to),
      }),
    ),
  };
}

/** Open accounts with the role of administrator besides this one; those of the demo count while they can sign in. */
export async function countOtherAdministrators(
  tx: Tx,
  userName: string,
  demoSignsIn: boolean,
): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*) from account_role join account a using (user_name)
      where ruolo = 'ROLE_ADMIN' and user_name <> $1 and disabled_at is null
        and (not is_demo or $2)`,
    [userName, demoSignsIn],
  );
  return rows[0]!.count;
}

/** Writes the rights over the version seen; null when another save was first. */
export async function replaceRights(
  tx: Tx,
  userName: string,
  seenVersion: number,
  rights: Rights,
): Promise<number | null> {
  const { rows } = await tx.query<{ rights_version: number }>(
    `update account set responsabile = $3, responsabile_h35 = $4, rights_version = rights_version + 1
      where user_name = $1 and rights_version = $2 returning rights_version`,
    [userName, seenVersion, rights.responsabile, rights.responsabileH35],
  );
  if (!rows[0]) return null;
  await tx.query('delete from account_role where user_name = $1 and ruolo <> all($2)', [
    userName,
    rights.roles,
  ]);
  await tx.query(
    `insert into account_role (user_name, ruolo) select $1, unnest($2::text[]) on conflict do nothing`,
    [userName, rights.roles],
  );
  await tx.query('delete from managed_plant where user_name = $1', [userName]);
  await tx.query(
    `insert into managed_plant (user_name, icao, valid_from, valid_to)
     select $1, * from unnest($2::text[], $3::date[], $4::date[])`,
    [
      userName,
      rights.managedPlants.map(({ icao }) => icao),
      rights.managedPlants.map(({ validFrom }) => isoDay(validFrom)),
      rights.managedPlants.map(({ validTo }) => (validTo === null ? null : isoDay(validTo))),
    ],
  );
  return rows[0].rights_version;
}

/** Another version of these accounts' rights. */
export async function touchRights(tx: Tx, userNames: readonly string[]): Promise<void> {
  await tx.query('update account set rights_version = rights_version + 1 where user_name = any($1)', [
    userNames,
  ]);
}
