import { isoDay } from '@torre/domain/kernel';
import { LOOKUP_LISTS } from '@torre/domain/lookups';
import type { LookupChange, LookupList } from '@torre/domain/lookups';
import type { Tx } from '../../platform/db/index.ts';

/** Holds every other save of the list until the transaction ends: what is read after it stands. */
export async function lockList(tx: Tx, list: LookupList): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('lookups ' || $1, 0))`, [list]);
}

/** As `lockList`, of every list. */
export async function lockLists(tx: Tx): Promise<void> {
  for (const list of (Object.keys(LOOKUP_LISTS) as LookupList[]).toSorted()) await lockList(tx, list);
}

/** Gives all states of each code a version that nobody has seen. */
export async function renewVersions(tx: Tx, codes: readonly ChangedLookup[]): Promise<void> {
  await tx.query({
    name: 'lookups-renew-versions',
    text: `update lookup_value v set version = w.version
      from (select list, code, max(version) + 1 as version from lookup_value
        where (list, code) in (select * from unnest($1::text[], $2::text[])) group by list, code) w
      where v.list = w.list and v.code = w.code`,
    values: [codes.map(({ list }) => list), codes.map(({ code }) => code)],
  });
}

export interface ChangedLookup {
  readonly list: LookupList;
  readonly code: string;
}

/** Writes a change; all states of the code get `version`. */
export async function storeLookupChange(
  tx: Tx,
  list: LookupList,
  { replaced, ended, added }: LookupChange,
  version: number,
): Promise<void> {
  const { code } = added;
  if (replaced.length > 0)
    await tx.query('delete from lookup_value where list = $1 and code = $2 and valid_from >= $3', [
      list,
      code,
      isoDay(added.validFrom),
    ]);
  if (ended)
    await tx.query(
      'update lookup_value set valid_to = $4 where list = $1 and code = $2 and valid_from = $3',
      [list, code, isoDay(ended.validFrom), isoDay(ended.validTo!)],
    );
  await tx.query(
    `insert into lookup_value (list, code, valid_from, valid_to, name_it, name_en, aliases, ord, attributes)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb)`,
    [
      list,
      code,
      isoDay(added.validFrom),
      added.validTo === null ? null : isoDay(added.validTo),
      added.nameIt,
      added.nameEn,
      added.aliases,
      added.ord,
      JSON.stringify(added.attributes),
    ],
  );
  await tx.query('update lookup_value set version = $3 where list = $1 and code = $2', [list, code, version]);
}
