import type { ImportedPunch } from '@torre/domain/attendance';
import { isoDay } from '@torre/domain/kernel';
import type { Tx } from '../../platform/db/index.ts';
import { instantText, zoneOf } from '../../platform/local-time.ts';

/** Of these personnel codes those that nobody has. */
export async function unknownCodes(tx: Tx, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await tx.query<{ code: string }>(
    `select code from unnest($1::text[]) code
      where not exists (select from employee where employee_id = code)`,
    [codes],
  );
  return new Set(rows.map(({ code }) => code));
}

/** Writes punches that do not stand yet, with the plant of each person's day; returns how many. */
export async function insertPunches(tx: Tx, punches: readonly ImportedPunch[]): Promise<number> {
  if (punches.length === 0) return 0;
  const instants = punches.map(({ day, minute, kind }) =>
    instantText(zoneOf(day, day), { day, minute }, kind === 'entrance' ? 'start' : 'end'),
  );
  const { rowCount } = await tx.query(
    `insert into punch (employee_id, punched_at, kind, icao, source)
     select p.employee_id, p.at, p.kind, a.icao, p.source
       from unnest($1::text[], $2::timestamptz[], $3::text[], $4::date[], $5::text[]) with ordinality
         as p (employee_id, at, kind, day, source, nth)
       left join assignment a on a.employee_id = p.employee_id
         and p.day between a.valid_from and coalesce(a.valid_to, 'infinity')
      order by nth
     on conflict do nothing`,
    [
      punches.map(({ employeeId }) => employeeId),
      instants,
      punches.map(({ kind }) => kind),
      punches.map(({ day }) => isoDay(day)),
      punches.map(({ source }) => source),
    ],
  );
  return rowCount ?? 0;
}
